import { expect, it } from 'vitest';

import { createHttpClient } from '../../../../http/index.ts';
import { activityTypeResource, type CheckedImport } from '../../../../resources/index.ts';
import { createTypedStorage } from '../../../../storage/index.ts';
import { fakeContent, fakeLive, fakePorts, settled, type PendingCall } from '../../../../testing/index.ts';
import { createImportFixes } from './import-fixes.ts';
import { createRecordImport } from './record-import.service.ts';
import type { RecordImportEmitted } from './record-import.types.ts';

function drive(ports = fakePorts()) {
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const { clock, random } = ports;
  const storage = createTypedStorage(ports);
  const live = fakeLive();
  const shared = { client, clock, random, storage, live, userId: 'u1' };
  const service = createRecordImport({ resource: activityTypeResource, ...shared });
  const emitted: RecordImportEmitted[] = [];
  service.on((event) => emitted.push(event));
  service.send({ type: 'import.open' });
  return { ports, service, live, http: ports.http, clock, emitted };
}

const file = (name = '名单.xlsx', text = 'rows') => ({ name, content: fakeContent(text) });

const read: CheckedImport = {
  headings: ['名字', '类型编码', '备注'],
  headingRow: 1,
  sheet: '数据',
  unread: [],
  columns: [null, 'code', null],
  total: 3,
  isTried: false,
  wrong: 0,
  errors: [],
  rows: [{ row: 2, cells: ['书画', 'SH', '甲'] }],
  added: 0,
  changed: 0,
  skipped: 0,
  duplicates: [],
  file: null,
};
const wrong: CheckedImport = {
  ...read,
  columns: ['name', 'code', null],
  isTried: true,
  wrong: 1,
  errors: [{ row: 3, key: 'code', message: '请输入类型编码' }],
  rows: [{ row: 3, cells: ['棋牌', '', '乙'] }],
};
const sound: CheckedImport = { ...wrong, wrong: 0, errors: [], rows: [], added: 3 };

/** A wizard that writes a file without errors. */
async function writing() {
  const driven = drive();
  const { service, http } = driven;
  service.send({ type: 'files.choose', files: [file()] });
  http.take('importCheck').succeed(read);
  await settled();
  service.send({ type: 'import.check', changes: [] });
  http.take('importCheck').succeed(sound);
  await settled();
  service.send({ type: 'import.write' });
  return driven;
}

/** What was sent beside the file. */
const fieldsOf = ({ request: { form } }: PendingCall) => Object.fromEntries(form?.fields ?? []);

it('UP-14 goes from a file over its columns and the corrected rows to one write, and reads the list again', async () => {
  const { service, http, clock, emitted } = drive();
  const seen: string[] = [];
  const note = () => seen.push(service.facts().status);
  service.send({ type: 'files.choose', files: [file()] });
  note();
  const reading = http.take('/isps/activityType/importCheck');
  expect(Object.keys(fieldsOf(reading))).toEqual(['progressKey']);
  clock.advance(1000);
  http.take('/sys/importProgress').succeed({ ahead: 2, done: 0, total: 0, isWriting: false, end: null });
  await settled();
  expect(service.facts().progress?.ahead).toBe(2);
  reading.succeed(read);
  await settled();
  note();
  const { columns, missing } = service.facts();
  expect([columns, missing.map((label) => label['zh-CN'])]).toEqual([
    [
      { place: 0, heading: '名字', key: null, samples: ['书画'] },
      { place: 1, heading: '类型编码', key: 'code', samples: ['SH'] },
      { place: 2, heading: '备注', key: null, samples: ['甲'] },
    ],
    ['类型名称'],
  ]);
  service.send({ type: 'column.map', place: 0, key: 'name' });
  service.send({ type: 'import.check', changes: [] });
  note();
  const checking = http.take('/isps/activityType/importCheck');
  const { progressKey, ...sent } = fieldsOf(checking);
  expect(sent).toEqual({ columns: '["name","code",null]' });
  checking.request.onProgress?.({ loaded: 1, total: 2 });
  clock.advance(1000);
  const asked = http.take('/sys/importProgress');
  expect(new URL(asked.request.url, 'http://x').searchParams.get('key')).toBe(progressKey);
  asked.succeed({ done: 50, total: 200, isWriting: false, end: null });
  await settled();
  expect([service.facts().percent, service.facts().progress]).toEqual([
    50,
    { ahead: 0, done: 50, total: 200, isWriting: false, end: null },
  ]);
  checking.succeed(wrong);
  await settled();
  note();
  expect([service.facts().wrong, service.facts().wrongRows?.errors]).toEqual([1, wrong.errors]);
  service.send({ type: 'import.check', changes: [[3, 1, 'QP']] });
  const again = http.take('/isps/activityType/importCheck');
  expect(fieldsOf(again)['changes']).toBe('[[3,1,"QP"]]');
  again.succeed(sound);
  await settled();
  note();
  service.send({ type: 'import.write' });
  note();
  const written = http.take('/isps/activityType/importExcel');
  expect(fieldsOf(written)).toMatchObject({ columns: '["name","code",null]', changes: '[[3,1,"QP"]]' });
  written.succeed(null, '文件导入成功！新增 3 行，修改 0 行');
  await settled();
  note();
  const text = '文件导入成功！新增 3 行，修改 0 行';
  expect([seen, emitted]).toEqual([
    ['reading', 'mapping', 'checking', 'fixing', 'ready', 'writing', 'closed'],
    [
      { type: 'notice.raised', notice: { level: 'success', text: { 'zh-CN': text, 'en-US': text } } },
      { type: 'rows.imported' },
    ],
  ]);
});

it('UP-14 remembers which field a heading was, and keeps every field for one column alone', async () => {
  const first = drive();
  first.service.send({ type: 'files.choose', files: [file()] });
  first.http.take('importCheck').succeed(read);
  await settled();
  first.service.send({ type: 'column.map', place: 0, key: 'name' });
  first.service.send({ type: 'column.map', place: 2, key: 'code' });
  const moved = first.service.facts().columns.map(({ key }) => key);
  first.service.send({ type: 'import.check', changes: [] });
  first.http.take('importCheck').succeed(sound);
  await settled();
  first.service.dispose();
  const { service, http } = drive(first.ports);
  service.send({ type: 'files.choose', files: [file()] });
  http.take('importCheck').succeed({ ...read, headings: ['备注', '名字', '排序'], columns: [null, null, 'sort'] });
  await settled();
  expect([moved, service.facts().columns.map(({ heading, key }) => [heading, key])]).toEqual([
    ['name', null, 'code'],
    [
      ['备注', 'code'],
      ['名字', 'name'],
      ['排序', 'sort'],
    ],
  ]);
});

it('UP-14 tries nothing without a column, says what went wrong, and gives the template and the marked file', async () => {
  const { service, http, emitted } = drive();
  service.send({ type: 'files.choose', files: [file('表.csv')] });
  const wrongKind = service.facts().problem?.['zh-CN'];
  service.send({ type: 'files.choose', files: [file()] });
  http.take('importCheck').reject('文件已损坏');
  await settled();
  const broken = [service.facts().status, service.facts().problem?.['zh-CN']];
  service.send({ type: 'files.choose', files: [file()] });
  http.take('importCheck').succeed({ ...read, columns: [null, null, null] });
  await settled();
  service.send({ type: 'import.check', changes: [] });
  const unmapped = [service.facts().status, service.facts().problem?.['zh-CN']];
  service.send({ type: 'column.map', place: 1, key: 'code' });
  service.send({ type: 'import.check', changes: [] });
  const stopped = http.take('importCheck');
  service.send({ type: 'import.stop' });
  service.send({ type: 'import.check', changes: [] });
  http.take('importCheck').succeed(wrong);
  await settled();
  service.send({ type: 'marked.fetch', changes: [[3, 1, 'QP']] });
  const marking = http.take('importCheck');
  expect(fieldsOf(marking)).toMatchObject({ isMarked: 'true', changes: '[[3,1,"QP"]]' });
  marking.succeed({ ...wrong, file: { msg: '', fileUrl: 'temp/f1/错误.xlsx', fileName: '错误.xlsx' } });
  await settled();
  service.send({ type: 'template.fetch' });
  const content = fakeContent('template');
  http.takeFile('importTemplate').end({ kind: 'answered', status: 200, headers: {}, body: content });
  await settled();
  expect([wrongKind, broken, unmapped, stopped.request.signal?.aborted, service.facts().status, emitted]).toEqual([
    '“表.csv”不是 Excel 文件，请选择 .xls 或 .xlsx 文件',
    ['choosing', '文件已损坏'],
    ['mapping', '请至少为一列选择对应的字段'],
    true,
    'fixing',
    [
      { type: 'file.stored', name: '错误.xlsx', path: 'temp/f1/错误.xlsx' },
      { type: 'file.received', name: 'template.xlsx', content },
    ],
  ]);
});

it('UP-14 tries the rows again where somebody wrote meanwhile what stands in their way', async () => {
  const { service, http } = await writing();
  const body = JSON.stringify({ success: false, code: 201, message: '1 行有错误', result: null, timestamp: 0 });
  http.take('importExcel').end({ kind: 'answered', status: 200, headers: {}, body });
  await settled();
  const again = service.facts().status;
  http.take('importCheck').succeed(wrong);
  await settled();
  expect([again, service.facts().status]).toEqual(['checking', 'fixing']);
});

it('UP-14 stops a write by closing its request, and tells how it ended', async () => {
  const ends: unknown[] = [];
  for (const progress of [
    { done: 500, total: 900, isWriting: true, end: 'undone' },
    { done: 500, total: 900, isWriting: true, end: 'written' },
    null,
  ]) {
    const { service, http, clock, emitted } = await writing();
    const { signal } = http.take('importExcel').request;
    service.send({ type: 'import.stop' });
    await settled();
    http.take('/sys/importProgress').succeed({ done: 500, total: 900, isWriting: true, end: null });
    await settled();
    const meanwhile = service.facts().status;
    clock.advance(1000);
    http.take('/sys/importProgress').succeed(progress);
    await settled();
    const { status, problem } = service.facts();
    const told = emitted.map((event) => (event.type === 'notice.raised' ? event.notice.text['zh-CN'] : event.type));
    ends.push([signal?.aborted, meanwhile, status, problem?.['zh-CN'], told]);
  }
  expect(ends).toEqual([
    [true, 'stopping', 'ready', undefined, ['已停止，没有写入任何数据']],
    [true, 'stopping', 'closed', undefined, ['停止之前 900 行已全部写入', 'rows.imported']],
    [true, 'stopping', 'ready', '已停止，但服务器不知道这次写入的结果；请先在列表中查看，再决定是否重新写入', []],
  ]);
});

it('UP-14 stops a write whose file is still being sent without asking how it ended', async () => {
  const { service, http, emitted } = await writing();
  http.take('importExcel').request.onProgress?.({ loaded: 1, total: 2 });
  service.send({ type: 'import.stop' });
  const told = emitted.map((event) => (event.type === 'notice.raised' ? event.notice.text['zh-CN'] : event.type));
  const asked = http.requests.filter(({ url }) => url.includes('/sys/importProgress')).length;
  expect([service.facts().status, told, asked]).toEqual(['ready', ['已停止，没有写入任何数据'], 0]);
});

/** A wizard that shows the wrong row of a file of three. */
async function fixing() {
  const driven = drive();
  const { service, http } = driven;
  service.send({ type: 'files.choose', files: [file()] });
  http.take('importCheck').succeed(read);
  await settled();
  service.send({ type: 'column.map', place: 0, key: 'name' });
  service.send({ type: 'import.check', changes: [] });
  http.take('importCheck').succeed(wrong);
  await settled();
  return driven;
}

it('UP-18 writes the right rows without the wrong ones, and gives those as a file', async () => {
  const { service, http, emitted } = await fixing();
  service.send({ type: 'rest.write', changes: [[3, 1, 'Q P']], removed: [] });
  const rest = http.take('/isps/activityType/importExcel');
  expect([service.facts().status, fieldsOf(rest)]).toEqual([
    'writing',
    expect.objectContaining({ isRest: 'true', columns: '["name","code",null]', changes: '[[3,1,"Q P"]]' }),
  ]);
  const marked = { msg: '', fileUrl: 'temp/f1/错误.xlsx', fileName: '错误.xlsx' };
  rest.succeed(marked, '已导入正确的行');
  await settled();
  expect([service.facts().status, emitted.slice(1)]).toEqual([
    'closed',
    [{ type: 'rows.imported' }, { type: 'file.stored', name: '错误.xlsx', path: 'temp/f1/错误.xlsx' }],
  ]);
});

it('UP-18 shows what was corrected after a write of the right rows that did not take place, and tries it again', async () => {
  const { service, http } = await fixing();
  service.send({ type: 'rest.write', changes: [[3, 1, 'QP']] });
  http.take('importExcel').reject('数据库忙');
  await settled();
  const { status, problem, wrongRows } = service.facts();
  expect([status, problem?.['zh-CN'], wrongRows?.rows]).toEqual([
    'fixing',
    '数据库忙',
    [{ row: 3, cells: ['棋牌', 'QP', '乙'] }],
  ]);
  service.send({ type: 'rest.write', changes: [] });
  http.take('importExcel').request.onProgress?.({ loaded: 1, total: 2 });
  service.send({ type: 'import.stop' });
  expect(service.facts().status).toBe('fixing');
  service.send({ type: 'import.check', changes: [] });
  const { changes, isRest } = fieldsOf(http.take('importCheck'));
  expect([changes, isRest]).toEqual(['[[3,1,"QP"]]', undefined]);
});

it('UP-18 leaves a row out that was deleted in the correction, and takes it back where it is inserted again', async () => {
  const { service, http } = await fixing();
  const { clock, random } = fakePorts();
  const { wrongRows } = service.facts();
  if (wrongRows === null) throw new Error('There are no wrong rows');
  const fixes = createImportFixes({
    resource: activityTypeResource,
    wrong: wrongRows,
    t: (text) => text['zh-CN'],
    table: { clock, random },
  });
  await settled();
  const row = fixes.rows.keyAt(0) ?? '';
  fixes.send({ type: 'row.insert', after: row });
  fixes.send({ type: 'rows.add' });
  const inserted = fixes.rows.rowCount();
  fixes.send({ type: 'rows.remove', rows: [row] });
  const removed = fixes.corrections();
  service.send({ type: 'marked.fetch', ...removed });
  const marking = fieldsOf(http.take('importCheck'));
  fixes.send({ type: 'change.undo' });
  expect([inserted, removed, marking['without'], fixes.corrections()]).toEqual([
    1,
    { changes: [], removed: [3] },
    '[3]',
    { changes: [], removed: [] },
  ]);
  service.send({ type: 'import.check', ...removed });
  const again = http.take('importCheck');
  expect(fieldsOf(again)['without']).toBe('[3]');
  again.succeed({ ...sound, total: 2 });
  await settled();
  service.send({ type: 'import.write' });
  expect(fieldsOf(http.take('importExcel'))).toMatchObject({ without: '[3]' });
});

it('UP-17 reads the file again by another row of headings, and names the sheet', async () => {
  const { service, http } = drive();
  service.send({ type: 'files.choose', files: [file()] });
  http.take('importCheck').succeed({ ...read, headings: ['登记表'], columns: [null], sheet: '名单' });
  await settled();
  const { headingRow, sheet } = service.facts();
  service.send({ type: 'heading.choose', row: 2 });
  const again = http.take('importCheck');
  expect([headingRow, sheet, service.facts().status, fieldsOf(again)['headingRow']]).toEqual([
    1,
    '名单',
    'reading',
    '2',
  ]);
  again.succeed({ ...read, headingRow: 2 });
  await settled();
  expect([service.facts().headingRow, service.facts().columns.map(({ heading }) => heading)]).toEqual([
    2,
    read.headings,
  ]);
  service.send({ type: 'import.check', changes: [] });
  expect(fieldsOf(http.take('importCheck'))).toMatchObject({ headingRow: '2' });
});

it('UP-14 UP-16 marks the cells that the server refused until they hold something else, and gives what was corrected', async () => {
  const { clock, random } = fakePorts();
  const fixes = createImportFixes({
    resource: activityTypeResource,
    wrong: {
      columns: ['name', 'code', null],
      rows: wrong.rows,
      errors: [...wrong.errors, { row: 3, key: null, message: '超出您的数据范围' }],
    },
    t: (text) => text['zh-CN'],
    table: { clock, random },
  });
  const emitted: string[] = [];
  fixes.on(({ type }) => emitted.push(type));
  await settled();
  const row = fixes.rows.keyAt(0) ?? '';
  const told = () => fixes.errors().map(({ column, message }) => [column, message['zh-CN']]);
  const before = [told(), fixes.corrections(), fixes.rows.text(row, 'fileRow'), fixes.rows.text(row, 'fileNote')];
  fixes.send({ type: 'cells.write', cells: [{ row, column: 'place1', value: 'QP' }] });
  await settled();
  expect([emitted.includes('notice.raised'), emitted.includes('cell.revealed')]).toEqual([false, true]);
  expect([before, told(), fixes.corrections()]).toEqual([
    [[['place1', '请输入类型编码']], { changes: [], removed: [] }, '3', '超出您的数据范围'],
    [],
    { changes: [[3, 1, 'QP']], removed: [] },
  ]);
});

it('UP-19 goes on in the short form and back with the files that were chosen, and reads the next once one is written', async () => {
  const { service, http, emitted } = drive();
  const status = () => [service.facts().form, service.facts().status, service.facts().fileNames];
  service.send({ type: 'form.change', form: 'short' });
  service.send({ type: 'files.choose', files: [file('一.xlsx'), file('二.xlsx')] });
  const short = status();
  service.send({ type: 'form.change', form: 'steps' });
  const reading = status();
  http.take('importCheck').succeed({ ...read, columns: ['name', 'code', null] });
  await settled();
  service.send({ type: 'import.check', changes: [] });
  http.take('importCheck').succeed(sound);
  await settled();
  service.send({ type: 'import.write' });
  http.take('importExcel').succeed(null, '文件导入成功！');
  await settled();
  const next = [status(), service.facts().columns, http.take('importCheck').request.form?.files[0]?.name];
  service.send({ type: 'import.stop' });
  expect([short, reading, next, service.facts().status, emitted.map(({ type }) => type)]).toEqual([
    ['short', 'choosing', ['一.xlsx', '二.xlsx']],
    ['steps', 'reading', ['一.xlsx', '二.xlsx']],
    [['steps', 'reading', ['二.xlsx']], [], '二.xlsx'],
    'choosing',
    ['notice.raised', 'rows.imported'],
  ]);
});

it('UP-19 matches rows by a chosen field, writes those that are wanted, and decides duplicates row by row', async () => {
  const { service, http } = drive();
  const matching = () => {
    const { by, writes, fields, decisions } = service.facts().matching;
    return [by, writes, fields.map(({ key }) => key), decisions];
  };
  service.send({ type: 'files.choose', files: [file()] });
  http.take('importCheck').succeed(read);
  await settled();
  const byCode = matching();
  service.send({ type: 'column.map', place: 0, key: 'name' });
  service.send({ type: 'matching.choose', by: 'name', writes: 'changed' });
  const byName = matching();
  service.send({ type: 'import.check', changes: [] });
  const checking = http.take('importCheck');
  const duplicate = (row: number) => ({ row, cells: ['书画'], stored: '书画', decision: 'update' as const });
  checking.succeed({ ...sound, total: 5, added: 0, changed: 3, skipped: 2, duplicates: [2, 4, 5].map(duplicate) });
  await settled();
  service.send({ type: 'duplicates.decide', rows: [2, 4], decision: 'skip' });
  service.send({ type: 'duplicates.decide', rows: [4], decision: 'update' });
  const { counts, duplicates } = service.facts();
  service.send({ type: 'import.write' });
  const sent = fieldsOf(http.take('importExcel'));
  expect([byCode, byName, fieldsOf(checking), counts, duplicates.map(({ decision }) => decision), sent]).toEqual([
    ['code', 'both', ['code'], ['update', 'skip']],
    ['name', 'changed', ['name', 'code'], ['update', 'skip']],
    expect.objectContaining({ matchBy: 'name', writes: 'changed' }),
    { added: 0, changed: 2, skipped: 3 },
    ['skip', 'update', 'update'],
    expect.objectContaining({ matchBy: 'name', writes: 'changed', decisions: '[[2,"skip"],[4,"update"]]' }),
  ]);
});

it('UP-18 imports a file of 300 rows with 16 wrong ones in one go: ten are corrected, two left out, and four come back', async () => {
  const { service, http, emitted } = drive();
  const rows = Array.from({ length: 16 }, (_, at) => ({ row: 10 + at, cells: [`甲${at}`, '', ''] }));
  const errors = rows.map(({ row }) => ({ row, key: 'code', message: '请输入类型编码' }));
  const tried = { ...wrong, total: 300, wrong: 16, rows, errors, added: 284 };
  service.send({ type: 'files.choose', files: [file()] });
  http.take('importCheck').succeed({ ...read, total: 300, columns: ['name', 'code', null] });
  await settled();
  service.send({ type: 'import.check', changes: [] });
  http.take('importCheck').succeed(tried);
  await settled();
  const corrected = rows.slice(0, 10).map(({ row }) => [row, 1, `C${row}`] as const);
  service.send({ type: 'import.check', changes: corrected.map(([...change]) => change), removed: [20, 21] });
  const again = http.take('importCheck');
  again.succeed({ ...tried, total: 298, wrong: 4, rows: rows.slice(12), errors: errors.slice(12), added: 294 });
  await settled();
  const { total, wrong: left, counts } = service.facts();
  service.send({ type: 'rest.write', changes: [], removed: [] });
  const written = http.take('importExcel');
  written.succeed({ msg: '', fileUrl: 'temp/f1/错误.xlsx', fileName: '错误.xlsx' }, '已导入正确的行');
  await settled();
  const { progressKey: _, ...sent } = fieldsOf(written);
  expect([total, left, counts, sent, service.facts().status, emitted.map(({ type }) => type)]).toEqual([
    298,
    4,
    { added: 294, changed: 0, skipped: 0 },
    {
      columns: '["name","code",null]',
      changes: JSON.stringify(corrected),
      without: '[20,21]',
      isRest: 'true',
    },
    'closed',
    ['notice.raised', 'rows.imported', 'file.stored'],
  ]);
});

it('asks how far an import is as soon as the server tells of it, and hardly ever by itself while it does', async () => {
  const { service, live, http, clock } = await writing();
  live.report({ isOpen: true, isBlocked: false });
  const [, progressKey = ''] = http.requests.at(-1)?.form?.fields.find(([name]) => name === 'progressKey') ?? [];
  const hint = (id: string) => live.tell({ kind: 'job', id, status: 'running', done: 1, total: 3 });
  const isAsked = () => http.requests.filter(({ url }) => url.includes('/sys/importProgress')).length;
  hint('another');
  const before = isAsked();
  hint(progressKey);
  http.take('/sys/importProgress').succeed({ ahead: 0, done: 2, total: 3, isWriting: true, end: null });
  await settled();
  clock.advance(9_000);
  const quiet = isAsked();
  clock.advance(1_000);
  expect([before, quiet, isAsked(), service.facts().progress?.done]).toEqual([0, 1, 2, 2]);
  service.dispose();
});
