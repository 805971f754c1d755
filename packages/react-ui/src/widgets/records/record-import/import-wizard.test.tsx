import type { ImportProgress } from '@evergreen/core/contract';
import { createOnDemand } from '@evergreen/core/kernel';
import { createRecordImport } from '@evergreen/core/records/transfer';
import { activityTypeResource } from '@evergreen/core/resources';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { loadParts } from '../../grid/editable-table/testing/load-parts.ts';
import { pretendSize } from '../../grid/editable-table/testing/pretend-size.ts';
import { ImportWizardDialog } from './import-wizard-dialog.tsx';
import { RecordImportButton } from './index.ts';

beforeAll(async () => {
  await loadParts();
});
beforeEach(() => pretendSize(1000, 650));

const read = {
  headings: ['名字', '类型编码'],
  columns: [null, 'code'],
  total: 2,
  isTried: false,
  wrong: 0,
  errors: [],
  rows: [{ row: 2, cells: ['书画', 'SH'] }],
  file: null,
};
const wrong = {
  ...read,
  columns: ['name', 'code'],
  isTried: true,
  wrong: 1,
  errors: [{ row: 3, key: 'code', message: '请输入类型编码' }],
  rows: [{ row: 3, cells: ['棋牌', ''] }],
};

it('UP-14 leads from the import of a list over the columns and the corrected cells to the write', async () => {
  const stage = await signedIn('activityType:list', 'activityType:import');
  const { http, clock } = stage.ports;
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
  const wizard = within(await screen.findByRole('dialog', { name: '导入活动类型' }));
  fireEvent.change(wizard.getByLabelText('选择文件', { selector: 'input' }), {
    target: { files: [new File(['rows'], '名单.xlsx')] },
  });
  act(() => clock.advance(1000));
  http.take('importProgress').succeed({ ahead: 2, done: 0, total: 0, isWriting: false, end: null });
  await heard();
  expect(wizard.getByText('前面还有 2 个文件').textContent).toBe('前面还有 2 个文件');
  http.take('/isps/activityType/importCheck').succeed(read);
  await heard();
  expect([
    wizard.getByText('名单.xlsx，共 2 行').textContent,
    wizard.getByText(/没有列对应必填字段/u).textContent,
  ]).toEqual(['名单.xlsx，共 2 行', '没有列对应必填字段：类型名称。新增的行会缺少它们。']);
  const choice = wizard.getByRole('combobox', { name: '“名字”对应的字段' });
  fireEvent.mouseDown(choice);
  await heard();
  const [name] = screen.getAllByText('* 类型名称');
  if (name === undefined) throw new Error('The field cannot be chosen');
  await user.click(name);
  await user.click(wizard.getByRole('button', { name: '检查数据' }));
  http.take('/isps/activityType/importCheck').succeed(wrong);
  await heard();
  await heard();
  expect(wizard.getByRole('alert').textContent).toContain('2 行中有 1 行有错误，没有写入任何数据');
  const grid = within(await wizard.findByRole('grid', { name: '有错误的行' }));
  expect(grid.getByText('棋牌').textContent).toBe('棋牌');
  const code = grid.getAllByRole('gridcell').at(-1);
  if (code === undefined) throw new Error('There is no cell to correct');
  // The middle of the cell, behind the number of the row and the name.
  fireEvent.click(code, { clientX: 340, clientY: 80 });
  await heard();
  await user.keyboard('QP{Enter}');
  await heard();
  await user.click(wizard.getByRole('button', { name: '再次检查' }));
  const again = http.take('/isps/activityType/importCheck');
  expect(Object.fromEntries(again.request.form?.fields ?? [])).toMatchObject({
    columns: '["name","code"]',
    changes: '[[3,1,"QP"]]',
  });
  again.succeed({ ...wrong, wrong: 0, errors: [], rows: [], added: 2 });
  await heard();
  await user.click(wizard.getByRole('button', { name: '写入 2 行' }));
  http.take('/isps/activityType/importExcel').succeed(null, '文件导入成功！新增 2 行，修改 0 行');
  await heard();
  expect(imported).toEqual(['imported']);
});

/** An opened wizard with a file of two columns that was read. */
async function opened() {
  const stage = await signedIn('activityType:list', 'activityType:import');
  const { http } = stage.ports;
  const service = stage.core.open((page) => createRecordImport({ ...page, resource: activityTypeResource }));
  drawWidget(stage, <ImportWizardDialog resource={activityTypeResource} service={service} />);
  act(() => {
    service.send({ type: 'import.open' });
    service.send({ type: 'files.choose', files: [{ name: '名单.xlsx', content: new File(['rows'], '名单.xlsx') }] });
  });
  return {
    ...stage,
    user: newUser(),
    dialog: within(screen.getByRole('dialog')),
    /** Has the rows checked, with this answer. */
    async check(file: object, answer: object) {
      http.take('importCheck').succeed({ ...read, columns: ['name', 'code'], ...file });
      await heard();
      const told = screen.queryAllByText(/^读取的工作表/u).map(({ textContent }) => textContent);
      act(() => service.send({ type: 'import.check', changes: [] }));
      http.take('importCheck').succeed(answer);
      await heard();
      await heard();
      return told;
    },
  };
}

it('UP-18 a person imports 300 rows with 16 wrong ones in one go: ten are corrected, two left out, and four come back', async () => {
  const { ports, user, dialog, check } = await opened();
  const { http } = ports;
  const lines = Array.from({ length: 16 }, (_, at) => ({ row: 10 + at, cells: [`棋牌${at}`, ''] }));
  const errors = lines.map(({ row }) => ({ row, key: 'code', message: '请输入类型编码' }));
  const tried = { ...wrong, total: 300, wrong: 16, rows: lines, errors, added: 284, headingRow: 2 };
  const told = await check({ sheet: '数据', headingRow: 2 }, tried);
  const grid = within(await dialog.findByRole('grid', { name: '有错误的行' }));
  const entries: (string | null)[] = [];
  for (const name of ['棋牌0', '棋牌1']) {
    // What is deleted goes, and the next row is the first.
    fireEvent.contextMenu(grid.getByText(name), { clientX: 150, clientY: 80 });
    await heard();
    entries.push(...(await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent));
    await user.click(screen.getByRole('menuitem', { name: /^删除/u }));
    await heard();
  }
  const first = grid.getByText('棋牌2').closest('[role="gridcell"]')?.nextElementSibling ?? undefined;
  if (first === undefined) throw new Error('There is no cell to correct');
  fireEvent.click(first, { clientX: 340, clientY: 80 });
  await heard();
  await user.keyboard(Array.from({ length: 10 }, (_, at) => `C${at}{Enter}`).join(''));
  await heard();
  await user.click(dialog.getByRole('button', { name: '再次检查' }));
  const again = http.take('importCheck');
  again.succeed({ ...tried, total: 298, wrong: 4, rows: lines.slice(12), errors: errors.slice(12), added: 294 });
  await heard();
  await heard();
  await user.click(dialog.getByRole('button', { name: '导入其余 294 行' }));
  const fieldsOf = (fields: Iterable<readonly [string, unknown]> = []) => Object.fromEntries(fields);
  expect([
    told,
    entries.filter((entry) => entry?.includes('插入')),
    [again, http.take('importExcel')].map(({ request }) => fieldsOf(request.form?.fields)),
  ]).toEqual([
    ['读取的工作表：数据'],
    [],
    [{}, { isRest: 'true' }].map((rest) =>
      expect.objectContaining({
        ...rest,
        columns: '["name","code"]',
        without: '[10,11]',
        changes: JSON.stringify(Array.from({ length: 10 }, (_, at) => [12 + at, 1, `C${at}`])),
      }),
    ),
  ]);
});

/** A wizard whose two rows are being written. */
async function writing() {
  const { ports, core, user, dialog, check } = await opened();
  const { http, clock } = ports;
  const told: string[] = [];
  core.on(({ level, text }) => told.push(`${level} ${text['zh-CN']}`));
  await check({}, { ...wrong, wrong: 0, errors: [], rows: [], added: 2 });
  await user.click(dialog.getByRole('button', { name: '写入 2 行' }));
  const { signal, onProgress } = http.take('importExcel').request;
  act(() => onProgress?.({ loaded: 1, total: 1 }));
  /** What the wizard says of these words, and the names of its buttons. */
  const shown = (...words: readonly string[]) => ({
    said: words.filter((text) => dialog.queryByText(text) !== null),
    buttons: dialog.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  });
  /** Presses the button and is answered later how the write ended. */
  const stop = async (end: ImportProgress | null) => {
    await user.click(dialog.getByRole('button', { name: '停止' }));
    http.take('importProgress').succeed({ done: 1, total: 2, isWriting: true, end: null });
    await heard();
    const meanwhile = { isClosed: signal?.aborted, ...shown(...WORDS), told: [...told] };
    act(() => clock.advance(1000));
    http.take('importProgress').succeed(end);
    await heard();
    return meanwhile;
  };
  return { told, shown, stop };
}

const WRITING = '正在写入，请不要关闭页面…';
const STOPPING = '正在停止，并撤销已写入的行…';
const READY = '2 行都可以导入';
const UNKNOWN = '已停止，但服务器不知道这次写入的结果；请先在列表中查看，再决定是否重新写入';
const WORDS = [WRITING, STOPPING, READY, UNKNOWN];
const meantime = { isClosed: true, said: [STOPPING], buttons: [], told: [] };
const progress: Omit<ImportProgress, 'end'> = { ahead: 0, done: 2, total: 2, isWriting: true };

it.each([
  ['undone', { ...progress, end: 'undone' }, [READY], ['info 已停止，没有写入任何数据']],
  ['unknown', null, [READY, UNKNOWN], []],
] as const)('a write that is stopped ends as %s, and its rows may be written again', async (_, end, said, told) => {
  const wizard = await writing();
  const before = wizard.shown(...WORDS);
  const meanwhile = await wizard.stop(end);
  expect([before, meanwhile, wizard.shown(...WORDS), wizard.told]).toEqual([
    { said: [WRITING], buttons: ['停止'] },
    meantime,
    { said, buttons: ['关闭', '上一步', '写入 2 行'] },
    told,
  ]);
});

it('a write that was done before it could be stopped is told, and the wizard closes', async () => {
  const wizard = await writing();
  const meanwhile = await wizard.stop({ ...progress, end: 'written' });
  expect([meanwhile, screen.getByRole('dialog').className, wizard.told]).toEqual([
    meantime,
    expect.stringContaining('-leave'),
    ['success 停止之前 2 行已全部写入'],
  ]);
});

it('UP-19 shows the rows that the list has already, takes a decision on each, and counts what is written', async () => {
  const stage = await signedIn('activityType:list', 'activityType:import');
  const { http } = stage.ports;
  const service = stage.core.open((page) => createRecordImport({ ...page, resource: activityTypeResource }));
  drawWidget(stage, <ImportWizardDialog resource={activityTypeResource} service={service} />);
  act(() => {
    service.send({ type: 'import.open' });
    service.send({ type: 'files.choose', files: [{ name: '名单.xlsx', content: new File(['rows'], '名单.xlsx') }] });
  });
  http.take('importCheck').succeed({ ...read, columns: ['name', 'code'] });
  await heard();
  const wizard = within(screen.getByRole('dialog'));
  const user = newUser();
  await user.click(wizard.getByRole('radio', { name: '新增和修改' }));
  await user.click(wizard.getByRole('button', { name: '检查数据' }));
  const duplicate = (row: number) => ({ row, cells: ['书画', `S${row}`], stored: '书法', decision: 'update' });
  const duplicates = [duplicate(2), duplicate(3)];
  http
    .take('importCheck')
    .succeed({ ...wrong, total: 3, wrong: 0, errors: [], rows: [], added: 1, changed: 2, skipped: 0, duplicates });
  await heard();
  const before = wizard.getByText('将新增 1 行，修改 2 行').tagName;
  fireEvent.mouseDown(wizard.getByRole('combobox', { name: '第 2 行的处理方式' }));
  await heard();
  const [skip] = screen.getAllByText('跳过');
  if (skip === undefined) throw new Error('No row can be left out');
  await user.click(skip);
  const after = wizard.getByText('将新增 1 行，修改 1 行，跳过 1 行').tagName;
  await user.click(wizard.getByRole('button', { name: '写入 2 行' }));
  const sent = Object.fromEntries(http.take('/isps/activityType/importExcel').request.form?.fields ?? []);
  expect([before, after, sent['decisions']]).toEqual(['P', 'P', '[[2,"skip"]]']);
});
