import {
  authEndpoints,
  departmentEndpoints,
  loginMethodsEndpoints,
  tenantEndpoints,
  thirdPartyEndpoints,
  type Credentials,
  type DepartmentChoice,
  type LoginOutcome,
  type PhoneCredentials,
} from '../../../contract/index.ts';
import type { HttpClient, HttpFailure } from '../../../http/index.ts';
import { mapResult, type Result } from '../../../kernel/index.ts';
import type { LoginRequest } from './auth.model.ts';
import type { ThirdPartyCode } from './auth.types.ts';

export function createAuthApi(client: HttpClient) {
  return {
    login: (credentials: Credentials) => client.call(authEndpoints.login, { body: credentials }),
    phoneLogin: (credentials: PhoneCredentials) => client.call(authEndpoints.phoneLogin, { body: credentials }),
    ways: () => client.call(loginMethodsEndpoints.read),
    ticketLogin: (query: { readonly ticket: string; readonly service: string }) =>
      client.call(loginMethodsEndpoints.validateTicket, { query }),
    codeLogin: ({ token, thirdType, state }: ThirdPartyCode) =>
      client.call(thirdPartyEndpoints.getLoginUser, { params: { token, thirdType }, query: { state } }),
    picture: (key: string, signal: AbortSignal) => client.call(authEndpoints.randomImage, { params: { key }, signal }),
    logout: () => client.call(authEndpoints.logout),
    tenants: (ids: readonly string[], signal: AbortSignal) =>
      client.call(tenantEndpoints.queryList, { query: { ids: ids.join(',') }, signal }),
    selectDepartment: (choice: DepartmentChoice) => client.call(departmentEndpoints.selectDepart, { body: choice }),
    permissions: (signal: AbortSignal) => client.call(authEndpoints.getUserPermissionByToken, { signal }),
  };
}

type AuthApi = ReturnType<typeof createAuthApi>;

/** Send one login attempt by any method. */
export async function requestLogin(api: AuthApi, request: LoginRequest): Promise<Result<LoginOutcome, HttpFailure>> {
  switch (request.kind) {
    case 'password':
      return mapResult(await api.login(request.body), resultOf);
    case 'phone':
      return mapResult(await api.phoneLogin(request.body), resultOf);
    case 'thirdParty':
      return mapResult(await api.codeLogin(request), resultOf);
    case 'ticket': {
      const ways = await api.ways();
      if (!ways.ok) return ways;
      // The server reports an error if CAS is disabled.
      const service = ways.value.result.cas?.service ?? '';
      return mapResult(await api.ticketLogin({ ticket: request.ticket, service }), resultOf);
    }
  }
}

const resultOf = <Value>({ result }: { readonly result: Value }) => result;
