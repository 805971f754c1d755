import { describe, expect, it } from 'vitest';

import { localized } from '../../../kernel/index.ts';
import { openList } from './upload-list.testing.ts';

describe('a file of a list', () => {
  it('UP-10 is uploading with its percent, done or failed; a cancelled or failed one can be tried again', async () => {
    const { list, choose, progress, store, fail, idOf, shown } = openList();
    const seen = [shown()];
    const see = () => seen.push(shown());
    choose('a.txt', 'b.txt');
    progress('a.txt', { loaded: 1, total: 3 });
    see();
    list.send({ type: 'file.cancel', id: idOf('a.txt') });
    await fail('b.txt');
    see();
    list.send({ type: 'file.retry', id: idOf('a.txt') });
    list.send({ type: 'file.retry', id: idOf('b.txt') });
    see();
    await store('b.txt');
    await store('a.txt');
    see();
    list.send({ type: 'file.remove', id: idOf('a.txt') });
    see();
    expect(seen).toEqual([
      [],
      ['a.txt 上传中(33%)', 'b.txt 上传中(0%)'],
      ['a.txt 上传失败 已取消上传', 'b.txt 上传失败 文件过大'],
      ['a.txt 上传中(0%)', 'b.txt 上传中(0%)'],
      ['a.txt 上传完成', 'b.txt 上传完成'],
      ['b.txt 上传完成'],
    ]);
  });

  it('R-01 shows an error with a retry where the server ends, and the other files keep their state', async () => {
    const { choose, fail, store, shown, told, list, idOf } = openList({}, 'temp/1/old.txt');
    choose('a.txt', 'b.txt');
    await fail('a.txt', { message: localized('无法连接服务器，请检查网络后重试', 'No server') });
    await store('b.txt');
    const under = [shown(), told()];
    list.send({ type: 'file.retry', id: idOf('a.txt') });
    await store('a.txt');
    expect([under, told().at(-1)]).toEqual([
      [
        ['old.txt 上传完成', 'a.txt 上传失败 无法连接服务器，请检查网络后重试', 'b.txt 上传完成'],
        ['error a.txt 上传失败.'],
      ],
      'temp/1/old.txt,temp/1/a.txt,temp/1/b.txt',
    ]);
  });

  it('says when it goes on where an earlier upload ended, and while it waits for the network', async () => {
    const { choose, sending, shown, store } = openList();
    choose('a.txt');
    const { onNote } = sending('a.txt');
    const seen = (['resumed', 'interrupted', null] as const).map((note) => {
      onNote(note);
      return shown()[0];
    });
    await store('a.txt');
    onNote('interrupted');
    expect([...seen, shown()[0]]).toEqual([
      'a.txt 上传中(0%) 已接着上次的进度继续上传',
      'a.txt 上传中(0%) 网络中断，恢复后会自动接着上传',
      'a.txt 上传中(0%)',
      'a.txt 上传完成',
    ]);
  });
});

describe('the value of a list', () => {
  it('UP-01 is comma-joined paths or entries, whichever was given', async () => {
    const entries = [
      { fileName: '合影', filePath: 'temp/1/old.png', fileSize: 2048 },
      { fileName: '', filePath: 'temp/1/nameless.png', fileSize: 'x' },
      { fileName: 'lost' },
      null,
    ];
    const [joined, listed] = [openList({}, 'temp/1/old.png'), openList({}, entries)];
    for (const { choose, store } of [joined, listed]) {
      choose('a.txt');
      await store('a.txt');
    }
    expect([joined.emitted, listed.emitted]).toEqual([
      [
        {
          type: 'paths.changed',
          value: 'temp/1/old.png,temp/1/a.txt',
          entries: [
            { fileName: 'old.png', filePath: 'temp/1/old.png', fileSize: null },
            { fileName: 'a.txt', filePath: 'temp/1/a.txt', fileSize: 1 },
          ],
        },
      ],
      [
        {
          type: 'paths.changed',
          value: 'temp/1/old.png,temp/1/nameless.png,temp/1/a.txt',
          entries: [
            { fileName: '合影', filePath: 'temp/1/old.png', fileSize: 2048 },
            { fileName: 'nameless.png', filePath: 'temp/1/nameless.png', fileSize: null },
            { fileName: 'a.txt', filePath: 'temp/1/a.txt', fileSize: 1 },
          ],
        },
      ],
    ]);
  });

  it('UP-01 holds the last N files, and what is pushed out is not sent on', async () => {
    const { choose, sending, store, shown, told, list } = openList(
      { limit: 2, overflow: 'keepLast' },
      'temp/1/old.png',
    );
    choose('a.png', 'b.png');
    const first = sending('a.png');
    choose('c.png');
    await store('b.png');
    await store('c.png');
    expect([first.signal.aborted, shown(), told(), list.facts().canAdd]).toEqual([
      true,
      ['b.png 上传完成', 'c.png 上传完成'],
      ['temp/1/b.png,temp/1/c.png'],
      true,
    ]);
  });

  it('UP-02 follows the order of the files; 未知的操作 at the left end, 已到最后~ at the right', async () => {
    const { list, idOf, told, choose, store } = openList({}, 'temp/1/a.png,temp/1/b.png,temp/1/c.png');
    const move = (name: string, by: -1 | 1) => list.send({ type: 'file.move', id: idOf(name), by });
    move('a.png', -1);
    move('c.png', 1);
    move('c.png', -1);
    move('a.png', 1);
    list.send({ type: 'file.move', id: 'nobody', by: 1 });
    choose('d.png');
    move('d.png', -1);
    await store('d.png');
    expect(told()).toEqual([
      'warning 未知的操作',
      'warning 已到最后~',
      'temp/1/a.png,temp/1/c.png,temp/1/b.png',
      'temp/1/c.png,temp/1/a.png,temp/1/b.png',
      'warning 未知的操作',
      'temp/1/c.png,temp/1/a.png,temp/1/d.png,temp/1/b.png',
    ]);
  });
});

describe('results', () => {
  it('UP-04 are told: a failure, a success without a message, and a report about errors in the file', async () => {
    const { choose, fail, sending, told, shown } = openList();
    choose('a.txt', 'b.txt', 'c.txt');
    await fail('a.txt');
    const title = localized('导入完成，有错误', 'Done with errors');
    await fail('b.txt', { message: title, report: { title, detail: localized('第 3 行', 'Row 3'), file: null } });
    await sending('c.txt').answer({ ok: true, value: { path: 'temp/1/c.txt', isWithoutMessage: true } });
    expect([told(), shown()]).toEqual([
      ['error a.txt 上传失败.', 'b.txt: 导入完成，有错误', 'success c.txt 文件上传成功'],
      ['a.txt 上传失败 文件过大', 'b.txt 上传失败 导入完成，有错误', 'c.txt 上传完成'],
    ]);
  });

  it('are no notices where the list is silent', async () => {
    const { choose, fail, told } = openList({ isTold: false });
    choose('a.txt');
    await fail('a.txt');
    expect(told()).toEqual([]);
  });
});

describe('accepted files', () => {
  it('UP-05 are pictures where only pictures are asked for: 请上传图片', () => {
    const { choose, shown, told } = openList({ accepts: 'image' });
    choose('a.png', 'b.txt');
    expect([shown(), told()]).toEqual([['a.png 上传中(0%)'], ['warning 请上传图片']]);
  });

  it('are videos where only videos are asked for, and no larger than allowed', () => {
    const videos = openList({ accepts: 'video' });
    const small = openList({ largest: 0 });
    videos.choose('a.png');
    small.choose('b.txt');
    expect([videos.told(), small.told()]).toEqual([
      ['warning 请上传视频'],
      ['warning “b.txt”超过 0 MB，未上传；请压缩后再试'],
    ]);
  });

  it('whatever is not stored yet is pending: running, then failed until it is removed', async () => {
    const { list, choose, fail, store, idOf } = openList();
    const seen = [list.facts().pending];
    choose('a.txt', 'b.txt');
    seen.push(list.facts().pending);
    await fail('a.txt');
    seen.push(list.facts().pending);
    await store('b.txt');
    seen.push(list.facts().pending);
    list.send({ type: 'file.remove', id: idOf('a.txt') });
    seen.push(list.facts().pending);
    expect(seen).toEqual(['none', 'running', 'running', 'failed', 'none']);
  });
});
