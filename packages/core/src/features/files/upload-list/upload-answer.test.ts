import { describe, expect, it } from 'vitest';

import { err, ok, localized } from '../../../kernel/index.ts';
import { uploadOutcome } from './upload-answer.ts';

describe('upload response', () => {
  const read = (body: unknown, responseName = 'message') => {
    const stored = uploadOutcome(ok(body), responseName);
    return stored.ok ? stored.value.path : { failed: stored.error.message['zh-CN'] };
  };

  it('TABLE-15 has the path in the configured field', () => {
    expect([
      read({ success: true, message: 'temp/a_1.png', code: 200 }),
      read({ success: true, message: ' temp/a_1.png ', code: '0' }),
      read({ success: true, message: 'ok', code: 200, fileUrl: 'temp/b.png' }, 'fileUrl'),
    ]).toEqual(['temp/a_1.png', 'temp/a_1.png', 'temp/b.png']);
  });

  it('TABLE-14 is an error if the envelope says so, despite HTTP 200; 未知错误 without a message', () => {
    expect([
      read({ success: false, message: '文件类型不允许', code: 500 }),
      read({ success: false, message: '', code: 500 }),
      read({ success: false, message: ' ' }),
      read({ success: false, message: null }),
      read({ success: false }),
      read('<html>'),
      read(null),
      read([]),
      read({ message: 'temp/a.png' }),
      read({ success: 'true', message: 'temp/a.png' }),
      read({ success: false, message: '长'.repeat(600) }),
    ]).toEqual([
      { failed: '文件类型不允许' },
      ...Array.from({ length: 9 }, () => ({ failed: '未知错误' })),
      { failed: '长'.repeat(500) },
    ]);
  });

  it('TABLE-15 is an error without a storable path, too', () => {
    expect([
      read({ success: true }),
      read({ success: true, message: '' }),
      read({ success: true, message: 'x', fileUrl: 5 }, 'fileUrl'),
      read({ success: true, message: 'x' }, 'toString'),
      read({ success: true, message: 'javascript:alert(1)' }),
      read({ success: true, message: '../etc/passwd' }),
    ]).toEqual(Array.from({ length: 6 }, () => ({ failed: '服务器没有返回文件路径，请重试或联系管理员' })));
  });

  it("TABLE-14 is the transport's error if missing, or 未知错误", () => {
    expect([
      uploadOutcome(err(localized('网络中断', 'Offline')), 'message'),
      uploadOutcome(err(localized('', '')), 'message'),
    ]).toEqual([
      err({ message: localized('网络中断', 'Offline'), report: null }),
      err({ message: localized('未知错误', 'Unknown error'), report: null }),
    ]);
  });
});

it('UP-04 an answer 201 is a warning with its detail and the file of errors, and stores nothing', () => {
  const read = (result: unknown, success = true) =>
    uploadOutcome(ok({ success, message: '导入完成，有 2 行错误', code: 201, result }), 'message');
  const title = localized('导入完成，有 2 行错误', '导入完成，有 2 行错误');
  const detail = localized('第 3、7 行', '第 3、7 行');
  const nothing = localized('', '');
  expect([
    read({ msg: '第 3、7 行', fileUrl: 'temp/1/错误.xls', fileName: '错误明细.xls' }),
    read({ msg: '第 3、7 行', fileUrl: 'temp/1/错误.xls' }, false),
    read({ fileUrl: 'javascript:alert(1)' }),
    read(null),
  ]).toEqual([
    err({ message: title, report: { title, detail, file: { name: '错误明细.xls', path: 'temp/1/错误.xls' } } }),
    err({ message: title, report: { title, detail, file: { name: '错误.xls', path: 'temp/1/错误.xls' } } }),
    err({ message: title, report: { title, detail: nothing, file: null } }),
    err({ message: title, report: { title, detail: nothing, file: null } }),
  ]);
});

it('UP-04 a success without a message is stored where its result says', () => {
  expect([
    uploadOutcome(ok({ success: true, message: '', result: { fileUrl: 'temp/1/a.png' } }), 'message'),
    uploadOutcome(ok({ success: true, message: 'temp/1/a.png' }), 'message'),
  ]).toEqual([
    ok({ path: 'temp/1/a.png', isWithoutMessage: true }),
    ok({ path: 'temp/1/a.png', isWithoutMessage: false }),
  ]);
});
