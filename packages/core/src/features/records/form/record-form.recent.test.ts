import { expect, it } from 'vitest';

import { desk } from './record-form.testing.ts';

const row = { id: 'r1', name: '讲座', code: 'JZ', sort: 2, status: '1', remark: null, version: 1 };

it('remembers the records that were opened or saved, under their last name', async () => {
  const { open, answer, ports, recentRecords } = desk();
  open({ kind: 'details', id: 'r1' });
  expect(recentRecords()).toEqual([]);
  await answer('queryById', row);
  const openedAt = ports.clock.now();
  expect(recentRecords()).toEqual([{ resource: 'activityType', id: 'r1', label: '讲座', openedAt }]);
  ports.clock.advance(1000);
  const { form, type } = open({ kind: 'edit', id: 'r1' });
  await answer('queryById', row);
  type('name', '课程');
  form.send({ type: 'form.submit' });
  await answer('edit', { ...row, name: '课程', version: 2 });
  expect(recentRecords()).toEqual([{ resource: 'activityType', id: 'r1', label: '课程', openedAt: openedAt + 1000 }]);
});
