import { expect, it } from 'vitest';

import { createTypedStorage } from '../../../storage/index.ts';
import { fakePorts, fakeStorage } from '../../../testing/index.ts';
import { createRecentRecords, type RecentRecord } from './recent-records.ts';

const opened = (id: string, openedAt: number): RecentRecord => ({
  resource: 'activity',
  id,
  label: `讲座 ${id}`,
  openedAt,
});

it('lists the records of a user by their last opening, each once, and forgets the oldest of more than twenty', () => {
  const storage = createTypedStorage(fakePorts());
  const own = createRecentRecords(storage, 'u1');
  own.visit(opened('1', 1000));
  own.visit(opened('2', 2000));
  own.visit({ ...opened('1', 3000), label: '讲座，改名' });
  own.visit({ ...opened('1', 4000), resource: 'activityType' });
  expect(createRecentRecords(storage, 'u1').list()).toEqual([
    { resource: 'activityType', id: '1', label: '讲座 1', openedAt: 4000 },
    { resource: 'activity', id: '1', label: '讲座，改名', openedAt: 3000 },
    { resource: 'activity', id: '2', label: '讲座 2', openedAt: 2000 },
  ]);
  expect(createRecentRecords(storage, 'u2').list()).toEqual([]);
  for (let index = 3; index <= 30; index += 1) own.visit(opened(String(index), index * 1000));
  expect(own.list().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => String(30 - index)));
});

it.each(['x', '{"value":[{"resource":"activity"}],"expire":null}', '{"value":{},"expire":null}'])(
  'ignores a malformed entry: %s',
  (stored) => {
    const storage = createTypedStorage(fakePorts({ localStorage: fakeStorage({ 'pro__recent:records:u1': stored }) }));
    expect(createRecentRecords(storage, 'u1').list()).toEqual([]);
  },
);
