import { expect, it } from 'vitest';
import * as v from 'valibot';

import { reportEndpoints } from '@evergreen/core/contract';
import { maskedFields, retireeResource } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const api = '/online/cgreport/api';

describeApplicationOnBothEngines('reports to choose from', (application) => {
  const caller = async (username: string) => {
    const { call, signIn } = application();
    const token = await signIn(username);
    return (path: string, headers: Record<string, string> = {}) =>
      call({ method: 'GET', url: `${api}/${path}`, token, headers });
  };
  const rowsOf = (answer: { readonly envelope: { readonly result: unknown } }) =>
    v.parse(reportEndpoints.getData.answer, answer.envelope.result);

  it('WID-05 tells the columns, the dictionaries and the query fields of a report', async () => {
    const ask = await caller('admin');
    const columns = v.parse(
      reportEndpoints.getRpColumns.answer,
      (await ask('getRpColumns/familyMember')).envelope.result,
    );
    const column = { align: 'left', sorter: false, customRender: null };
    expect({ ...columns, dictOptions: Object.keys(columns.dictOptions) }).toEqual({
      cgRpConfigId: 'familyMember',
      cgRpConfigName: '家庭成员',
      columns: [
        { ...column, title: '姓名', dataIndex: 'name', width: 120 },
        { ...column, title: '关系', dataIndex: 'relation', width: 100, customRender: 'family_relation' },
        { ...column, title: '年龄', dataIndex: 'age', width: 80, align: 'right' },
        { ...column, title: '工作单位', dataIndex: 'workplace', width: 200 },
        { ...column, title: '电话', dataIndex: 'phone', width: 150 },
        { ...column, title: '退休人员', dataIndex: 'retireeId_dictText', width: 110 },
      ],
      dictOptions: ['family_relation'],
    });
    const item = { mode: 'single', hidden: '0', dictCode: null };
    expect([
      (await ask('getQueryInfo/familyMember')).envelope.result,
      v
        .parse(reportEndpoints.getQueryInfo.answer, (await ask('getQueryInfo/retiree')).envelope.result)
        .filter(({ field }) => ['birthday', 'isVolunteer'].includes(field)),
    ]).toEqual([
      [
        { ...item, field: 'retireeId', label: '退休人员', view: 'sel_search', dictCode: 'retiree' },
        { ...item, field: 'relation', label: '关系', view: 'list', dictCode: 'family_relation' },
        { ...item, field: 'name', label: '姓名', view: 'text' },
      ],
      [
        { ...item, field: 'birthday', label: '出生日期', mode: 'group', view: 'date', hidden: '1' },
        { ...item, field: 'isVolunteer', label: '志愿者', view: 'list', dictCode: 'yes_no', hidden: '1' },
      ],
    ]);
  });

  it('WID-05 answers pages of rows in the order asked for, with query fields and dynamic parameters together', async () => {
    const ask = await caller('admin');
    const all = rowsOf(await ask('getData/retiree?pageSize=100&column=birthday&order=asc'));
    const births = all.records.map(({ birthday }) => String(birthday));
    const second = rowsOf(await ask('getData/retiree?pageSize=2&pageNo=2&column=birthday&order=asc'));
    const women = rowsOf(await ask('getData/retiree?pageSize=100&self_sex=2'));
    const [first] = all.records;
    const one = rowsOf(
      await ask(`getData/retiree?name=${encodeURIComponent(String(first?.['name']))}&birthday_end=2020-01-01&_t=1`),
    );
    expect({
      isSorted: births.every((day, at) => at === 0 || day >= (births[at - 1] ?? '')),
      second: [second.total, second.records.map(({ id }) => id)],
      women: [women.total > 0 && women.total < all.total, women.records.every(({ sex }) => sex === '2')],
      hasFirst: one.records.some(({ id }) => id === first?.['id']),
      contradiction: rowsOf(await ask('getData/retiree?self_sex=2&sex=1')),
      agreement: rowsOf(await ask('getData/retiree?self_sex=2&sex=2')).total,
    }).toEqual({
      isSorted: true,
      second: [all.total, all.records.slice(2, 4).map(({ id }) => id)],
      women: [true, true],
      hasFirst: true,
      contradiction: { records: [], total: 0 },
      agreement: women.total,
    });
  });

  it('WID-05 answers the fields of the columns alone, masked as in the list', async () => {
    const ask = await caller('supervisor');
    const [row] = rowsOf(await ask('getData/retiree?pageSize=1')).records;
    const masked = maskedFields(retireeResource).filter((key) => key in (row ?? {}));
    expect([Object.keys(row ?? {}).toSorted(), masked.map((key) => [key, String(row?.[key]).includes('*')])]).toEqual([
      [
        'age',
        'age_dictText',
        'birthday',
        'certStatus',
        'community',
        'createTime',
        'enterpriseId',
        'enterpriseId_dictText',
        'id',
        'idCard',
        'name',
        'phone',
        'sex',
        'status',
      ],
      [
        ['idCard', true],
        ['phone', true],
      ],
    ]);
  });

  it('WID-05 asks for the permission to read what a report reads, and keeps to the tenant', async () => {
    const clerk = await caller('clerk');
    const statuses = async (ask: typeof clerk, code: string) =>
      Promise.all(
        [`getRpColumns/${code}`, `getQueryInfo/${code}`, `getData/${code}`].map(
          async (path) => (await ask(path)).status,
        ),
      );
    const admin = await caller('admin');
    const idsIn = async (tenant: string) =>
      rowsOf(await admin('getData/retiree?pageSize=100', { 'tenant-id': tenant })).records.map(({ id }) => id);
    const [here, elsewhere, nowhere] = [await idsIn('0'), new Set(await idsIn('1001')), await idsIn('1002')];
    expect([
      await statuses(clerk, 'retiree'),
      await statuses(clerk, 'user'),
      await statuses(clerk, 'activity'),
      await statuses(await caller('supervisor'), 'retiree'),
      [here.length > 0, elsewhere.size > 0, here.some((id) => elsewhere.has(id)), nowhere],
    ]).toEqual([
      [403, 403, 403],
      [403, 403, 403],
      [200, 200, 200],
      [200, 200, 200],
      [true, true, false, []],
    ]);
  });

  it('WID-05 finds accounts by name and department, with masked telephones', async () => {
    const ask = await caller('admin');
    const department = seedIdentifier('depart', 'A01A04A01');
    const found = rowsOf(await ask(`getData/user?pageSize=100&username=${encodeURIComponent('秀兰')}`));
    const inStreet = rowsOf(await ask(`getData/user?pageSize=100&self_departId=${department}`));
    expect([found.records, inStreet.records.some(({ username }) => username === 'liuyang')]).toEqual([
      [
        {
          id: seedIdentifier('user', 'clerk'),
          username: 'clerk',
          realname: '王秀兰',
          sex: 2,
          phone: '154****1002',
          orgCodeTxt: '活动服务科',
        },
      ],
      true,
    ]);
  });

  it.each([
    ['getData/nothing', 200, '没有这个报表'],
    ['getRpColumns/nothing', 200, '没有这个报表'],
    ['getData/__proto__', 200, '没有这个报表'],
    ['getData/log', 200, '没有这个报表'],
    ['getData/retiree%3Bdrop', 400, undefined],
    ['getData/retiree?delFlag=1', 400, '报表没有查询条件 delFlag'],
    ['getData/retiree?id=1%27%20or%201=1', 400, '报表没有查询条件 id'],
    ['getData/retiree?self_tenantId=0', 400, '报表没有参数 self_tenantId'],
    ['getData/retiree?self_toString=0', 400, '报表没有参数 self_toString'],
    ['getData/retiree?name=a&name=b', 400, undefined],
    ['getData/retiree?column=idCard', 400, '不能按这一列排序'],
    ['getData/retiree?column=birthday;select', 400, '不能按这一列排序'],
    ['getData/retiree?order=up', 400, undefined],
    ['getData/retiree?birthday_begin=2020-02-30', 400, undefined],
    ['getData/retiree?pageSize=101', 400, undefined],
  ])('WID-05 refuses %s', async (path, status, message) => {
    const answer = await (await caller('admin'))(path);
    expect([answer.status, answer.envelope.success, message === undefined || answer.envelope.message]).toEqual([
      status,
      false,
      message ?? true,
    ]);
  });
});
