import { defaultListQuery } from '@evergreen/core/records/list';
import { createResourcePage } from '@evergreen/core/records/page';
import { activityResource } from '@evergreen/core/resources';
import { fakeContent } from '@evergreen/core/testing';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { RecordExportButton } from './index.ts';

beforeAll(async () => {
  await import('./record-export-dialog.tsx');
  await import('../export-history/index.ts');
});

async function drawn(selection: readonly string[] = [], isQuick = false) {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const stage = await signedIn('activity:list', 'activity:export');
  const { transfer } = stage.core.open((page) => createResourcePage({ ...page, resource: activityResource }));
  drawWidget(
    stage,
    <RecordExportButton
      transfer={transfer}
      isDisabled={false}
      listed={() => ({
        query: defaultListQuery(activityResource),
        selection,
        fixed: {},
        shown: ['title', 'status'],
      })}
    />,
  );
  const user = newUser();
  if (!isQuick && selection.length === 0) {
    await user.click(screen.getByRole('button', { name: '更多导出' }));
    await user.click(await screen.findByRole('menuitem', { name: '导出选项…' }));
  } else {
    await user.click(screen.getByRole('button', { name: '导出' }));
  }
  await heard();
  return { ...stage, user, saved };
}

async function opened(selection: readonly string[] = []) {
  const stage = await drawn(selection);
  return { ...stage, dialog: within(await screen.findByRole('dialog')) };
}

const parametersOf = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams);

it('LIST-06 UP-08 exports selected rows with chosen columns from a dialog, saves the file and closes', async () => {
  const { ports, user, saved, dialog } = await opened(['a1', 'a2']);
  await user.click(dialog.getByLabelText('Excel（.xlsx）'));
  await user.click(dialog.getByLabelText('活动状态'));
  await user.click(dialog.getByRole('button', { name: '开始导出' }));
  const file = ports.http.takeFile('/isps/activity/exportXls');
  expect(parametersOf(file.request.url)).toMatchObject({ selections: 'a1,a2', field: 'title', format: 'xlsx' });
  await act(async () => file.request.onProgress?.({ loaded: 5000, total: null }));
  expect(dialog.getByText('正在下载，已收到 5 KB')).toBeInstanceOf(HTMLElement);
  const headers = { 'content-disposition': 'attachment; filename="list.xlsx"' };
  file.end({ kind: 'answered', status: 200, headers, body: fakeContent('rows') });
  await heard();
  await heard();
  // It fades out.
  const dialogClass = document.querySelector('.ant-modal')?.className;
  expect([saved, dialogClass]).toEqual([['list.xlsx'], expect.stringContaining('-leave')]);
});

it('UP-08 is stopped, says what went wrong with 文件下载失败, and keeps what was chosen', async () => {
  const { ports, user, dialog } = await opened();
  expect(dialog.queryByLabelText(/选中的/u)).toBeNull();
  await user.click(dialog.getByLabelText('纯文本（.csv）'));
  await user.click(dialog.getByRole('button', { name: '开始导出' }));
  const [stop] = dialog.getAllByRole('button', { name: '停止导出' });
  if (stop === undefined) throw new Error('A running export cannot be stopped');
  await user.click(stop);
  expect(dialog.getByText('已停止，没有保存文件')).toBeInstanceOf(HTMLElement);
  ports.http.takeFile('exportXls').end({ kind: 'cancelled' });
  await user.click(dialog.getByRole('button', { name: '重新导出' }));
  const file = ports.http.takeFile('exportXls');
  file.end({ kind: 'answered', status: 500, headers: {}, body: fakeContent('{"message":"请缩小查询范围"}') });
  await heard();
  expect(dialog.getByRole('alert').textContent).toBe('文件下载失败：请缩小查询范围');
  expect(dialog.getByLabelText<HTMLInputElement>('纯文本（.csv）').checked).toBe(true);
});

const job = {
  id: 'j1',
  resource: 'activity',
  fileName: '活动管理 2026-01-15.xlsx',
  status: 'running',
  total: 400,
  written: 100,
  size: null,
  message: null,
  isRevealed: false,
  createTime: '2026-01-15 09:00:00',
  expireTime: null,
};

it('UP-15 has everything exported by the server from the menu of the button, follows it in the list of exports and saves the file', async () => {
  const { ports, user, saved, dialog } = await opened(['a1']);
  const [cancel] = dialog.getAllByRole('button', { name: '取消' });
  if (cancel === undefined) throw new Error('The dialog cannot be left');
  await user.click(cancel);
  await user.click(screen.getByRole('button', { name: '更多导出', hidden: true }));
  await user.click(await screen.findByRole('menuitem', { name: '导出全部…', hidden: true }));
  await heard();
  const asked = within(await screen.findByRole('dialog', { name: '导出全部数据' }));
  expect(asked.queryByLabelText(/选中的/u)).toBeNull();
  await user.click(asked.getByLabelText('Excel（.xlsx）'));
  await user.click(asked.getByRole('button', { name: '开始导出' }));
  const call = ports.http.take('/isps/activity/startExport');
  expect(JSON.parse(call.request.body ?? '')).toMatchObject({ format: 'xlsx', field: 'title,status' });
  call.succeed({ ...job, status: 'waiting', total: null, written: 0 }, '已开始导出');
  await heard();
  ports.http.take('/sys/exportJob/list').succeed({ jobs: [job] });
  await heard();
  const listed = within(await screen.findByRole('list', { name: '导出记录' }));
  expect([
    listed.getByRole('progressbar', { name: job.fileName }).getAttribute('aria-valuenow'),
    listed.getByText('已写入 100 / 400 行').textContent,
    listed.getByRole('button', { name: `停止导出 ${job.fileName}` }).textContent,
  ]).toEqual(['25', '已写入 100 / 400 行', '停止']);
  ports.clock.advance(1500);
  const done = { ...job, status: 'done', written: 400, size: 2000, expireTime: '2026-01-16 09:00:00' };
  ports.http.take('/sys/exportJob/list').succeed({ jobs: [done] });
  await heard();
  await user.click(listed.getByRole('button', { name: `下载 ${job.fileName}` }));
  ports.http
    .takeFile('/sys/exportJob/download')
    .end({ kind: 'answered', status: 200, headers: {}, body: fakeContent('rows') });
  await heard();
  expect([saved, listed.getByText(/400 行 · 2 KB · 2026-01-16 09:00:00 前可下载/u) !== null]).toEqual([
    [job.fileName],
    true,
  ]);
});

it('UP-08 saves the usual file by one press without a dialog, and opens the dialog with what went wrong', async () => {
  const { ports, user, saved } = await drawn([], true);
  expect(screen.queryByRole('dialog')).toBeNull();
  const headers = { 'content-disposition': 'attachment; filename="list.xlsx"' };
  ports.http.takeFile('exportXls').end({ kind: 'answered', status: 200, headers, body: fakeContent('rows') });
  await heard();
  await heard();
  expect([saved, screen.queryByRole('dialog')]).toEqual([['list.xlsx'], null]);
  await user.click(screen.getByRole('button', { name: '导出' }));
  ports.http
    .takeFile('exportXls')
    .end({ kind: 'answered', status: 500, headers: {}, body: fakeContent('{"message":"请缩小查询范围"}') });
  await heard();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('alert').textContent).toBe('文件下载失败：请缩小查询范围');
});
