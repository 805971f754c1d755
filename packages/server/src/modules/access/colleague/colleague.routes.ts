import { colleagueEndpoints, type GrantDepartment } from '@evergreen/core/contract';
import { flattenTree, ok } from '@evergreen/core/kernel';

import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { DepartmentRepository } from '../../session/account/department.repository.ts';
import { departmentNodes } from '../picker/department-nodes.ts';
import type { ColleagueRepository, ColleaguesAsked } from './colleague.repository.ts';

/** The address book for whoever may see it, and everybody's own departments. */
export function colleagueRoutes(
  colleagues: ColleagueRepository,
  tree: () => Promise<GrantDepartment[]>,
  own: Pick<DepartmentRepository, 'ofUser'>,
): readonly EndpointRoute[] {
  async function page(asked: ColleaguesAsked) {
    const { records, total } = await colleagues.find(asked);
    const { pageNo, pageSize } = asked;
    return ok({ result: { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) } });
  }

  /** Codes of one's departments; of several on one line the uppermost. */
  async function ownCodes(userId: string): Promise<readonly string[]> {
    const codes = (await own.ofUser(userId)).map(({ orgCode }) => orgCode);
    return codes.filter((code) => !codes.some((other) => other !== code && code.startsWith(other)));
  }

  return [
    guardedRoute(colleagueEndpoints.addressBook, async ({ query: { id, username, ...paging } }, { tenantId }) => {
      const code = id === undefined ? undefined : await colleagues.codeOf(id);
      const within = id === undefined ? {} : { within: code === undefined ? [] : [code] };
      return page({ ...paging, ...within, words: username, tenantId });
    }),
    guardedRoute(colleagueEndpoints.ownDepartments, async (_input, { caller }) => {
      const codes = new Set(await ownCodes(caller.userId));
      return ok({
        result: departmentNodes(flattenTree(await tree()).filter(({ orgCode }) => codes.has(orgCode))),
      });
    }),
    guardedRoute(
      colleagueEndpoints.ofOwnDepartments,
      async ({ query: { id, username, ...paging } }, { caller, tenantId }) => {
        const codes = await ownCodes(caller.userId);
        const asked = id === undefined ? undefined : await colleagues.codeOf(id);
        // Of a department that is not one's own nobody is shown.
        const chosen = asked === undefined ? [] : codes.some((code) => asked.startsWith(code)) ? [asked] : [];
        return page({ ...paging, words: username, tenantId, within: id === undefined ? codes : chosen });
      },
    ),
  ];
}
