import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { localized, seconds } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createJobOverview } from './index.ts';

const audit = { createBy: 'system', createTime: '2026-01-15 09:00:00', updateBy: null, updateTime: null, version: 1 };

it('shows when a job runs, how it went, and whether anybody runs it; again while it is shown', async () => {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const { http, clock } = ports;
  const overview = createJobOverview({ client, clock, id: 'j1' });
  const answer = async (state: object, records: readonly object[]) => {
    const job = { id: 'j1', jobClassName: 'logTrim', cronExpression: '0 0 1 * * ? *', zone: 'UTC', ...audit };
    http.take('/sys/quartzJob/queryById').succeed(job);
    http.take('/sys/jobRun/list').succeed({ records, total: records.length, size: 20, current: 1, pages: 1 });
    http.take('/sys/quartzJob/state').succeed(state);
    await settled();
    http.take('/sys/quartzJob/preview').succeed({ text: '每天 1:00', next: ['2026-01-16 01:00:00'] });
    await settled();
  };
  await answer({ runners: 0, late: ['logTrim'] }, [
    {
      id: 'r2',
      plannedTime: '2026-01-15 01:00:00',
      status: 'failed',
      status_dictText: '失败',
      milliseconds: 500,
      ...audit,
    },
    { id: 'r1', plannedTime: '2026-01-14 01:00:00', status: 'done', milliseconds: 2000, message: '好', ...audit },
  ]);
  const { runs, ...facts } = overview.facts();
  expect(facts).toEqual({
    status: 'loaded',
    failure: null,
    words: '每天 1:00',
    next: ['2026-01-16 01:00:00'],
    hasNoRunner: true,
    isLate: true,
  });
  expect(runs.map(({ id, result, share, message }) => [id, result, share, message])).toEqual([
    ['r1', 'done', 1, '好'],
    ['r2', '失败', 0.25, ''],
  ]);
  clock.advance(seconds(10));
  await answer({ runners: 1, late: [] }, []);
  expect([overview.facts().hasNoRunner, overview.facts().runs]).toEqual([false, []]);
  clock.advance(seconds(10));
  http.take('/sys/quartzJob/queryById').reject('维护中');
  http.take('/sys/jobRun/list').reject('维护中');
  http.take('/sys/quartzJob/state').reject('维护中');
  await settled();
  expect(overview.facts().failure).toEqual(localized('维护中', '维护中'));
  overview.dispose();
});
