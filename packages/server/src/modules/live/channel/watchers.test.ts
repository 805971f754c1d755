import { expect, it } from 'vitest';

import { fakeClock, fakeLogger, settled } from '@evergreen/core/testing';

import type { LiveSession } from './live-session.types.ts';
import { createWatchers } from './watchers.ts';

it('SOCK-08 says for how long nothing was told of what somebody begins to watch, and of nothing more than it has heard', async () => {
  const clock = fakeClock();
  const told: unknown[] = [];
  const watchers = createWatchers({
    clock,
    logger: fakeLogger(),
    reachOf: async () => ['all'],
    tell: (_, frame) => void told.push(frame),
  });
  const caller = { userId: 'u1', username: 'clerk', realname: '王秀兰', orgCode: null, tokenHash: 'h', lastUsedAt: 0 };
  const session: LiveSession = { of: 'table', userId: 'u1', tenantId: 1, tokenHash: 'h', caller };
  const quietOf = async (resource: string) => {
    told.length = 0;
    watchers.watch({ session }, [resource]);
    await settled();
    return told;
  };
  const watched = (resource: string, quiet: number) => [
    { type: 'common_send_date', data: { key: 'watched', args: [resource], quiet } },
  ];
  clock.advance(700);
  await watchers.told({ kind: 'rows', tenantId: 2, resource: 'activity', rows: [] });
  clock.advance(300);
  expect(await quietOf('activity')).toEqual(watched('activity', 300));
  expect(await quietOf('retiree')).toEqual(watched('retiree', 1000));
  clock.advance(60_000);
  expect(await quietOf('retiree')).toEqual(watched('retiree', 10_000));
  watchers.toldNothing();
  expect(await quietOf('retiree')).toEqual(watched('retiree', 0));
});
