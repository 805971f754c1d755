import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { minutes } from '@evergreen/core/kernel';
import { fakeLogger } from '@evergreen/core/testing';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { sysAlertState } from '../../../db/schema/index.ts';
import type { NewNotice } from '../../messaging/notice/tell-notices.ts';
import { createAlertRuleRepository } from './alert-rule.repository.ts';
import { createAlertWatch } from './alert-watch.ts';
import { createMonitorRepository, STEPS } from './monitor.repository.ts';

const row = v.looseObject({ id: v.string(), version: v.number() });

describeApplicationOnBothEngines('alert rules', (application) => {
  it('MON-03 a role is told once that a figure is out of order, and once that it is over, whichever process looks', async () => {
    const { database, clock, call, signIn } = application();
    const token = await signIn('admin');
    const send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, as = token) =>
      call({ method, url: `/sys/alertRule/${path}`, token: as, ...(payload === undefined ? {} : { payload }) });
    const values = {
      title: '空间',
      isOn: 'Y',
      metric: 'diskFreeShare',
      comparison: 'lt',
      threshold: 10,
      clearThreshold: 12,
      minutes: 3,
      pauseHours: 0,
    };
    expect((await send('POST', 'add', { ...values, clearThreshold: 9 })).error?.fields).toEqual({
      clearThreshold: expect.stringContaining('恢复阈值'),
    });
    expect((await send('POST', 'add', values, await signIn('clerk'))).status).toBe(403);
    const added = v.parse(row, (await send('POST', 'add', values)).envelope.result);
    const shown = async () => v.parse(row, (await send('GET', `queryById?id=${added.id}`)).envelope.result);
    expect(await shown()).toMatchObject({ metric_dictText: '数据盘剩余空间（%）', phase: null });
    // The rules that come with the platform watch what this test does not measure.
    const seeded = [
      'eventLoopP99',
      'failedCallShare',
      'clockDifference',
      'memoryShare',
      'diskFreeShare',
      'jobLateness',
    ];
    for (const metric of seeded) await send('PUT', 'edit', { id: seedIdentifier('alertRule', metric), isOn: 'N' });

    const told: NewNotice[] = [];
    let isReachable = true;
    const logger = fakeLogger();
    const watchOf = (its: typeof database | Awaited<ReturnType<typeof database.neighbour>>) =>
      createAlertWatch({
        rules: createAlertRuleRepository(its),
        samples: createMonitorRepository(its),
        transaction: its.transaction,
        async tellNotices(notices) {
          if (!isReachable) throw new Error('away');
          told.push(...notices);
        },
        clock,
        logger,
      });
    const neighbour = await database.neighbour();
    const watches = [watchOf(database), watchOf(neighbour)];
    const own = { id: 'own', host: 'first', pid: 1, version: '0.1.0', startedAt: clock.now(), seenAt: clock.now() };
    const pass = async (count: number, diskFree: number) => {
      for (let minute = 0; minute < count; minute += 1) {
        clock.advance(minutes(1));
        const store = createMonitorRepository(database).store;
        await store(own, STEPS.minute, { at: clock.now(), values: { diskFree, diskTotal: 100 } });
        await store({ ...own, id: 'other' }, STEPS.minute, {
          at: clock.now(),
          values: { diskFree: 50, diskTotal: 100 },
        });
        await Promise.all(watches.map((watch) => watch()));
      }
    };

    await pass(2, 8);
    expect(await shown()).toMatchObject({ phase: 'pending', phase_dictText: '观察中' });
    // Of a backup that was restored: it has to last anew.
    clock.advance(minutes(600));
    await pass(1, 8);
    expect([told, await shown()]).toMatchObject([[], { phase: 'pending' }]);
    isReachable = false;
    await pass(3, 8);
    expect([told, logger.lines.includes('error alert.untold')]).toEqual([[], true]);
    isReachable = true;
    await pass(10, 8.5);
    expect(told.map(({ title }) => title['zh-CN'])).toEqual(['数据盘剩余空间为 8.5 %，低于 10 % 已 3 分钟']);
    expect(await shown()).toMatchObject({ phase: 'firing', phaseValue: 8.5, version: added.version });
    for (let swing = 0; swing < 5; swing += 1) {
      await pass(1, 13);
      await pass(1, 9);
    }
    await pass(10, 12);
    expect(told.slice(1).map(({ title }) => title['zh-CN'])).toEqual(['数据盘剩余空间已恢复：12 %']);
    expect(await shown()).toMatchObject({ phase: 'ok', phase_dictText: '正常' });

    await send('PUT', 'edit', { id: added.id, isOn: 'N' });
    await pass(1, 1);
    expect(await shown()).toMatchObject({ phase: null, phaseTime: null, phaseValue: null });
    expect(await database.orm.select().from(sysAlertState).where(eq(sysAlertState.ruleId, added.id))).toEqual([]);
    await neighbour.close();
  });
});
