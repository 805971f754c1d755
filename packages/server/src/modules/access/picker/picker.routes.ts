import { pickerEndpoints, type GrantDepartment } from '@evergreen/core/contract';
import { err, flattenTree, foldText, ok } from '@evergreen/core/kernel';
import type { ResourceDirectory } from '@evergreen/core/resources';

import type { Caller, SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import { departmentNodes, namedDepartments } from './department-nodes.ts';
import { pickPermissions, type PickSubject } from './picker-rights.ts';
import type { CountedPage } from './picker.repository.ts';
import type { UserChoice } from './user-choice.ts';

function pageAnswer<Row>(
  { records, total, isTotalLowerBound }: CountedPage<Row>,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
) {
  const page = { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
  return ok({ result: isTotalLowerBound ? { ...page, isTotalLowerBound } : page });
}

export interface Pickers {
  readonly directory: ResourceDirectory;
  readonly users: UserChoice;
  readonly departments: (call: SignedInCall) => Promise<GrantDepartment[]>;
  readonly holds: (caller: Caller, code: string) => Promise<boolean>;
}

/** Users and departments in reach of the caller, for people who may write what refers to them. */
export function pickerRoutes({ directory, users, departments, holds }: Pickers): readonly EndpointRoute[] {
  async function allowed(subject: PickSubject, caller: Caller) {
    const codes = pickPermissions(subject, directory.all());
    for (const code of codes) if (await holds(caller, code)) return ok(null);
    return err({ kind: 'forbidden' as const, message: httpServerMessages.forbidden(codes[0]) });
  }

  return [
    guardedRoute(pickerEndpoints.users, async ({ query: { username, id, ...asked } }, call) => {
      const right = await allowed('user', call.caller);
      if (!right.ok) return right;
      const { ids, pageNo, pageSize } = asked;
      return pageAnswer(await users({ words: username, departId: id, ids, pageNo, pageSize }, call), asked);
    }),
    guardedRoute(pickerEndpoints.departments, async (_input, call) => {
      const right = await allowed('department', call.caller);
      if (!right.ok) return right;
      return ok({ result: departmentNodes(await departments(call)) });
    }),
    guardedRoute(pickerEndpoints.departmentsBelow, async ({ query: { pid } }, call) => {
      const right = await allowed('department', call.caller);
      if (!right.ok) return right;
      const tree = await departments(call);
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
    guardedRoute(pickerEndpoints.departmentsNamed, async ({ query: { keyWord } }, call) => {
      const right = await allowed('department', call.caller);
      if (!right.ok) return right;
      return ok({ result: namedDepartments(await departments(call), foldText(keyWord)) });
    }),
  ];
}
