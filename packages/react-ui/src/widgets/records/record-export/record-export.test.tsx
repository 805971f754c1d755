import { defaultListQuery } from '@evergreen/core/list-page';
import { activityResource } from '@evergreen/core/resources';
import { fakeContent } from '@evergreen/core/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { RecordExportButton } from './index.ts';

beforeAll(() => import('./record-export-dialog.tsx'));

async function drawn(selection: readonly string[] = []) {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const stage = await signedIn('activity:list', 'activity:export');
  drawWidget(
    stage,
    <RecordExportButton
      resource={activityResource}
      isDisabled={false}
      listed={() => ({
        query: defaultListQuery(activityResource),
        selection,
        fixed: {},
        shown: ['title', 'status'],
      })}
    />,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: '导出' }));
  await heard();
  return { ...stage, user, saved, dialog: within(await screen.findByRole('dialog')) };
}

const parametersOf = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams);

it('LIST-06 UP-08 exports selected rows with chosen columns from a dialog, saves the file and closes', async () => {
  const { ports, user, saved, dialog } = await drawn(['a1', 'a2']);
  await user.click(dialog.getByLabelText('Excel（.xlsx）'));
  await user.click(dialog.getByLabelText('活动状态'));
  await user.click(dialog.getByRole('button', { name: '开始导出' }));
  const file = ports.http.takeFile('/isps/activity/exportXls');
  expect(parametersOf(file.request.url)).toMatchObject({ selections: 'a1,a2', field: 'title', format: 'xlsx' });
  await act(async () => file.request.onProgress?.({ loaded: 5000, total: null }));
  expect(dialog.getByText('正在下载，已收到 5 KB')).toBeTruthy();
  const headers = { 'content-disposition': 'attachment; filename="list.xlsx"' };
  file.end({ kind: 'answered', status: 200, headers, body: fakeContent('rows') });
  await heard();
  await heard();
  // It fades out.
  const dialogClass = document.querySelector('.ant-modal')?.className;
  expect([saved, dialogClass]).toEqual([['list.xlsx'], expect.stringContaining('-leave')]);
});

it('UP-08 is stopped, says what went wrong with 文件下载失败, and keeps what was chosen', async () => {
  const { ports, user, dialog } = await drawn();
  expect(dialog.queryByLabelText(/选中的/u)).toBeNull();
  await user.click(dialog.getByLabelText('纯文本（.csv）'));
  await user.click(dialog.getByRole('button', { name: '开始导出' }));
  const [stop] = dialog.getAllByRole('button', { name: '停止导出' });
  if (stop === undefined) throw new Error('A running export cannot be stopped');
  await user.click(stop);
  expect(dialog.getByText('已停止，没有保存文件')).toBeTruthy();
  ports.http.takeFile('exportXls').end({ kind: 'cancelled' });
  await user.click(dialog.getByRole('button', { name: '重新导出' }));
  const file = ports.http.takeFile('exportXls');
  file.end({ kind: 'answered', status: 500, headers: {}, body: fakeContent('{"message":"请缩小查询范围"}') });
  await heard();
  expect(dialog.getByRole('alert').textContent).toBe('文件下载失败：请缩小查询范围');
  expect(dialog.getByLabelText<HTMLInputElement>('纯文本（.csv）').checked).toBe(true);
});
