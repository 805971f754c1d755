import { createResourcePage } from '@evergreen/core/records/page';
import { activityResource as resource } from '@evergreen/core/resources';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { RecordCalendar } from './record-calendar.tsx';

const activity = (id: string, day: string, hour: string) => ({
  id,
  title: `活动${id}`,
  typeId: 't1',
  status: '1',
  startTime: `${day} ${hour}:00:00`,
  endTime: `${day} 20:00:00`,
  address: '社区活动中心',
});

async function opened(...records: readonly ReturnType<typeof activity>[]) {
  const stage = await signedIn('activity:list');
  const { http } = stage.ports;
  const page = stage.core.open((given) => createResourcePage({ ...given, resource }));
  const answer = async () => {
    http.take('/isps/activity/list').succeed({ records, total: records.length, size: 100, current: 1, pages: 1 });
    await heard();
  };
  await answer();
  drawWidget(stage, <RecordCalendar page={page} />);
  await answer();
  return { http, page, answer, user: newUser() };
}

const day = (name: RegExp) => screen.getByRole('cell', { name });

it('PAGE-28 marks today, counts what a day has more than three of, and is walked by arrows and opened by Enter', async () => {
  const { page, user, answer } = await opened(
    ...['08', '09', '10', '11', '12'].map((hour) => activity(hour, '2026-01-20', hour)),
    activity('甲', '2026-01-14', '09'),
  );
  const today = screen.getAllByRole('cell').filter((cell) => cell.getAttribute('aria-current') === 'date');
  const full = within(day(/1月20日.*5 项/u));
  const named = full.getAllByRole('button').map(({ textContent }) => textContent);
  today[0]?.focus();
  const focused = document.activeElement?.getAttribute('aria-label');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
  const opening = page.facts().record?.mode;
  await user.click(full.getByRole('button', { name: '+2 项' }));
  const all = within(await screen.findByRole('dialog')).getAllByRole('button', { name: /活动/u }).length;
  await user.click(screen.getByText('周'));
  await answer();
  expect({
    today: today.length,
    focused,
    named,
    opening,
    all,
    stops: screen.getAllByRole('cell').filter(({ tabIndex }) => tabIndex === 0).length,
    week: screen.getAllByRole('cell').length,
  }).toEqual({
    today: 1,
    focused: expect.stringContaining('2026年1月15日'),
    named: ['08:00活动08', '09:00活动09', '10:00活动10', '+2 项'],
    opening: { kind: 'details', id: '甲' },
    all: 5,
    stops: 1,
    week: 7,
  });
});

it('says why it cannot be read, and tries again', async () => {
  const { http, user, answer } = await opened();
  await user.click(screen.getByRole('button', { name: '往后' }));
  http.take('/isps/activity/list').reject('服务器忙');
  await heard();
  const said = screen.getByRole('alert').textContent;
  await user.click(screen.getByRole('button', { name: '重试' }));
  await answer();
  expect([said, screen.getByRole('heading', { name: '2026年2月' }).textContent]).toEqual([
    expect.stringContaining('服务器忙'),
    '2026年2月',
  ]);
});
