import { defaultListQuery } from '@evergreen/core/records/list';
import { createOnDemand } from '@evergreen/core/kernel';
import { createRecordPrint, type ListOnPaper as Listed } from '@evergreen/core/records/transfer';
import { activitySignUpResource } from '@evergreen/core/resources';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { PrintedList, RecordPrintButton } from './index.ts';

const print = vi.fn<() => void>();
beforeEach(() => vi.stubGlobal('print', print));
afterEach(() => {
  print.mockReset();
  vi.unstubAllGlobals();
});

const row = (id: string, name: string) => ({
  id,
  version: 1,
  createBy: null,
  createTime: '2026-11-01 08:00:00',
  updateBy: null,
  updateTime: null,
  name,
  phone: '138****8000',
  activityId: 'a1',
  activityId_dictText: '重阳登高',
  activityStart: '2026-12-01 09:00:00',
});
const rows = [row('1', '王秀兰'), row('2', '李建国')];
const listed: Listed = {
  query: defaultListQuery(activitySignUpResource),
  selection: [],
  fixed: { activityId: 'a1' },
  shown: ['name', 'phone'],
  conditions: [],
};

const pageSheet = () => ({
  title: '活动报名',
  notes: ['第 1 页的 1 条，共 2 条'],
  isForm: false,
  table: {
    columns: [{ key: 'name', title: '姓名', share: 100, isNumber: false }],
    rows: [{ id: '1', cells: ['王秀兰'] }],
    orientation: 'portrait' as const,
    textSize: 9,
  },
});

async function drawn() {
  const stage = await signedIn();
  const service = stage.core.open((page) =>
    createOnDemand(() => createRecordPrint({ ...page, resource: activitySignUpResource })),
  );
  drawWidget(
    stage,
    <>
      <RecordPrintButton resource={activitySignUpResource} print={service} isDisabled={false} listed={() => listed} />
      <PrintedList print={service} pageSheet={pageSheet} />
    </>,
  );
  return { ...stage, user: newUser() };
}

const cellsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .map((line) => [...line.children].map(({ textContent }) => textContent));
const tell = (name: 'beforeprint' | 'afterprint') => act(() => globalThis.dispatchEvent(new Event(name)));

it('UP-22 prints all rows of a list with heads and numbers, and a sign-in sheet of the participants of an activity', async () => {
  const { ports, user } = await drawn();
  await user.click(screen.getByRole('button', { name: '打印' }));
  const page = { records: rows, total: 2, size: 2000, current: 1, pages: 1 };
  ports.http.take('/isps/activitySignUp/print').succeed(page);
  await heard();
  expect([print.mock.calls.length, cellsOf('活动报名')]).toEqual([
    1,
    [
      ['序号', '姓名', '手机号码'],
      ['1', '王秀兰', '138****8000'],
      ['2', '李建国', '138****8000'],
    ],
  ]);
  await tell('afterprint');
  expect(screen.queryByRole('region', { name: '活动报名' })).toBeNull();

  await user.click(screen.getByRole('button', { name: '更多打印' }));
  await user.click(await screen.findByRole('menuitem', { name: '签到表' }));
  ports.http.take('/isps/activitySignUp/print').succeed(page);
  await heard();
  expect(cellsOf('签到表').slice(0, 2)).toEqual([
    ['序号', '姓名', '手机尾号', '签名', '备注'],
    ['1', '王秀兰', '8000', '', ''],
  ]);
  expect(screen.getByText('活动：重阳登高')).toBeInstanceOf(HTMLElement);
  await tell('afterprint');
});

it('UP-22 has the rows of the page on paper while the browser prints, and not on the screen', async () => {
  await drawn();
  expect(screen.queryByRole('region', { name: '活动报名' })).toBeNull();
  await tell('beforeprint');
  expect(cellsOf('活动报名')).toEqual([['姓名'], ['王秀兰']]);
  await tell('afterprint');
  expect(screen.queryByRole('region', { name: '活动报名' })).toBeNull();
});
