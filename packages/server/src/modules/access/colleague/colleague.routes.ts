import { colleagueEndpoints } from '@evergreen/core/contract';
import { flattenTree, ok } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import type { SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { DepartmentRepository } from '../../session/account/department.repository.ts';
import { departmentTree } from '../grant/grant.model.ts';
import { departmentCode, departmentRows } from '../people/departments-in-reach.ts';
import { departmentNodes } from '../picker/department-nodes.ts';
import type { ColleagueRepository, ColleaguesAsked, ReachablePeople } from './colleague.repository.ts';

export interface Colleagues {
  readonly colleagues: ColleagueRepository;
  readonly orm: Database['orm'];
  readonly reachOf: (call: SignedInCall) => Promise<ReachablePeople>;
  readonly own: Pick<DepartmentRepository, 'ofUser'>;
}

/** The address book for people who may see it, and everybody's own departments: the people in reach of the caller. */
export function colleagueRoutes({ colleagues, orm, reachOf, own }: Colleagues): readonly EndpointRoute[] {
  async function page(reach: ReachablePeople, asked: ColleaguesAsked) {
    const { records, total } = await colleagues.find(reach, asked);
    const { pageNo, pageSize } = asked;
    return ok({ result: { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) } });
  }

  /** Codes of one's departments; of several on one line the uppermost. */
  async function ownCodes(userId: string): Promise<readonly string[]> {
    const codes = (await own.ofUser(userId)).map(({ orgCode }) => orgCode);
    return codes.filter((code) => !codes.some((other) => other !== code && code.startsWith(other)));
  }

  return [
    guardedRoute(colleagueEndpoints.addressBook, async ({ query: { id, username, ...paging } }, call) => {
      const reach = await reachOf(call);
      const code = id === undefined ? undefined : await departmentCode(orm, reach.departments, id);
      const within = id === undefined ? {} : { within: code === undefined ? [] : [code] };
      return page(reach, { ...paging, ...within, words: username });
    }),
    guardedRoute(colleagueEndpoints.ownDepartments, async (_input, call) => {
      const codes = new Set(await ownCodes(call.caller.userId));
      const tree = departmentTree(await departmentRows(orm, (await reachOf(call)).departments));
      return ok({ result: departmentNodes(flattenTree(tree).filter(({ orgCode }) => codes.has(orgCode))) });
    }),
    guardedRoute(colleagueEndpoints.ofOwnDepartments, async ({ query: { id, username, ...paging } }, call) => {
      const reach = await reachOf(call);
      const codes = await ownCodes(call.caller.userId);
      const asked = id === undefined ? undefined : await departmentCode(orm, reach.departments, id);
      // Of a department that is not one's own nobody is shown.
      const chosen = asked === undefined ? [] : codes.some((code) => asked.startsWith(code)) ? [asked] : [];
      return page(reach, { ...paging, words: username, within: id === undefined ? codes : chosen });
    }),
  ];
}
