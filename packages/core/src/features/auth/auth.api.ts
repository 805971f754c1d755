import { authEndpoints, type Credentials } from '../../contract/index.ts';
import type { HttpClient } from '../../http/index.ts';

export function createAuthApi(client: HttpClient) {
  return {
    login: (credentials: Credentials) => client.call(authEndpoints.login, { body: credentials }),
    logout: () => client.call(authEndpoints.logout),
    permissions: (signal: AbortSignal) => client.call(authEndpoints.getUserPermissionByToken, { signal }),
  };
}
