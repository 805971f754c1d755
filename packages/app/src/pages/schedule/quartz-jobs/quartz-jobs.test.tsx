// @vitest-environment jsdom
import { createCore, defaultCoreConfig } from '@evergreen/core';
import { fakePorts, settled } from '@evergreen/core/testing';
import { CoreProvider } from '@evergreen/react-ui/adapter';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';

import { JobOverview } from './job-overview.tsx';
import { JobParameters } from './job-parameters.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Parameters({ handler }: { readonly handler: string | null }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <JobParameters
        id="parameter"
        value={value}
        values={{ handler }}
        isDisabled={false}
        isWrong={false}
        autoFocus={false}
        onChange={setValue}
        onLeave={() => undefined}
      />
      <output>{value}</output>
    </>
  );
}

it('JOB-01 JOB-05 the form has the fields of the chosen handler, and details show fires, runs and lateness', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false, addListener: () => undefined }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  const ports = fakePorts();
  const { http, clock } = ports;
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'admin', password: 'p' } });
  http
    .take('/sys/login')
    .succeed({ token: 'T', userInfo: { id: 'u', username: 'admin', realname: '', avatar: '' }, sysAllDictItems: {} });
  await settled();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  const show = async (part: React.JSX.Element) =>
    act(async () => {
      root.render(<CoreProvider core={core}>{part}</CoreProvider>);
      await settled();
    });
  const words = () => container.textContent;

  await show(<Parameters handler={null} />);
  expect(words()).toContain('先选择处理程序');
  await show(<Parameters handler="constructor" />);
  expect(words()).toContain('先选择处理程序');
  await show(<Parameters handler="sessionTrim" />);
  expect(words()).toContain('没有参数');
  await show(<Parameters handler="backup" />);
  expect(words()).toContain('保留每日备份份数');
  expect(container.querySelector<HTMLInputElement>('#parameter-daily')?.value).toBe('7');

  await show(<JobOverview id="j1" />);
  const audit = { createBy: 'system', createTime: '2026-01-15 09:00:00', updateBy: null, updateTime: null, version: 1 };
  const answer = async (state: object) =>
    act(async () => {
      const job = { id: 'j1', jobClassName: 'logTrim', cronExpression: '0 0 1 * * ? *', zone: 'UTC', ...audit };
      http.take('/sys/quartzJob/queryById').succeed(job);
      const runs = [
        { id: 'r2', plannedTime: '2026-01-15 01:00:00', status: 'running', done: 30, expected: 120, ...audit },
        {
          id: 'r1',
          plannedTime: '2026-01-14 01:00:00',
          status: 'failed',
          milliseconds: 2500,
          message: '磁盘满',
          ...audit,
        },
      ];
      http.take('/sys/jobRun/list').succeed({ records: runs, total: 2, size: 20, current: 1, pages: 1 });
      http.take('/sys/quartzJob/state').succeed(state);
      await settled();
      const next = [16, 17, 18, 19, 20].map((day) => `2026-01-${day} 01:00:00`);
      http.take('/sys/quartzJob/preview').succeed({ text: '每天 1:00', next });
      await settled();
    });
  await answer({ runners: 1, late: ['logTrim'] });
  expect(words()).toContain('已到时间但还没有执行');
  expect([...container.querySelectorAll('.job-overview-fires li')].map((one) => one.textContent)).toHaveLength(5);
  expect(words()).toContain('每天 1:00');
  expect(words()).toContain('执行中 30 / 120');
  expect(container.querySelectorAll('.job-overview-bar')).toHaveLength(2);
  await act(async () => {
    container.querySelector<HTMLElement>('.ant-collapse-header')?.click();
    await settled();
  });
  expect(words()).toContain('2.5 秒');
  expect(words()).toContain('磁盘满');
  act(() => clock.advance(10_000));
  await answer({ runners: 0, late: [] });
  expect(words()).toContain('没有进程在执行任务');
});
