import { read, utils } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { activityTypeResource, resourceEndpoints, retireeResource, type Resource } from '@evergreen/core/resources';

import { importForm, type ImportedCells } from '../../../../test/import-form.ts';
import { describeApplication } from '../../../../test/test-application.ts';
import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';

const checked = v.unwrap(v.nullable(resourceEndpoints(activityTypeResource).importCheck.answer));

const labelsOf = ({ fields }: Resource, keys: readonly string[]) =>
  keys.map((key) => fields[key]?.label['zh-CN'] ?? key);

describeApplication('what the cells of an imported file mean', (application) => {
  /** Why cells are refused, by row and field. */
  async function refusals(resource: Resource, keys: readonly string[], rows: readonly ImportedCells[]) {
    const { call, signIn } = application();
    const { payload, headers } = importForm(labelsOf(resource, keys), rows, { columns: JSON.stringify(keys) });
    const url = `${resource.path}/importCheck`;
    const answer = await call({ method: 'POST', url, token: await signIn('admin'), payload, headers });
    return v.parse(checked, answer.envelope.result).errors.map(({ row, key, message }) => [row, key, message]);
  }

  it('TEXT-01 a text that several items of a dictionary have is refused by name, and the code itself is taken: case 23', async () => {
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

  it('takes other words for an entry where only one can be meant, as pastes do, and refuses the others by name', async () => {
    const refused = await refusals(
      retireeResource,
      ['name', 'nation', 'isVolunteer'],
      [
        ['王甲', '汉', '√'],
        ['王乙', '汉 族', 'YES'],
        ['王丙', '回', '×'],
        ['王丁', '某族', '也许'],
      ],
    );
    expect(refused.filter(([, key]) => key === 'nation' || key === 'isVolunteer')).toEqual([
      [5, 'nation', '没有“某族”这个选项'],
      [5, 'isVolunteer', '没有“也许”这个选项'],
    ]);
  });

  it('TEXT-01 masked numbers that come back keep those of their row, and are called masked where they are of no row: case 19', async () => {
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
    const sent = importForm(labelsOf(retireeResource, fields), [[idCard, one[1] ?? '', one[2] ?? '', '城南路 8 号']], {
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
