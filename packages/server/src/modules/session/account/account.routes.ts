import {
  departmentEndpoints,
  userEndpoints,
  type DepartmentChoice,
  type PasswordUpdate,
} from '@evergreen/core/contract';

import type { SignedInCall } from '../../../http/call.types.ts';
import { checkedRoute, guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { accountMessages } from './account.messages.ts';
import type { DepartmentService } from './department.service.ts';
import type { PasswordService } from './password.service.ts';

const labels = new Map([
  ['username', accountMessages.username],
  ['oldpassword', accountMessages.oldPassword],
  ['password', accountMessages.newPassword],
  ['confirmpassword', accountMessages.confirmation],
  ['orgCode', accountMessages.orgCode],
]);
const labelOfProof = (key: string) => (key === 'password' ? accountMessages.password : undefined);
const labelOf = (key: string) => labels.get(key);

/** What people do with their own account. */
export function accountRoutes(passwords: PasswordService, departments: DepartmentService): readonly EndpointRoute[] {
  const changePassword = ({ body }: { readonly body: PasswordUpdate }, call: SignedInCall) =>
    passwords.change(body, call);
  const chooseDepartment = ({ body }: { readonly body: DepartmentChoice }, call: SignedInCall) =>
    departments.choose(body, call);
  return [
    checkedRoute(userEndpoints.updatePassword, changePassword, labelOf),
    checkedRoute(userEndpoints.updatePasswordByPut, changePassword, labelOf),
    checkedRoute(userEndpoints.verifyPassword, ({ body }, call) => passwords.verify(body, call), labelOfProof),
    guardedRoute(departmentEndpoints.getCurrentUserDeparts, (_input, call) => departments.ofCaller(call)),
    guardedRoute(departmentEndpoints.selectDepart, chooseDepartment, labelOf),
    guardedRoute(departmentEndpoints.selectDepartByPut, chooseDepartment, labelOf),
  ];
}
