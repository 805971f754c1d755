import { readFileSync } from 'node:fs';

import { read, utils } from '@e965/xlsx';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { activityTypeResource, resourceEndpoints } from '@evergreen/core/resources';

import { fileForm } from '../../../../test/import-form.ts';
import { describeApplication } from '../../../../test/test-application.ts';
import type { FileCellValue } from './files/table-file.types.ts';
import { createTableWriter } from './files/table-writer.ts';

const checked = v.unwrap(v.nullable(resourceEndpoints(activityTypeResource).importCheck.answer));
const stored = v.object({ fileUrl: v.string() });

/** A file as people have it. */
const fileOf = (name: string) => readFileSync(new URL(`../../../../test/spreadsheets/${name}`, import.meta.url));

function written(...rows: readonly (readonly FileCellValue[])[]): Buffer {
  const [columns = [], ...others] = rows;
  const writer = createTableWriter('xlsx', { name: '数据', columns: columns.map((text) => `${text ?? ''}`) });
  for (const row of others) writer.add(row);
  return writer.end();
}

describeApplication('files as people have them', (application) => {
  const story = async () => {
    const { app, call, signIn } = application();
    const token = await signIn('admin');
    const send = async (name: string, content: Buffer, fields: Readonly<Record<string, string>> = {}) =>
      (await call({ method: 'POST', url: `/isps/${name}`, token, ...fileForm(content, fields) })).envelope;
    const check = async (content: Buffer, fields: Readonly<Record<string, string>> = {}) => {
      const { message, result } = await send('activityType/importCheck', content, fields);
      return result === null ? message : v.parse(checked, result);
    };
    /** Columns and rows as they are read, without being tried. */
    const cells = async (content: Buffer) => {
      const answer = await check(content);
      return typeof answer === 'string' ? answer : [answer.columns, ...answer.rows.map((row) => row.cells)];
    };
    /** What is told of the rows of a file by these columns. */
    const errors = async (name: string, content: Buffer, columns: readonly (string | null)[]) => {
      const { message, result } = await send(name, content, { columns: JSON.stringify(columns) });
      return result === null
        ? message
        : v.parse(checked, result).errors.map((error) => [error.row, error.key, error.message]);
    };
    const list = async (name: string) => {
      const { envelope } = await call({
        method: 'GET',
        url: `/isps/activityType/list?name=${encodeURIComponent(name)}`,
        token,
      });
      const { records } = v.parse(v.looseObject({ records: v.array(v.looseObject({})) }), envelope.result);
      return records.map((row) => [row['name'], row['code'], row['sort'], row['remark']]);
    };
    const lines = async (result: unknown) => {
      const { fileUrl } = v.parse(stored, result);
      const { rawPayload } = await app.inject({
        method: 'GET',
        url: encodeURI(`/api/sys/common/static/${fileUrl}`),
        headers: { 'x-access-token': token },
      });
      const book = read(rawPayload, { type: 'buffer' });
      return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' });
    };
    return { send, check, cells, errors, list, lines };
  };

  const known = ['name', 'code', 'sort', 'remark'];

  it('UP-16 imports what a person sees in a cell, or refuses the cell by name: cases 02 to 07, 13 and 14', async () => {
    const { send, cells, errors, list } = await story();
    expect({
      '02': await cells(fileOf('02-numbers-as-shown.xlsx')),
      '03': await cells(fileOf('03-east-asian-dates.xlsx')),
      '04': await errors('retiree/importCheck', fileOf('04-east-asian-date-field.xlsx'), ['name', 'retireDate']),
      '05': await cells(fileOf('05-clock-times.xlsx')),
      '06': await errors('activityType/importCheck', fileOf('06-error-values.xlsx'), known),
      '07': await errors('activityType/importCheck', fileOf('07-uncalculated-formula.xlsx'), known),
      '13': await cells(fileOf('13-gbk-excel95.xls')),
      '14': await cells(fileOf('14-iso-date-cells.xlsx')),
    }).toEqual({
      '02': [known, ['健步走', '000123', '1', '0027号'], ['合唱', 'HC01', '2', '35%']],
      '03': [known, ['健步走', 'JB01', '1', '2023-03-15']],
      '04': expect.not.arrayContaining([[2, 'retireDate', expect.anything()]]),
      '05': [known, ['晨练', 'CL01', '1', '08:30'], ['晚会', 'WH01', '2', '18:00:00']],
      '06': [
        [2, 'remark', '单元格里是错误值“#SPILL!”'],
        [3, 'remark', '单元格里是错误值“#CALC!”'],
      ],
      '07': ['sort', 'remark'].map((key) => [
        2,
        key,
        '这是公式，文件里没有它的计算结果；请用 Excel 打开文件并保存，再导入',
      ]),
      '13': [
        ['name', 'code'],
        ['义诊', 'YZ01'],
      ],
      '14': [known, ['健步走', 'JB01', '1', '2026-03-05']],
    });
    const answer = await send('activityType/importExcel', fileOf('02-numbers-as-shown.xlsx'));
    expect([answer.success, await list('健步走'), await list('合唱')]).toEqual([
      true,
      [['健步走', '000123', 1, '0027号']],
      [['合唱', 'HC01', 2, '35%']],
    ]);
  });

  it('UP-17 reads files as people make them, and says what it read and what not: cases 01, 08 to 12, 15', async () => {
    const { send, check, cells, errors, list } = await story();
    const hidden = await check(fileOf('08-hidden-first-sheet.xlsx'));
    const titled = await check(fileOf('09-title-row.xlsx'));
    const unknown = await check(fileOf('11-unknown-column.xlsx'));
    const chosen = await check(fileOf('09-title-row.xlsx'), { headingRow: '1' });
    expect({
      '01': await cells(fileOf('01-large-archive.xlsx')),
      '08': typeof hidden === 'string' ? hidden : [hidden.sheet, hidden.rows],
      '09': typeof titled === 'string' ? titled : [titled.headingRow, titled.headings, titled.rows[0]],
      'errors of 09': await errors('activityType/importCheck', fileOf('09-title-row.xlsx'), known),
      'another row of headings': typeof chosen === 'string' ? chosen : [chosen.headings, chosen.total],
      '11': typeof unknown === 'string' ? unknown : unknown.unread,
      '12': await cells(fileOf('12-password.xlsx')),
      '15': await cells(fileOf('15-web-table.xls')),
      messages: [
        (await send('activityType/importExcel', fileOf('08-hidden-first-sheet.xlsx'))).message,
        (await send('activityType/importExcel', fileOf('10-decorated-headings.xlsx'))).message,
        (await send('activityType/importExcel', fileOf('11-unknown-column.xlsx'))).message,
      ],
      '10': await list('晨间太极'),
    }).toEqual({
      '01': [known, ['健步走', 'JB01', '1', '城南公园']],
      '08': ['数据', [{ row: 2, cells: ['健步走', 'JB01', '1', '城南公园'] }]],
      '09': [2, ['类型名称', '类型编码', '排序', '备注'], { row: 3, cells: ['健步走', 'JB01', '1', '城南公园'] }],
      'errors of 09': [[4, 'sort', '“第二”不是数字，请写成1234.5这样的数字']],
      'another row of headings': [['活动类型登记表'], 3],
      '11': ['说明文字'],
      '12': '文件设有打开密码；请在 Excel 中去掉密码后另存一份再导入',
      '15': '这是网页（HTML），只是文件名以 .xls 结尾；请用 Excel 打开它，另存为 .xlsx 再导入',
      messages: [
        '文件导入成功！新增 1 行，修改 0 行；读取的工作表：数据',
        '文件导入成功！新增 1 行，修改 0 行',
        '文件导入成功！新增 0 行，修改 1 行；未导入的列：说明文字',
      ],
      '10': [['晨间太极', 'TJ01', 7, '城南公园']],
    });
  });

  it('UP-17 reads places by any spelling that means one of them: case 24', async () => {
    const { errors } = await story();
    const told = await errors('retiree/importCheck', fileOf('24-place-names.xlsx'), ['name', 'districtCode']);
    const ofPlaces = typeof told === 'string' ? told : told.filter(([, key]) => key === 'districtCode');
    expect(ofPlaces).toEqual([[4, 'districtCode', '有多个地方叫“鼓楼区”，请写明省和市']]);
  });

  it('UP-18 imports the right rows of a file without the wrong ones, which come back as a file', async () => {
    const { send, check, list, lines } = await story();
    const file = written(
      ['活动类型登记表', null, null],
      ['类型名称', '类型编码', '排序'],
      ['盆景一组', 'XZA', 1],
      ['盆景二组', null, 2],
      ['盆景三组', 'XZC', 'three'],
      ['盆景四组', 'XZD', 4],
    );
    const columns = JSON.stringify(['name', 'code', 'sort']);
    const without = JSON.stringify([4]);
    const tried = await check(file, { columns, without });
    const whole = await send('activityType/importExcel', file, { columns });
    const before = await list('盆景');
    const rest = await send('activityType/importExcel', file, { columns, isRest: 'true', without });
    expect({
      tried: typeof tried === 'string' ? tried : [tried.total, tried.wrong, tried.errors.map(({ row }) => row)],
      whole: [whole.success, whole.message, before],
      rest: [rest.success, rest.message],
      rows: (await list('盆景')).toSorted((one, other) => Number(one[2]) - Number(other[2])),
      marked: await lines(rest.result),
    }).toEqual({
      tried: [3, 1, [5]],
      whole: [false, '文件未导入：4 行中有 2 行有错误，没有写入任何数据', []],
      rest: [
        true,
        '已导入正确的行：新增 2 行，修改 0 行；有错误的 1 行没有导入，已放在标出错误的文件里；列名在第 2 行',
      ],
      rows: [
        ['盆景一组', 'XZA', 1, null],
        ['盆景四组', 'XZD', 4, null],
      ],
      marked: [
        ['活动类型登记表', '', '', ''],
        ['类型名称', '类型编码', '排序', '错误说明'],
        ['盆景三组', 'XZC', 'three', '排序: “three”不是数字，请写成1234.5这样的数字'],
      ],
    });
    const none = await send('activityType/importExcel', written(['类型名称', '类型编码'], ['甲', null]), {
      isRest: 'true',
    });
    expect([none.success, none.code, none.message]).toEqual([
      false,
      201,
      '文件未导入：1 行中有 1 行有错误，没有写入任何数据',
    ]);
  });
});
