import {
  authEndpoints,
  departmentEndpoints,
  tenantEndpoints,
  type Credentials,
  type DepartmentChoice,
  type PhoneCredentials,
} from '../../contract/index.ts';
import type { HttpClient } from '../../http/index.ts';

export function createAuthApi(client: HttpClient) {
  return {
    login: (credentials: Credentials) => client.call(authEndpoints.login, { body: credentials }),
    phoneLogin: (credentials: PhoneCredentials) => client.call(authEndpoints.phoneLogin, { body: credentials }),
    picture: (key: string, signal: AbortSignal) => client.call(authEndpoints.randomImage, { params: { key }, signal }),
    logout: () => client.call(authEndpoints.logout),
    tenants: (ids: readonly string[], signal: AbortSignal) => client.call(tenantEndpoints.queryList, { query: { ids: ids.join(',') }, signal }),
    selectDepartment: (choice: DepartmentChoice) => client.call(departmentEndpoints.selectDepart, { body: choice }),
    permissions: (signal: AbortSignal) => client.call(authEndpoints.getUserPermissionByToken, { signal }),
  };
}
