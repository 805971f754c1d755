import { createOnDemand } from '@evergreen/core/kernel';
import { createRecordImport } from '@evergreen/core/records/transfer';
import { activityTypeResource } from '@evergreen/core/resources';
import { fakeContent } from '@evergreen/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { RecordImportButton } from './index.ts';

beforeAll(async () => {
  await import('./record-import-dialog.tsx');
  await import('./import-wizard-dialog.tsx');
});

async function drawn() {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const stage = await signedIn('activityType:list', 'activityType:import');
  const imported: string[] = [];
  const service = stage.core.open((page) =>
    createOnDemand(() => createRecordImport({ ...page, resource: activityTypeResource })),
  );
  service.on(({ type }) => {
    if (type === 'rows.imported') imported.push('imported');
  });
  drawWidget(stage, <RecordImportButton resource={activityTypeResource} service={service} isDisabled={false} />);
  const user = newUser();
  await user.click(screen.getByRole('button', { name: '导入' }));
  await heard();
  await user.click(await screen.findByRole('button', { name: '直接导入' }));
  await heard();
  // Every dialog of jsdom has the same identifier of its title.
  const shown = (await screen.findByText('直接导入活动类型')).closest<HTMLElement>('[role="dialog"]');
  if (shown === null) throw new Error('The dialog did not open');
  const dialog = within(shown);
  const choose = (...names: readonly string[]) =>
    fireEvent.change(dialog.getByLabelText('选择文件', { selector: 'input' }), {
      target: { files: names.map((name) => new File(['rows'], name)) },
    });
  return { ...stage, user, saved, imported, dialog, choose };
}

it('UP-07 LIST-06 imports the chosen files from a dialog of 600 pixels, closes and reads the list again', async () => {
  const { ports, user, imported, dialog, choose } = await drawn();
  const width = [...document.querySelectorAll<HTMLElement>('.ant-modal')].at(-1)?.style.width;
  await user.click(dialog.getByRole('button', { name: '开始导入' }));
  const alert = dialog.getByRole('alert').textContent;
  choose('类型一.xlsx', '类型二.xlsx');
  const chosen = dialog.getByText('已选择：类型一.xlsx、类型二.xlsx').textContent;
  await user.click(dialog.getByRole('button', { name: '开始导入' }));
  for (let file = 0; file < 2; file += 1) {
    ports.http.take('/isps/activityType/importExcel').succeed(null, '文件导入成功！');
    await heard();
    await heard();
  }
  const dialogClass = [...document.querySelectorAll('.ant-modal')].at(-1)?.className;
  expect([width, alert, chosen.trim(), imported, dialogClass]).toEqual([
    '600px',
    '请先选择要导入的文件',
    '已选择：类型一.xlsx、类型二.xlsx',
    ['imported', 'imported'],
    expect.stringContaining('-leave'),
  ]);
});

it('UP-07 stays with the warning of the server and gives the marked file', async () => {
  const { ports, user, saved, imported, dialog, choose } = await drawn();
  choose('类型.xls');
  await user.click(dialog.getByRole('button', { name: '开始导入' }));
  const result = { msg: '请下载标出错误的文件', fileUrl: 'temp/f1/错误.xlsx', fileName: '错误.xlsx' };
  const body = JSON.stringify({ success: false, code: 201, message: '文件未导入：3 行中有 1 行有错误', result });
  ports.http.take('importExcel').end({ kind: 'answered', status: 200, headers: {}, body });
  await heard();
  expect(dialog.getByRole('alert').textContent).toContain('文件未导入：3 行中有 1 行有错误');
  await user.click(dialog.getByRole('button', { name: '下载标出错误的文件：错误.xlsx' }));
  ports.http.take('/address').succeed({ address: null });
  await heard();
  ports.http
    .takeFile('/sys/common/static/temp/f1/')
    .end({ kind: 'answered', status: 200, headers: {}, body: fakeContent('x') });
  await heard();
  expect([saved, imported]).toEqual([['错误.xlsx'], []]);
  // The import step by step goes on with the same file.
  await user.click(dialog.getByRole('button', { name: '逐列核对导入' }));
  const { form } = ports.http.take('importCheck').request;
  expect(form?.files.map((file) => file.name)).toEqual(['类型.xls']);
});
