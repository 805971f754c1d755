import { ok } from '@evergreen/core/kernel';
import { squarePostResource, topicResource } from '@evergreen/core/resources';

import { defineHooks, type HookRow } from '../../records/resource/resource-hooks.types.ts';
import { addToNumber, differenceOf } from '../../records/resource/row-numbers.ts';

/** A post counts in its topic. */
const addsTo = ({ topicId }: HookRow<typeof squarePostResource>) =>
  typeof topicId === 'string' ? [{ id: topicId, key: 'postCount', by: 1 }] : [];

export const squarePostHooks = defineHooks(squarePostResource, {
  async written({ before, row }, tools) {
    for (const change of differenceOf(addsTo, before, row)) await addToNumber(topicResource, change, tools);
  },
  async removing(rows, tools) {
    for (const row of rows)
      for (const change of differenceOf(addsTo, row, undefined)) await addToNumber(topicResource, change, tools);
    return ok(undefined);
  },
});
