import { localized, type Notice } from '@evergreen/core/kernel';
import { act, screen } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { signedIn } from '../adapter/testing/stage.tsx';
import { drawWidget } from '../testing/draw-widget.tsx';
import { NoticeDisplay } from './notice-display.tsx';

afterEach(() => void vi.useRealTimers());

const added: Notice = { level: 'success', text: localized('添加成功！', 'Added') };
const failed: Notice = { level: 'error', text: localized('网络中断', 'Offline') };

it('a notice ends with its time, also one whose words are shown again while it leaves; the same words at once are one', async () => {
  const stage = await signedIn();
  vi.useFakeTimers();
  let show: (notices: readonly Notice[]) => void = () => undefined;
  function Outlet() {
    const [notices, setNotices] = useState<readonly Notice[]>([]);
    show = (next) => act(() => setNotices(next));
    return <NoticeDisplay notices={notices} />;
  }
  drawWidget(stage, <Outlet />);
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  /** Notices that stay: jsdom never ends the motion of those that leave. */
  const staying = () =>
    screen
      .queryAllByText(/添加成功|网络中断/u)
      .filter((words) => words.closest('[class*="-leave"]') === null)
      .map(({ textContent }) => textContent);
  show([added, failed, failed]);
  await pass(500);
  const seen = [staying()];
  await pass(2600);
  seen.push(staying());
  show([added, failed, failed, added]);
  await pass(2500);
  seen.push(staying());
  // Again half a second before its end: it has its whole time anew.
  show([added, failed, failed, added, added]);
  await pass(2500);
  seen.push(staying());
  await pass(8000);
  seen.push(staying());
  expect(seen).toEqual([['添加成功！', '网络中断'], ['网络中断'], ['添加成功！', '网络中断'], ['添加成功！'], []]);
});

it('a notice that stands still is rendered when it comes and when it goes, and not with every frame', async () => {
  const stage = await signedIn();
  vi.useFakeTimers();
  let renders = 0;
  drawWidget(
    stage,
    <Profiler id="notices" onRender={() => (renders += 1)}>
      <NoticeDisplay notices={[failed]} />
    </Profiler>,
  );
  // One act renders once, however many frames are in it.
  const pass = async () => {
    for (let half = 0; half < 4; half += 1) await act(() => vi.advanceTimersByTimeAsync(500));
  };
  await pass();
  const before = renders;
  await pass();
  expect([screen.getByText('网络中断').textContent, renders - before]).toEqual(['网络中断', 0]);
});
