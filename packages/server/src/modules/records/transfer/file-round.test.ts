import { expect, it } from 'vitest';
import * as v from 'valibot';

import { activityTypeResource, resourceEndpoints } from '@evergreen/core/resources';

import { fileForm } from '../../../../test/import-form.ts';
import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';

const checked = v.unwrap(v.nullable(resourceEndpoints(activityTypeResource).importCheck.answer));

describeApplicationOnBothEngines('a file of a list', (application) => {
  it('CLI-06 is exported by conditions and columns, tried, and imported in whole; refused rows have their line and reason', async () => {
    const { app, call, signIn } = application();
    const token = await signIn('admin');
    const download = async (format: string) => {
      const superQueryParams = encodeURIComponent(JSON.stringify([{ field: 'sort', rule: 'le', val: '20' }]));
      const asked = { superQueryParams, superQueryMatchType: 'and', column: 'sort', order: 'asc', field: 'name,code' };
      const { rawPayload } = await app.inject({
        method: 'GET',
        url: `/api/isps/activityType/exportXls?format=${format}&paramsStr=${encodeURIComponent(JSON.stringify(asked))}`,
        headers: { 'x-access-token': token, 'accept-language': 'zh-CN' },
      });
      return rawPayload;
    };
    const send = async (name: string, columns: readonly (string | null)[], format = 'xlsx') =>
      (
        await call({
          method: 'POST',
          url: `/isps/activityType/${name}`,
          token,
          ...fileForm(await download(format), { columns: JSON.stringify(columns) }),
        })
      ).envelope;
    const tried = async (columns: readonly (string | null)[], format?: string) => {
      const { total, wrong, errors } = v.parse(checked, (await send('importCheck', columns, format)).result);
      return { total, wrong, errors };
    };
    const refused = await send('importExcel', ['code', null]);
    const writes = await send('importExcel', ['name', 'code']);
    expect({
      text: (await download('csv')).toString(),
      sound: [await tried(['name', 'code']), await tried(['name', 'code'], 'xls')],
      broken: await tried(['code', null]),
      refused: [refused.success, refused.message],
      writes: [writes.success, writes.message],
    }).toEqual({
      text: '\uFEFF类型名称,类型编码\r\n文艺演出,ART\r\n体育健身,SPORT\r\n',
      sound: [
        { total: 2, wrong: 0, errors: [] },
        { total: 2, wrong: 0, errors: [] },
      ],
      broken: {
        total: 2,
        wrong: 2,
        errors: [2, 3].flatMap((row) => [
          { row, key: 'name', message: '请输入类型名称' },
          { row, key: 'code', message: '请输入20位以内的英文字符和数字' },
        ]),
      },
      refused: [false, '文件未导入：2 行中有 2 行有错误，没有写入任何数据'],
      writes: [true, '文件导入成功！新增 0 行，修改 2 行'],
    });
  });
});
