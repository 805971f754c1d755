import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { categoryEndpoints, type WireTreeNode } from '@evergreen/core/contract';

import { createRowLimits } from '../../../../test/row-limits.ts';
import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { sysRolePermission } from '../../../db/schema/index.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const unknown = { success: false, message: '没有这个字典', code: 500, result: null };
const nothing = { success: false, message: '查询无果', code: 500, result: null };
const idOf = (code: string, tenant = 0) => seedIdentifier('category', `${tenant}\n${code}`);

describeApplicationOnBothEngines('trees of categories and dictionaries', (application) => {
  const reader = async (username = 'supervisor', headers = {}) => {
    const { call, signIn } = application();
    const token = await signIn(username);
    return (path: string) => call({ method: 'GET', url: path, token, headers });
  };
  const addCategories = async (...rows: readonly (readonly [id: string, pid: string | null, tenantId?: number])[]) => {
    for (const [id, pid, tenantId = 0] of rows)
      await application().database.orm.execute(sql`
        insert into sys_category (id, pid, name, code, tenant_id, sys_org_code, create_time)
        values (${id}, ${pid}, ${`名${id}`}, ${`X_${id}`}, ${tenantId}, 'A01', now())`);
  };
  const labels = (nodes: readonly WireTreeNode[]): unknown =>
    nodes.map(({ label, children }) =>
      children === undefined || children === null ? label : [label, labels(children)],
    );
  const names = (result: unknown) => labels(v.parse(categoryEndpoints.loadTreeRoot.answer, result));

  it('WID-13 gives the top of the categories, what is below one, a whole tree, and those of a condition in JSON', async () => {
    const read = await reader();
    const result = async (path: string) => (await read(`/sys/category/${path}`)).envelope.result;
    expect(names(await result('loadTreeRoot?async=true'))).toEqual(['企业行业', '商品分类', '政策分类', '赛事分类']);
    expect(await result('loadTreeRoot?async=true&pcode=A04')).toEqual(
      ['A04A01 文艺 0', 'A04A02 体育 0', 'A04A03 棋牌 1'].map((line) => {
        const [code = '', name, leaf] = line.split(' ');
        const isLeaf = leaf === '1';
        return {
          key: idOf(code),
          value: idOf(code),
          label: name,
          title: name,
          code,
          leaf: isLeaf ? 1 : 0,
          isLeaf,
          hasChildren: !isLeaf,
        };
      }),
    );
    expect(names(await result('loadTreeRoot?async=false&pcode=A04'))).toEqual([
      ['文艺', ['书法绘画', '合唱', '舞蹈']],
      ['体育', ['健步走', '乒乓球', '门球']],
      '棋牌',
    ]);
    expect(names(await result(`loadTreeChildren?pid=${idOf('A04A02')}`))).toEqual(['健步走', '乒乓球', '门球']);
    expect(names(await result(`loadTreeData?pid=${idOf('A04A02')}`))).toEqual(['健步走', '乒乓球', '门球']);
    const condition = encodeURIComponent('{"name":"门球"}');
    expect(names(await result(`loadTreeData?pcode=A04A02&condition=${condition}`))).toEqual(['门球']);
    for (const wrong of ['name=门球', '[]', '"门球"'])
      expect((await read(`/sys/category/loadTreeData?condition=${encodeURIComponent(wrong)}`)).status).toBe(400);
    expect(await result('loadOne?field=code&val=A04A03')).toEqual({
      id: idOf('A04A03'),
      pid: idOf('A04'),
      name: '棋牌',
      code: 'A04A03',
    });
    expect((await read('/sys/category/loadTreeRoot?pcode=NONE')).envelope).toEqual(nothing);
    expect((await read('/sys/category/loadOne?field=name&val=none')).envelope).toEqual(nothing);
  });

  it('names categories by their ids in the order asked for, deleted ones too, and repeats what it does not know', async () => {
    const { orm } = application().database;
    await orm.execute(sql`update sys_category set del_flag = 1 where id = ${idOf('A04A03')}`);
    const read = await reader();
    const { envelope } = await read(`/sys/category/loadDictItem/?ids=${idOf('A04A03')},gone,${idOf('A04')}`);
    expect(envelope.result).toEqual(['棋牌', 'gone', '赛事分类']);
    expect(names((await read('/sys/category/loadTreeRoot?pcode=A04')).envelope.result)).toEqual(['文艺', '体育']);
  });

  it('shows nothing of another tenant', async () => {
    await addCategories(['foreign', null, 1001], ['below', idOf('A04'), 1001]);
    const read = await reader('wufang', { 'tenant-id': '1002' });
    const result = async (path: string) => (await read(`/sys/category/${path}`)).envelope;
    expect(names((await result('loadTreeRoot')).result)).toEqual(['企业行业', '商品分类', '政策分类', '赛事分类']);
    expect((await result('loadTreeRoot?pcode=X_foreign')).message).toBe('查询无果');
    expect((await result('loadOne?field=id&val=foreign')).message).toBe('查询无果');
    expect((await result(`loadTreeChildren?pid=${idOf('A04', 1001)}`)).result).toEqual([]);
    expect((await result(`loadDictItem/?ids=foreign`)).result).toEqual(['foreign']);
    expect((await result(`loadTreeChildren?pid=${idOf('A04')}`)).result).toEqual([]);
    const dictionary = await read(`/sys/dict/loadTreeData?tableName=sys_category&pid=${idOf('A04', 1001)}`);
    expect(dictionary.envelope.result).toEqual([]);
  });

  it('PERM-11 shows the rows alone that the data rules of the caller let through', async () => {
    const code = { field: 'code', rule: 'right_like', value: 'A04' } as const;
    await createRowLimits(application().database).limit('supervisor', 'category', code);
    const read = await reader();
    const result = async (path: string) => (await read(path)).envelope.result;
    const outside = [idOf('A01'), idOf('A04')].join(',');
    expect([
      names(await result('/sys/category/loadTreeRoot')),
      names(await result('/sys/dict/loadTreeData?tableName=sys_category')),
      names(await result(`/sys/category/loadTreeChildren?pid=${idOf('A04A02')}`)),
      names(await result(`/sys/category/loadTreeChildren?pid=${idOf('A01')}`)),
      (await read('/sys/category/loadOne?field=code&val=A01')).envelope,
      await result(`/sys/category/loadDictItem/?ids=${outside}`),
    ]).toEqual([['赛事分类'], ['赛事分类'], ['健步走', '乒乓球', '门球'], [], nothing, [idOf('A01'), '赛事分类']]);
  });

  it('T-25 ends at a category that is below itself, and at 32 levels', async () => {
    await addCategories(['a', null], ['b', 'a'], ['c', 'b']);
    const { orm } = application().database;
    await orm.execute(sql`update sys_category set pid = 'c' where id = 'a'`);
    const chain = Array.from(
      { length: 40 },
      (_, level) => [`n${level}`, level === 0 ? null : `n${level - 1}`] as const,
    );
    await addCategories(...chain);
    const read = await reader();
    const tree = async (code: string) =>
      names((await read(`/sys/category/loadTreeRoot?async=false&pcode=${code}`)).envelope.result);
    expect(await tree('X_a')).toEqual([['名b', ['名c']]]);
    expect(JSON.stringify(await tree('X_n0')).match(/名/gu)).toHaveLength(32);
  });

  it('DICT-04 reads only registered tables and trees, by the names and the columns that they are registered with', async () => {
    const read = await reader();
    const tree = (query: string) => read(`/sys/dict/loadTreeData?${query}`);
    const whole = 'tableName=sys_category&text=name&code=id&pidField=pid&hasChildField=has_child';
    expect(names((await tree(`${whole}&pid=${idOf('A04')}`)).envelope.result)).toEqual(['文艺', '体育', '棋牌']);
    expect(names((await tree('tableName=sys_category')).envelope.result)).toEqual([
      '企业行业',
      '商品分类',
      '政策分类',
      '赛事分类',
    ]);
    for (const name of ['sys_user', 'category', 'SYS_CATEGORY', '__proto__', 'constructor', 'sys_log'])
      expect([name, (await tree(`tableName=${name}&text=name`)).envelope]).toEqual([name, unknown]);
    for (const other of ['text=password_hash', 'code=code', 'pidField=id', 'hasChildField=del_flag'])
      expect([other, (await tree(`tableName=sys_category&${other}`)).envelope]).toEqual([other, unknown]);
    for (const name of ['sys_category;--', "sys_category'", 'sys_category where 1=1', 'sys_user,username,id'])
      expect((await tree(`tableName=${encodeURIComponent(name)}`)).status).toBe(400);
    for (const condition of [
      '[]',
      '"x"',
      'name=1',
      '{"name":{"$ne":1}}',
      '{"tenant_id":"1001"}',
      '{"__proto__":"x"}',
      `{"name":"${'x'.repeat(4096)}"}`,
    ])
      expect((await tree(`tableName=sys_category&condition=${encodeURIComponent(condition)}`)).status).toBe(400);
    for (const name of ['sys_user', 'sys_category', 'activity_type', '__proto__']) {
      expect([name, (await read(`/sys/dict/loadDict/${name}?keyword=a`)).envelope]).toEqual([name, unknown]);
      expect([name, (await read(`/sys/dict/loadDictItem/${name}?key=a`)).envelope]).toEqual([name, unknown]);
    }
    const secret = encodeURIComponent('sys_user,username,password_hash');
    expect((await read(`/sys/dict/loadDict/${secret}`)).envelope).toEqual(unknown);
    expect((await read('/sys/dict/loadDict/activityType')).envelope.success).toBe(true);
    const injected = encodeURIComponent(`{"name":"门球' or '1'='1"}`);
    expect((await tree(`tableName=sys_category&condition=${injected}`)).envelope.result).toEqual([]);
  });

  it('reads the tree of departments for who may grant to departments, and for nobody else', async () => {
    const path = '/sys/dict/loadTreeData?tableName=sys_depart';
    expect(names((await (await reader('admin'))(path)).envelope.result)).toEqual(['江城市企业退休人员服务中心']);
    const roleId = seedIdentifier('role', 'activity_clerk');
    await application().database.orm.delete(sysRolePermission).where(eq(sysRolePermission.roleId, roleId));
    expect((await (await reader('zhoujie'))(path)).envelope).toEqual({
      success: false,
      message: '拒绝访问：缺少权限 depart:authorize，请联系管理员授权',
      code: 403,
      result: null,
    });
  });
});
