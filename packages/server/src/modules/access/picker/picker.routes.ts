import { pickerEndpoints, type DepartmentNode, type GrantDepartment } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';

import type { Caller } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import { pickPermissions, type PickSubject } from './picker-rights.ts';
import type { PickerRepository } from './picker.repository.ts';

function nodesOf(departments: readonly GrantDepartment[]): DepartmentNode[] {
  return departments.map(({ id, departName, children }) => ({
    key: id,
    title: departName,
    children: nodesOf(children),
  }));
}

function pageAnswer<Row>(
  { records, total }: { readonly records: Row[]; readonly total: number },
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
) {
  return ok({ result: { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) } });
}

/** Users, departments and roles for whoever may write what refers to them. */
export function pickerRoutes(
  pickers: PickerRepository,
  departments: () => Promise<GrantDepartment[]>,
  holds: (caller: Caller, code: string) => Promise<boolean>,
): readonly EndpointRoute[] {
  async function allowed(subject: PickSubject, caller: Caller) {
    const codes = pickPermissions(subject);
    for (const code of codes) if (await holds(caller, code)) return ok(null);
    return err({ kind: 'forbidden' as const, message: httpServerMessages.forbidden(codes[0]) });
  }

  return [
    guardedRoute(pickerEndpoints.users, async ({ query: { username, id, ...asked } }, { caller, tenantId }) => {
      const right = await allowed('user', caller);
      if (!right.ok) return right;
      const { ids, pageNo, pageSize } = asked;
      return pageAnswer(await pickers.users({ words: username, departId: id, ids, pageNo, pageSize, tenantId }), asked);
    }),
    guardedRoute(pickerEndpoints.departments, async (_input, { caller }) => {
      const right = await allowed('department', caller);
      if (!right.ok) return right;
      return ok({ result: nodesOf(await departments()) });
    }),
    guardedRoute(pickerEndpoints.roles, async ({ query: { roleName, ids, pageNo, pageSize } }, { caller }) => {
      const right = await allowed('role', caller);
      if (!right.ok) return right;
      return pageAnswer(await pickers.roles({ words: roleName, ids, pageNo, pageSize }), { pageNo, pageSize });
    }),
  ];
}
