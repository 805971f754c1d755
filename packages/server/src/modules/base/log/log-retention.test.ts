import { expect, it } from 'vitest';

import { days, minutes, seconds } from '@evergreen/core/kernel';
import { messageResource } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { sysDataLog, sysLog } from '../../../db/schema/scoped-tables.ts';

const retention = {
  signIns: { days: 180, rows: 3 },
  operations: { days: 30, rows: 1000 },
  dataLog: { days: 60, rows: 1000 },
  messages: { days: 10, rows: 1000 },
};
const chess = { name: '棋牌', code: 'CHESS', sort: 5, status: '1', remark: null };

describeApplicationOnBothEngines(
  'the logs',
  (application) => {
    it('LOG-03 are kept for so many days and rows, each by its own setting', async () => {
      const { call, clock, database, signIn } = application();
      const messages = resourceTable(messageResource);
      const counted = async () => {
        const log = await database.orm.select({ logType: sysLog.logType }).from(sysLog);
        const [dataLog, sent] = [
          await database.orm.select().from(sysDataLog),
          await database.orm.select().from(messages),
        ];
        return [
          log.filter(({ logType }) => logType === 1).length,
          log.filter(({ logType }) => logType === 2).length,
          dataLog.length,
          Math.min(sent.length, 1),
        ];
      };
      await database.orm.delete(sysDataLog);
      const token = await signIn('admin');
      await call({ method: 'POST', url: '/isps/activityType/add', token, payload: chess });
      // Those of the seed, as if they were sent now.
      await database.orm.update(messages).set({ createTime: clock.now() });
      const first = await counted();
      clock.advance(days(10) - seconds(1));
      await signIn('clerk');
      const kept = await counted();
      clock.advance(minutes(2));
      await signIn('clerk');
      const withoutMessages = await counted();
      clock.advance(days(20));
      await signIn('clerk');
      const withoutOperations = await counted();
      clock.advance(days(30));
      await signIn('clerk');
      const withoutData = await counted();
      clock.advance(minutes(61));
      await signIn('clerk');
      expect([first, kept, withoutMessages, withoutOperations, withoutData, await counted()]).toEqual([
        [1, 1, 1, 1],
        [2, 1, 1, 1],
        [3, 1, 1, 0],
        [3, 0, 1, 0],
        [3, 0, 0, 0],
        [3, 0, 0, 0],
      ]);
    });
  },
  { retention },
);
