import { createActor, fromPromise } from 'xstate';

import { memberEndpoints, type Member } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult, ok, type Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { askLosses, type LossesAnswer } from '../rights-losses/index.ts';
import { createPicker, type PickerService } from '../picker/index.ts';
import { membersMachine } from './members.machine.ts';
import type { MemberAnswer, MemberChange } from './members.model.ts';
import type { MembersEmitted, MembersEvent, MembersFacts, MembersOf, NamedMember } from './members.types.ts';

export type MembersService = Service<MembersFacts, MembersEvent, MembersEmitted>;
export type MemberListService = PickerService<Member>;

export interface MembersDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly of: MembersOf;
}

const PAGE_SIZE = 10;

/** Who has a role or is in a department, by name, a page at a time. */
export function createMemberList({ client, clock, of }: MembersDependencies): MemberListService {
  return createPicker<Member>({
    clock,
    source: {
      item: ({ id, realname }) => ({ value: id, text: realname }),
      async load({ words, page, pageSize }, signal) {
        const query = { pageNo: page, pageSize, realname: words };
        const answer = await (of.kind === 'role'
          ? client.call(memberEndpoints.ofRole, { query: { ...query, roleId: of.id }, signal, isQuiet: true })
          : client.call(memberEndpoints.ofDepartment, { query: { ...query, depId: of.id }, signal, isQuiet: true }));
        return mapResult(answer, ({ result }) => ({ rows: result.records, total: result.total }));
      },
      // Nobody is chosen here.
      texts: async () => ok([]),
    },
    settings: { pageSize: PAGE_SIZE, maximum: 1 },
  });
}

/** Adds users to a role or department, and removes them after a question; all of them or none. */
export function createMembers({ client, clock, of }: MembersDependencies): MembersService {
  function change({ joining, leaving }: MemberChange): Promise<MemberAnswer> {
    const userIdList = [...joining];
    const userIds = leaving.map(({ id }) => id).join(',');
    if (of.kind === 'role')
      return joining.length > 0
        ? client.call(memberEndpoints.addToRole, { body: { roleId: of.id, userIdList } })
        : client.call(memberEndpoints.removeFromRole, { query: { roleId: of.id, userIds } });
    return joining.length > 0
      ? client.call(memberEndpoints.addToDepartment, { body: { depId: of.id, userIdList } })
      : client.call(memberEndpoints.removeFromDepartment, { query: { depId: of.id, userIds } });
  }
  const machine = membersMachine.provide({
    actors: {
      requestChange: fromPromise<MemberAnswer, MemberChange>(({ input }) => change(input)),
      requestLosses: fromPromise<LossesAnswer, readonly NamedMember[]>(({ input, signal }) =>
        askLosses(client, { of: of.kind, ids: [of.id], userIds: input.map(({ id }) => id) }, signal),
      ),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return serviceFromActor(actor, ({ value, context: { leaving, losses } }) => ({
    status: value,
    question: leaving.length === 0 ? null : leaving,
    losses,
  }));
}
