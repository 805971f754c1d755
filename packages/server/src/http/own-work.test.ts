import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import type { Caller } from './call.types.ts';
import { createOwnWork } from './own-work.ts';

it('knows who has work under way by the token that it came with, and nobody else, until the last of it ends', async () => {
  const tokenHash = createHash('sha256').update('T1').digest('hex');
  const caller: Caller = { userId: 'u1', username: 'a', realname: '', orgCode: null, tokenHash, lastUsedAt: 0 };
  const work = createOwnWork();
  const known = () => [work.callerOf('T1')?.userId, work.callerOf('T2')?.userId];
  const seen = [known()];
  const failed = await work
    .during(caller, () =>
      work.during(caller, async () => {
        seen.push(known());
        throw new Error('stopped');
      }),
    )
    .catch((error: unknown) => error instanceof Error && error.message);
  seen.push(known());
  expect([seen, failed]).toEqual([
    [
      [undefined, undefined],
      ['u1', undefined],
      [undefined, undefined],
    ],
    'stopped',
  ]);
});
