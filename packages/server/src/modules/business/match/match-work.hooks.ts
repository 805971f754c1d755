import { ok } from '@evergreen/core/kernel';
import { matchResource, matchWorkResource } from '@evergreen/core/resources';

import { defineHooks, type HookRow } from '../../records/resource/resource-hooks.types.ts';
import { addToNumber, differenceOf } from '../../records/resource/row-numbers.ts';

/** A work counts in its match, with the votes it has. */
const addsTo = ({ matchId, votes }: HookRow<typeof matchWorkResource>) =>
  matchId === undefined
    ? []
    : [
        { id: matchId, key: 'workCount', by: 1 },
        { id: matchId, key: 'voteCount', by: votes ?? 0 },
      ];

export const matchWorkHooks = defineHooks(matchWorkResource, {
  async written({ before, row }, tools) {
    for (const change of differenceOf(addsTo, before, row)) await addToNumber(matchResource, change, tools);
  },
  async removing(rows, tools) {
    for (const row of rows)
      for (const change of differenceOf(addsTo, row, undefined)) await addToNumber(matchResource, change, tools);
    return ok(undefined);
  },
});
