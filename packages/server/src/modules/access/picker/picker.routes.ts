import { pickerEndpoints, type GrantDepartment } from '@evergreen/core/contract';
import { err, flattenTree, ok } from '@evergreen/core/kernel';

import type { Caller } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import { departmentNodes } from './department-nodes.ts';
import { pickPermissions, type PickSubject } from './picker-rights.ts';
import type { CountedPage, PickerRepository } from './picker.repository.ts';

function pageAnswer<Row>(
  { records, total, isTotalLowerBound }: CountedPage<Row>,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
) {
  const page = { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
  return ok({ result: isTotalLowerBound ? { ...page, isTotalLowerBound } : page });
}

/** Users and departments for whoever may write what refers to them. */
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
      return ok({ result: departmentNodes(await departments()) });
    }),
    guardedRoute(pickerEndpoints.departmentsBelow, async ({ query: { pid } }, { caller }) => {
      const right = await allowed('department', caller);
      if (!right.ok) return right;
      const tree = await departments();
      const below = pid === undefined ? tree : (flattenTree(tree).find(({ id }) => id === pid)?.children ?? []);
      return ok({
        result: below.map(({ id, departName, children }) => ({
          id,
          key: id,
          title: departName,
          isLeaf: children.length === 0,
          children: null,
        })),
      });
    }),
    guardedRoute(pickerEndpoints.departmentsNamed, async ({ query: { keyWord } }, { caller }) => {
      const right = await allowed('department', caller);
      if (!right.ok) return right;
      const named = flattenTree(await departments()).filter(({ departName }) => departName.includes(keyWord));
      return ok({ result: departmentNodes(named) });
    }),
  ];
}
