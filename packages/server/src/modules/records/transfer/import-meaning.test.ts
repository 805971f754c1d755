import { read, utils } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import {
  activityTypeResource,
  IMPORT_FILE_FIELD,
  resourceEndpoints,
  retireeResource,
  type Resource,
} from '@evergreen/core/resources';

import { describeApplication } from '../../../../test/test-application.ts';
import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import { createTableWriter } from './files/table-writer.ts';

const checked = v.unwrap(v.nullable(resourceEndpoints(activityTypeResource).importCheck.answer));

const labelsOf = ({ fields }: Resource, keys: readonly string[]) =>
  keys.map((key) => fields[key]?.label['zh-CN'] ?? key);

type Cells = readonly (string | number | null)[];

function formOf(headings: readonly string[], rows: readonly Cells[], fields: Readonly<Record<string, string>>) {
  const writer = createTableWriter('xlsx', { name: '数据', columns: headings });
  for (const row of rows) writer.add(row);
  const boundary = '----evergreen';
  const part = (line: string, content: Buffer | string) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${line}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const payload = Buffer.concat([
    ...Object.entries(fields).flatMap(([key, value]) => part(`name="${key}"`, value)),
    ...part(`name="${IMPORT_FILE_FIELD}"; filename="a.xlsx"`, writer.end()),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

describeApplication('what the cells of an imported file mean', (application) => {
  /** Why cells are refused, by row and field. */
  async function refusals(resource: Resource, keys: readonly string[], rows: readonly Cells[]) {
    const { call, signIn } = application();
    const { payload, headers } = formOf(labelsOf(resource, keys), rows, { columns: JSON.stringify(keys) });
    const url = `${resource.path}/importCheck`;
    const answer = await call({ method: 'POST', url, token: await signIn('admin'), payload, headers });
    return v.parse(checked, answer.envelope.result).errors.map(({ row, key, message }) => [row, key, message]);
  }

  it('TEXT-01 a text that several items of a dictionary have is refused by name, and the code itself is taken', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('admin');
    const dict = await database.orm.execute<{ id: string }>("select id from sys_dict where dict_code = 'valid_status'");
    const dictId = dict[0]?.id ?? '';
    const items = await database.orm.execute<{ text: string; value: string }>(
      `select item_text as text, item_value as value from sys_dict_item where dict_id = '${dictId}' order by sort_order`,
    );
    const [first] = items;
    const added = await call({
      method: 'POST',
      url: '/sys/dictItem/add',
      token,
      payload: { dictId, itemText: first?.text, itemValue: '7', sortOrder: 9, status: '1' },
    });
    expect(added.envelope.success).toBe(true);
    expect(
      await refusals(
        activityTypeResource,
        ['name', 'code', 'status'],
        [
          ['甲种活动', 'AMB1', first?.text ?? ''],
          ['乙种活动', 'AMB2', '7'],
          ['丙种活动', 'AMB3', first?.value ?? ''],
          ['丁种\u200b活动', 'AMB4', '\u200b７'],
          ['丁种活动', 'AMB5', '7'],
        ],
      ),
    ).toEqual([
      [2, 'status', `有多个选项叫“${first?.text ?? ''}”，无法确定是哪一个；请填写数据值：${first?.value ?? ''}、7`],
      [6, 'name', '与第 5 行重复'],
    ]);
  });

  it('TEXT-01 masked numbers that come back keep those of their row, and are called masked where they are of no row', async () => {
    const { app, call, database, signIn } = application();
    const token = await signIn('admin');
    const fields = ['idCard', 'name', 'phone', 'address'];
    const exported = async (reason: string) => {
      const file = await app.inject({
        method: 'GET',
        url: `/api/isps/retiree/exportXls?field=${fields.join(',')}${reason}`,
        headers: { 'x-access-token': token },
      });
      const book = read(file.rawPayload, { type: 'buffer' });
      return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 }).slice(1);
    };
    const [one = [], two = []] = await exported('');
    const [[idCard = '', , phone = ''] = []] = await exported(`&reason=${encodeURIComponent('核对年审')}`);
    const alike = [one, [one[0] ?? '', ...two.slice(1)]];
    expect(
      (await refusals(retireeResource, fields, alike)).filter(([, key]) => key === 'idCard').map(([, , text]) => text),
    ).toEqual([
      `“${one[0] ?? ''}”是打了星号的号码，不能导入；请填写完整号码（填写理由后导出，可得到完整号码）`,
      `“${one[0] ?? ''}”是打了星号的号码，不能导入；请填写完整号码（填写理由后导出，可得到完整号码）`,
    ]);
    expect(one[2]).toMatch(/\*/u);
    const sent = formOf(labelsOf(retireeResource, fields), [[idCard, one[1] ?? '', one[2] ?? '', '城南路 8 号']], {
      isSingleTableImport: 'true',
      foreignKeys: '',
    });
    const written = await call({ method: 'POST', url: '/isps/retiree/importExcel', token, ...sent });
    expect(written.envelope.message).toBe('文件导入成功！新增 0 行，修改 1 行');
    const [after] = await database.orm
      .select({ phone: resourceColumn(retireeResource, 'phone'), address: resourceColumn(retireeResource, 'address') })
      .from(resourceTable(retireeResource))
      .where(eq(resourceColumn(retireeResource, 'idCard'), idCard));
    expect(after).toEqual({ phone, address: '城南路 8 号' });
    expect(await refusals(retireeResource, ['idCard', 'phone'], [[idCard, '139****0000']])).toEqual([
      [2, 'phone', '“139****0000”是打了星号的号码，不能导入；请填写完整号码（填写理由后导出，可得到完整号码）'],
    ]);
  });
});
