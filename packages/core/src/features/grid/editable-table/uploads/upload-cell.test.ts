import { describe, expect, it } from 'vitest';

import { err, ok, localized, type Result, type LocalizedText } from '../../../../kernel/index.ts';
import { fakeContent, settled } from '../../../../testing/index.ts';
import type { UploadCall, UploadListEmitted } from '../../../files/upload-list/index.ts';
import type { CellValue } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import { createUploadCell } from './upload-cell.service.ts';

interface Sending {
  readonly name: string;
  readonly call: UploadCall;
  readonly answer: (outcome: Result<unknown, LocalizedText>) => Promise<void>;
}

const missing = (name: string): never => {
  throw new Error(`No file named ${name}`);
};

/** A cell with scripted uploads. */
function openCell(said: Partial<Column> = {}, value: CellValue = null) {
  const sendings: Sending[] = [];
  const emitted: UploadListEmitted[] = [];
  const column: Column = { key: 'papers', title: '附件', type: 'upload', ...said };
  const cell = createUploadCell(column, value, {
    token: () => 'secret',
    port: {
      send: ({ name }, call) =>
        new Promise((resolve) => {
          sendings.push({
            name,
            call,
            answer: (outcome) => {
              resolve(outcome);
              return settled();
            },
          });
        }),
    },
  });
  cell.on((event) => emitted.push(event));
  const sending = (name: string) => sendings.findLast((one) => one.name === name) ?? missing(name);
  return {
    cell,
    emitted,
    sendings,
    sending,
    choose: (...names: readonly string[]) =>
      cell.send({
        type: 'files.add',
        files: names.map((name) => ({
          name,
          content: fakeContent('x', name.endsWith('.png') ? 'image/png' : 'text/plain'),
        })),
      }),
    stored: (name: string) => sending(name).answer(ok({ success: true, message: `temp/${name}`, code: 200 })),
    idOf: (name: string) => cell.facts().files.find((file) => file.name === name)?.id ?? missing(name),
    /** Name, status, percent and tooltip of each file. */
    shown: () =>
      cell
        .facts()
        .files.map(
          ({ name, tooltip, message }) =>
            `${name} ${tooltip['zh-CN']}${message === null ? '' : ` ${message['zh-CN']}`}`,
        ),
    told: () =>
      emitted.map((event) =>
        event.type === 'paths.changed' ? event.value : event.type === 'notice.raised' && event.notice.text['zh-CN'],
      ),
  };
}

describe('upload', () => {
  it('TABLE-14 proceeds from selection over progress to its stored path', async () => {
    const { cell, choose, sending, stored, shown, told } = openCell();
    expect(cell.facts()).toEqual({
      files: [],
      isUploading: false,
      pending: 'none',
      canAdd: true,
      canDownload: true,
      canRemove: true,
      limit: null,
      mistake: null,
      button: { 'zh-CN': '点击上传', 'en-US': 'Upload' },
    });
    choose('申请表.docx');
    expect([shown(), cell.facts().isUploading]).toEqual([['申请表.docx 上传中(0%)'], true]);
    for (const loaded of [100, 199, 50, 200, 400, 500]) sending('申请表.docx').call.onProgress({ loaded, total: 400 });
    expect(shown()).toEqual(['申请表.docx 上传中(100%)']);
    await stored('申请表.docx');
    expect([shown(), cell.facts().isUploading, told()]).toEqual([
      ['申请表.docx 上传完成'],
      false,
      ['temp/申请表.docx'],
    ]);
  });

  it('TABLE-14 reports whole percent, never decreasing, and 0 without a total', () => {
    const { choose, sending, shown } = openCell();
    choose('a.txt');
    const percent = [
      { loaded: 999, total: null },
      { loaded: 5, total: 0 },
      { loaded: 1, total: 3 },
      { loaded: 1, total: 4 },
      { loaded: 2, total: 3 },
    ].map((progress) => {
      sending('a.txt').call.onProgress(progress);
      return shown()[0];
    });
    expect(percent).toEqual([
      'a.txt 上传中(0%)',
      'a.txt 上传中(0%)',
      'a.txt 上传中(33%)',
      'a.txt 上传中(33%)',
      'a.txt 上传中(66%)',
    ]);
  });

  it("TABLE-14 fails with the server's message or 未知错误, also with HTTP 200, and emits nothing", async () => {
    const { choose, sending, shown, told } = openCell();
    choose('a.txt', 'b.txt', 'c.txt');
    await sending('a.txt').answer(ok({ success: false, message: '文件过大', code: 500 }));
    await sending('b.txt').answer(ok({ success: false }));
    await sending('c.txt').answer(err(localized('网络中断', 'Offline')));
    expect([shown(), told()]).toEqual([
      ['a.txt 上传失败 文件过大', 'b.txt 上传失败 未知错误', 'c.txt 上传失败 网络中断'],
      [],
    ]);
  });

  it('TABLE-15 is sent as configured by the column', () => {
    const { choose, sending } = openCell({ token: true, action: '/own/upload' });
    choose('a.txt');
    const { action, headers, fields, fileField } = sending('a.txt').call;
    expect({ action, headers, fields, fileField }).toEqual({
      action: '/own/upload',
      headers: { 'x-access-token': 'secret' },
      fields: [
        ['biz', 'temp'],
        ['isup', '1'],
      ],
      fileField: 'file',
    });
  });

  it('TABLE-15 reads the path from responseName', async () => {
    const { choose, sending, told } = openCell({ responseName: 'fileUrl' });
    choose('a.txt');
    await sending('a.txt').answer(ok({ success: true, message: '上传成功', fileUrl: 'papers/1.txt' }));
    expect(told()).toEqual(['papers/1.txt']);
  });
});

describe('paths', () => {
  it('TABLE-14 are emitted only when every file is stored, in display order', async () => {
    const { choose, stored, told } = openCell({}, 'temp/old.txt');
    choose('a.txt', 'b,c.txt');
    await stored('b,c.txt');
    expect(told()).toEqual([]);
    await stored('a.txt');
    expect(told()).toEqual(['temp/old.txt,temp/a.txt,temp/b%2Cc.txt']);
  });

  it('TABLE-14 are emitted when a file was removed and all others are stored; removing the last one clears the cell', async () => {
    const { cell, choose, sending, stored, idOf, told } = openCell();
    choose('a.txt', 'b.txt');
    await stored('a.txt');
    await sending('b.txt').answer(ok({ success: false, message: '文件过大' }));
    expect(told()).toEqual([]);
    cell.send({ type: 'file.remove', id: idOf('b.txt') });
    cell.send({ type: 'file.remove', id: idOf('a.txt') });
    expect(told()).toEqual(['temp/a.txt', null]);
  });

  it('TABLE-14 are not emitted if a file is removed while another one uploads', async () => {
    const { cell, choose, stored, idOf, told } = openCell({}, 'temp/old.txt');
    choose('a.txt');
    cell.send({ type: 'file.remove', id: idOf('old.txt') });
    expect(told()).toEqual([]);
    await stored('a.txt');
    expect(told()).toEqual(['temp/a.txt']);
  });

  it('TABLE-14 of a concurrent write replace the stored ones; uploads continue', async () => {
    const { cell, choose, stored, shown, told } = openCell({}, 'temp/old.txt');
    choose('a.txt');
    cell.send({ type: 'value.replace', value: 'temp/new.txt,temp/newer.txt' });
    expect(shown()).toEqual(['new.txt 上传完成', 'newer.txt 上传完成', 'a.txt 上传中(0%)']);
    await stored('a.txt');
    const [before] = cell.facts().files;
    cell.send({ type: 'value.replace', value: 'temp/new.txt,temp/newer.txt,temp/a.txt' });
    expect([told(), cell.facts().files[0]?.id === before?.id]).toEqual([
      ['temp/new.txt,temp/newer.txt,temp/a.txt'],
      true,
    ]);
    cell.send({ type: 'value.replace', value: null });
    expect([shown(), new Set(cell.facts().files).size]).toEqual([[], 0]);
  });

  it('files have unique ids, however often the cell is written', () => {
    const { cell, choose } = openCell({}, 'temp/1.txt,temp/2.txt');
    const ids = () => cell.facts().files.map(({ id }) => id);
    const first = ids();
    choose('a.txt');
    cell.send({ type: 'value.replace', value: 'temp/3.txt' });
    choose('b.txt');
    expect([first, ids()]).toEqual([
      ['file-1', 'file-2'],
      ['file-4', 'file-3', 'file-5'],
    ]);
  });
});

describe('cancel, retry, remove', () => {
  it('TABLE-14 cancel aborts the upload and keeps the file for a retry', async () => {
    const { cell, choose, sending, sendings, stored, idOf, shown, told } = openCell();
    choose('a.txt');
    const first = sending('a.txt');
    first.call.onProgress({ loaded: 1, total: 2 });
    cell.send({ type: 'file.cancel', id: idOf('a.txt') });
    expect([shown(), first.call.signal.aborted, cell.facts().isUploading]).toEqual([
      ['a.txt 上传失败 已取消上传'],
      true,
      false,
    ]);
    cell.send({ type: 'file.retry', id: idOf('a.txt') });
    first.call.onProgress({ loaded: 2, total: 2 });
    await first.answer(ok({ success: true, message: 'temp/stale.txt' }));
    expect([shown(), sendings.length, told()]).toEqual([['a.txt 上传中(0%)'], 2, []]);
    await stored('a.txt');
    expect([shown(), told()]).toEqual([['a.txt 上传完成'], ['temp/a.txt']]);
  });

  it('TABLE-14 retry uploads failed files only', async () => {
    const { cell, choose, sending, sendings, stored, idOf, shown } = openCell({}, 'temp/old.txt');
    choose('a.txt');
    for (const name of ['old.txt', 'a.txt']) cell.send({ type: 'file.retry', id: idOf(name) });
    expect(sendings.length).toBe(1);
    await sending('a.txt').answer(ok({ success: false, message: '文件过大' }));
    cell.send({ type: 'file.retry', id: idOf('a.txt') });
    expect([shown(), sendings.length]).toEqual([['old.txt 上传完成', 'a.txt 上传中(0%)'], 2]);
    await stored('a.txt');
    expect(shown()).toEqual(['old.txt 上传完成', 'a.txt 上传完成']);
  });

  it('TABLE-14 remove aborts the upload, and a late response is ignored', async () => {
    const { cell, choose, sending, idOf, shown, told, stored } = openCell();
    choose('a.txt', 'b.txt');
    const removed = sending('a.txt');
    cell.send({ type: 'file.remove', id: idOf('a.txt') });
    await stored('a.txt');
    expect([removed.call.signal.aborted, shown(), told()]).toEqual([true, ['b.txt 上传中(0%)'], []]);
    await stored('b.txt');
    expect(told()).toEqual(['temp/b.txt']);
  });

  it('cancel and retry of stored or unknown files have no effect', () => {
    const { cell, shown, told, idOf } = openCell({}, 'temp/old.txt');
    for (const id of [idOf('old.txt'), 'nobody']) {
      cell.send({ type: 'file.cancel', id });
      cell.send({ type: 'file.retry', id });
    }
    expect([shown(), told()]).toEqual([['old.txt 上传完成'], []]);
  });

  it('TABLE-15 a stored file stays if the column forbids removal; others may be removed', () => {
    const { cell, choose, idOf, shown, told } = openCell({ allowRemove: false }, 'temp/old.txt');
    choose('a.txt');
    cell.send({ type: 'file.remove', id: idOf('old.txt') });
    cell.send({ type: 'file.remove', id: idOf('a.txt') });
    expect([shown(), cell.facts().canRemove, told()]).toEqual([['old.txt 上传完成'], false, ['temp/old.txt']]);
  });

  it('disposing the table aborts all uploads', async () => {
    const { cell, choose, sending, told } = openCell();
    choose('a.txt');
    const { call, answer } = sending('a.txt');
    cell.dispose();
    await answer(ok({ success: true, message: 'temp/a.txt' }));
    expect([call.signal.aborted, told()]).toEqual([true, []]);
  });
});

describe('accepted files', () => {
  it('TABLE-14 are limited by the column, and rejected ones are reported', () => {
    const { cell, choose, shown, told, emitted } = openCell({ number: 2 }, 'temp/old.txt');
    choose('a.txt', 'b.txt');
    expect([shown(), told(), cell.facts().canAdd]).toEqual([
      ['old.txt 上传完成', 'a.txt 上传中(0%)'],
      ['最多上传 2 个文件，“b.txt”未上传'],
      false,
    ]);
    expect(emitted).toEqual([
      {
        type: 'notice.raised',
        notice: {
          level: 'warning',
          text: { 'zh-CN': '最多上传 2 个文件，“b.txt”未上传', 'en-US': 'At most 2 files: “b.txt” was not uploaded' },
        },
      },
    ]);
  });

  it('say how many are allowed in words that fit one', () => {
    const { choose, emitted } = openCell({ number: 1 }, 'temp/old.txt');
    choose('a.txt');
    expect(emitted.flatMap((one) => (one.type === 'notice.raised' ? [one.notice.text] : []))).toEqual([
      { 'zh-CN': '最多上传 1 个文件，“a.txt”未上传', 'en-US': 'At most one file: “a.txt” was not uploaded' },
    ]);
  });

  it('TABLE-14 are unlimited if the limit is malformed, which is reported', () => {
    const { cell, choose } = openCell({ fieldExtendJson: 'x' });
    choose('a.txt', 'b.txt');
    expect([cell.facts().files.length, cell.facts().limit, cell.facts().mistake?.['zh-CN']]).toEqual([
      2,
      null,
      '上传数量配置有误（x），暂不限制数量，请检查fieldExtendJson或number',
    ]);
  });

  it('an image cell accepts images only', () => {
    const { choose, shown, told } = openCell({ type: 'image' });
    choose('a.png', 'b.txt');
    expect([shown(), told()]).toEqual([['a.png 上传中(0%)'], ['请上传图片']]);
  });
});

it('TABLE-14 names are truncated to five characters', () => {
  const { cell, choose } = openCell({}, 'temp/退休人员登记表.pdf,temp/12345,temp/😀😀😀😀😀😀');
  choose('123456');
  expect(cell.facts().files.map(({ label }) => label)).toEqual(['退休人员登…', '12345', '😀😀😀😀😀…', '12345…']);
});
