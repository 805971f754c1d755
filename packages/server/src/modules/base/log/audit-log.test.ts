import { expect, it } from 'vitest';

import type { AuditEvent } from '@evergreen/core/contract';
import { minutes } from '@evergreen/core/kernel';
import { fakeClock, fakeLogger } from '@evergreen/core/testing';

import { describeOnBothEngines } from '../../../../test/test-database.ts';
import { sysLog } from '../../../db/schema/scoped-tables.ts';
import { createRateLimitRepository } from '../limits/rate-limit.repository.ts';
import { createAuditLog, STRANGER_LIMITS } from './audit-log.ts';
import { createLogRepository } from './log.repository.ts';

describeOnBothEngines('writing the log', (database) => {
  function drive() {
    const clock = fakeClock();
    clock.advance(minutes(60) - (clock.now() % minutes(60)));
    const logger = fakeLogger();
    const audit = createAuditLog({
      repository: createLogRepository(database()),
      counts: createRateLimitRepository(database(), clock),
      clock,
      logger,
    });
    const entry = (event: AuditEvent, givenName: string, address: string) =>
      ({
        event,
        givenName,
        user: undefined,
        call: { requestId: 'r', locale: 'zh-CN', address, userAgent: 'curl/8' },
      }) as const;
    const stored = async () => {
      const rows = await database().orm.select().from(sysLog).orderBy(sysLog.createTime, sysLog.id);
      return rows.map(({ username, ip, times }) => [username, ip, times]);
    };
    return { audit, clock, entry, problems: logger.lines, stored };
  }

  it('T-10 counts a flood of failed sign-ins in a bounded number of rows, however many names and addresses it has', async () => {
    const { audit, clock, entry, stored } = drive();
    const { address, everywhere } = STRANGER_LIMITS;
    const fail = (name: string, from: string) => audit.record(entry('login.refused', name, from));
    for (let index = 0; index < 5; index += 1) await fail('clerk', '192.0.2.1');
    expect(await stored()).toEqual([['cle…', '192.0.2.1', 5]]);
    for (let index = 0; index < address.times + 10; index += 1) await fail(`${index}`, '192.0.2.1');
    expect((await stored()).length).toBe(address.times + 1);
    expect((await stored()).at(-1)).toEqual(['', '192.0.2.1', 11]);
    for (let index = 0; index < everywhere.times - address.times + 20; index += 1)
      await fail('nobody', `198.51.${index >> 7}.${index & 127}`);
    const all = await stored();
    expect([all.length, all.at(-1)]).toEqual([everywhere.times + 2, ['', '', 20]]);
    clock.advance(minutes(61));
    await fail('clerk', '192.0.2.1');
    expect((await stored()).at(-1)).toEqual(['cle…', '192.0.2.1', 1]);
  });

  it('T-10 writes a throttled try once a minute for a name and address, however many there are', async () => {
    const { audit, clock, entry, stored } = drive();
    const flood = async () => {
      for (let index = 0; index < 50; index += 1) await audit.record(entry('login.throttled', 'clerk', '192.0.2.1'));
    };
    await flood();
    await audit.record(entry('login.throttled', 'clerk', '192.0.2.2'));
    clock.advance(minutes(1));
    await flood();
    expect(await stored()).toEqual([
      ['cle…', '192.0.2.1', 1],
      ['cle…', '192.0.2.2', 1],
      ['cle…', '192.0.2.1', 1],
    ]);
  });

  it('keeps a refusal whose transaction is rolled back, and loses an entry with what it is about', async () => {
    const { audit, entry, problems, stored } = drive();
    const work = database().transaction(async () => {
      await audit.record(entry('password.changed', 'one', ''));
      audit.recordRefusal(entry('password.refused', 'two', ''));
      throw new Error('Refused');
    });
    await expect(work).rejects.toThrow('Refused');
    await audit.settled();
    expect([await stored(), problems]).toEqual([[['two', '', 1]], []]);
  });

  it('says in the server’s own log that a refusal could not be written', async () => {
    const { audit, entry, problems } = drive();
    audit.recordRefusal(entry('password.refused', 'x'.repeat(3), 'a'.repeat(65)));
    await audit.settled();
    expect(problems).toEqual(['error audit.unwritten']);
  });
});
