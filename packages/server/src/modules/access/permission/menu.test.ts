import { expect, it } from 'vitest';
import * as v from 'valibot';

import { describeApplicationOnBothEngines, type Answer } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const row = v.object({ id: v.string(), version: v.number() });
const rows = v.array(v.looseObject({ name: v.string() }));
const listed = v.object({ records: v.array(v.looseObject({ createBy: v.string() })) });
const entry = (key: string) => seedIdentifier('permission', key);
const SYSTEM = entry('/isystem');

const page = {
  name: '使用说明',
  nameEn: 'Manual',
  menuType: '1',
  parentId: SYSTEM,
  url: '/isystem/manual',
  component: 'areas/activity',
  sortNo: 999,
  isRoute: 'Y',
  hidden: 'N',
  keepAlive: 'N',
  alwaysShow: 'N',
  internalOrExternal: 'N',
  status: '1',
};

describeApplicationOnBothEngines('the menu as rows', (application) => {
  const signedIn = async (username = 'admin') => {
    const { call, signIn } = application();
    const token = await signIn(username);
    const send = (method: 'POST' | 'PUT' | 'DELETE' | 'GET') => async (url: string, payload?: object) =>
      call({ method, url, token, ...(payload === undefined ? {} : { payload }) });
    return { get: send('GET'), post: send('POST'), put: send('PUT'), remove: send('DELETE') };
  };
  const told = ({ envelope, error }: Answer) => [envelope.message, error?.fields];

  it('adds a page and a button, which the menu of an administrator has at once', async () => {
    const { get, post } = await signedIn();
    const added = v.parse(row, (await post('/sys/permission/add', page)).envelope.result);
    const button = { ...page, name: '打印', menuType: '2', parentId: added.id, perms: 'manual:print', permsType: '1' };
    await post('/sys/permission/add', button);
    const answer = JSON.stringify((await get('/sys/permission/getUserPermissionByToken')).envelope.result);
    expect([answer.includes('"path":"/isystem/manual"'), answer.includes('"action":"manual:print"')]).toEqual([
      true,
      true,
    ]);
  });

  it.each<readonly [string, object, readonly unknown[]]>([
    ['a component that does not exist', { component: 'areas/nothing' }, ['component']],
    ['an address that would run', { url: 'javascript:alert(1)' }, ['url']],
    ['an address with an unknown placeholder', { url: '/x/{{token}}' }, ['url']],
    ['a page without an entry above', { parentId: null }, ['parentId']],
    ['an entry at the top with one above', { menuType: '0' }, ['parentId']],
    ['a page below a button', { parentId: entry('activity:add') }, ['parentId']],
    ['a code that another button has', { menuType: '2', perms: 'activity:add' }, ['perms']],
  ])('refuses %s', async (_, values, fields) => {
    const { post } = await signedIn();
    const { envelope, error } = await post('/sys/permission/add', { ...page, ...values });
    expect([envelope.success, Object.keys(error?.fields ?? {})]).toEqual([false, fields]);
  });

  it('refuses to move an entry below itself, and to lose the page of menus', async () => {
    const { get, put, remove } = await signedIn();
    const own = entry('/isystem/permission');
    const stored = v.parse(v.looseObject({}), (await get(`/sys/permission/queryById?id=${own}`)).envelope.result);
    const system = v.parse(v.looseObject({}), (await get(`/sys/permission/queryById?id=${SYSTEM}`)).envelope.result);
    const lost = '菜单管理自身不能删除、隐藏、停用或换成别的页面，否则没有人能改回来';
    expect([
      (await put('/sys/permission/edit', { ...system, menuType: '1', parentId: own })).envelope.success,
      told(await put('/sys/permission/edit', { ...stored, status: '0' })),
      (await remove(`/sys/permission/delete?id=${own}`)).envelope.success,
    ]).toEqual([false, [lost, undefined], false]);
  });

  it('answers the calls of the older family by the same rows', async () => {
    const { get } = await signedIn();
    const names = async (url: string) => v.parse(rows, (await get(url)).envelope.result).map(({ name }) => name);
    const top = await names('/sys/permission/getSystemMenuList');
    const below = await names(`/sys/permission/getSystemSubmenu?parentId=${entry('/isystem/position')}`);
    const batch = v.parse(
      v.object({ listMap: v.record(v.string(), rows) }),
      (await get(`/sys/permission/getSystemSubmenuBatch?parentIds=${entry('/isystem/position')}`)).envelope.result,
    );
    expect({ top: top.includes('系统管理'), below, batch: Object.values(batch.listMap)[0]?.length }).toEqual({
      top: true,
      below: ['查询', '新增', '编辑', '删除', '批量删除', '回收站', '彻底删除', '修改记录', '导出', '导入'],
      batch: 10,
    });
  });

  it('keeps data rules that can be read, and answers them by their page', async () => {
    const { get, post } = await signedIn();
    const rule = {
      ruleName: '只看自己登记的',
      resource: 'activity',
      ruleCondition: '{"field":"createBy","rule":"eq","value":{"of":"username"}}',
      roles: seedIdentifier('role', 'activity_clerk'),
      status: '1',
    };
    const add = async (values: object) => post('/sys/permissionDataRule/add', { ...rule, ...values });
    const refused = await add({ ruleCondition: '{"field":"nothing","rule":"eq","value":"x"}' });
    const saved = await add({});
    const found = await get(`/sys/permission/getPermRuleListByPermId?permissionId=${entry('/isps/activity')}`);
    const none = await get(`/sys/permission/queryPermissionRule?permissionId=${entry('/isps/activity')}&ruleName=别的`);
    const clerk = await signedIn('clerk');
    const own = await clerk.get('/isps/activity/list?pageNo=1&pageSize=10');
    expect({
      refused: Object.keys(refused.error?.fields ?? {}),
      saved: saved.envelope.success,
      found: v
        .parse(v.array(v.looseObject({ ruleName: v.string() })), found.envelope.result)
        .map((one) => one.ruleName),
      none: none.envelope.result,
      writers: new Set(v.parse(listed, own.envelope.result).records.map(({ createBy }) => createBy)),
    }).toEqual({
      refused: ['ruleCondition'],
      saved: true,
      found: ['只看自己登记的'],
      none: [],
      writers: new Set(['clerk']),
    });
  });
});
