import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import { GRANT_PERMISSIONS } from '@evergreen/core/contract';

import { importForm } from '../../../../test/import-form.ts';
import { createReusableServer } from '../../../../test/reusable-server.ts';
import { applicationOn, type TestApplication } from '../../../../test/test-application.ts';
import { createTestDatabase, describeEachEngine, type TestDatabase } from '../../../../test/test-database.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { grantMessages } from '../../access/grant/grant.messages.ts';

const text = (label: string, more: object = {}) => ({
  type: 'text',
  label: { 'zh-CN': label },
  maximumLength: 50,
  ...more,
});
const NAME = {
  key: 'name',
  field: text('船名', { isRequired: true, search: 'contains', isUnique: true, column: { isSortable: true } }),
};
const LENGTH = {
  key: 'length',
  field: { type: 'decimal', label: { 'zh-CN': '长度' }, minimum: 0, maximum: 500, scale: 1, search: 'range' },
};
const KIND = {
  key: 'sex',
  field: { type: 'dictionary', label: { 'zh-CN': '类别' }, dictionary: 'sex', search: 'equals' },
};
const draftOf = (...fields: readonly object[]) => JSON.stringify({ fields, labelKey: 'name' });

const planSchema = v.object({
  digest: v.string(),
  version: v.number(),
  items: v.array(v.object({ kind: v.string(), text: v.string() })),
});
const rowSchema = v.looseObject({ id: v.string(), version: v.number() });
const pageSchema = v.looseObject({ total: v.number(), records: v.array(rowSchema) });

describeEachEngine('forms that staff make', (engine) => {
  let database: TestDatabase;
  let server: ReturnType<typeof createReusableServer>;
  let application: TestApplication;
  beforeAll(async () => {
    // Publishing makes tables: the database is this test's own.
    database = await createTestDatabase(engine, { isSeeded: true });
    server = createReusableServer(database, {});
  });
  beforeEach(async () => {
    application = applicationOn(await server.begin(), database);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  it('ONL-10 are published with menu and rights, and each call about their rows asks for the right to it by the code', async () => {
    const { call, signIn } = application;
    const admin = await signIn('admin');
    const head = '/online/cgform/head';
    const api = (path: string) => `/online/cgform/api/boat${path}`;

    const refused = await call({
      method: 'POST',
      url: `${head}/add`,
      token: admin,
      payload: { title: '船只', code: 'Boat', draft: draftOf(NAME) },
    });
    const coded = await call({
      method: 'POST',
      url: `${head}/add`,
      token: admin,
      payload: { title: '船只', code: 'boat', draft: draftOf({ ...NAME, column: 'sys_user' }) },
    });
    expect([refused.error?.fields, coded.error?.fields]).toEqual([
      { code: '编码只能是小写字母、数字和下划线，以字母开头，2 到 32 位' },
      { draft: '定义中“fields.0.column”不正确或不被支持' },
    ]);
    const added = await call({
      method: 'POST',
      url: `${head}/add`,
      token: admin,
      payload: { title: '船只', titleEn: 'Boats', code: 'boat', draft: draftOf(NAME, LENGTH) },
    });
    const { id } = v.parse(rowSchema, added.envelope.result);
    expect((await call({ url: api('/list'), token: admin })).status).toBe(404);

    const checked = await call({ method: 'POST', url: `${head}/check`, token: admin, payload: { id } });
    const plan = v.parse(planSchema, checked.envelope.result);
    expect([plan.version, plan.items]).toEqual([1, [{ kind: 'add', text: '建立数据表和菜单' }]]);
    const clerkRole = seedIdentifier('role', 'activity_clerk');
    const publish = (digest: string, more: object = {}) =>
      call({ method: 'POST', url: `${head}/publish`, token: admin, payload: { id, digest, ...more } });
    const other = await publish('0'.repeat(64));
    expect([other.envelope.success, other.envelope.message]).toEqual([false, '草稿已被他人修改，请重新检查']);
    const published = await publish(plan.digest, { note: '第一版', roles: [{ id: clerkRole, rights: 'view' }] });
    expect([published.envelope.message, published.envelope.result]).toEqual([
      '已发布第 1 版，立即生效',
      { version: 1, path: '/online/cgformList/boat' },
    ]);

    // Everything of the engine works on its rows.
    const one = await call({
      method: 'POST',
      url: api('@1/add'),
      token: admin,
      payload: { name: '长江一号', length: 12.5 },
    });
    const row = v.parse(rowSchema, one.envelope.result);
    const twice = await call({ method: 'POST', url: api('/add'), token: admin, payload: { name: '长江一号' } });
    const long = await call({ method: 'POST', url: api('/add'), token: admin, payload: { name: '二号', length: 501 } });
    expect([one.envelope.success, twice.error?.fields, long.status]).toEqual([
      true,
      { name: '船名“长江一号”已存在，请换一个' },
      400,
    ]);
    const edited = await call({
      method: 'PUT',
      url: api('/edit'),
      token: admin,
      payload: { id: row.id, version: row.version, length: 13 },
    });
    expect(edited.envelope.result).toMatchObject({ name: '长江一号', length: 13, version: 2 });
    const page = async (query: Record<string, string> = {}, token = admin) =>
      v.parse(pageSchema, (await call({ url: api('/list'), token, query })).envelope.result);
    expect((await page({ name: '长江', column: 'name', order: 'desc', length_begin: '13' })).records).toMatchObject([
      { id: row.id, length: 13 },
    ]);
    expect((await page({ length_begin: '14' })).total).toBe(0);
    const history = await call({ url: api('/history'), token: admin, query: { id: row.id } });
    expect(history.text).toContain('12.5');

    // Of another role as much as it was given, and nothing for who has none.
    const clerk = await signIn('clerk');
    const desk = await signIn('desk');
    const statusOf = async (
      token: string,
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      rest: object = {},
    ) => (await call({ method, url: api(path), token, ...rest })).status;
    const calls = (token: string) =>
      Promise.all([
        statusOf(token, 'GET', '/list'),
        statusOf(token, 'GET', '/queryById', { query: { id: row.id } }),
        statusOf(token, 'POST', '/search', { payload: { pageNo: '1' } }),
        statusOf(token, 'GET', '/description'),
        statusOf(token, 'POST', '/add', { payload: { name: '三号' } }),
        statusOf(token, 'PUT', '/edit', { payload: { id: row.id, name: '三号' } }),
        statusOf(token, 'DELETE', '/delete', { query: { id: row.id } }),
        statusOf(token, 'DELETE', '/deleteBatch', { query: { ids: row.id } }),
        statusOf(token, 'GET', '/recycleBin'),
        statusOf(token, 'GET', '/history', { query: { id: row.id } }),
        statusOf(token, 'GET', '/exportXls'),
        statusOf(token, 'POST', '/importExcel', importForm(['船名'], [['三号']])),
        statusOf(token, 'GET', '/importTemplate'),
      ]);
    expect(await calls(clerk)).toEqual([200, 200, 200, 200, 403, 403, 403, 403, 403, 403, 403, 403, 403]);
    expect(await calls(desk)).toEqual(Array.from({ length: 13 }, () => 403));
    expect((await call({ url: '/online/cgform/api/nothing/list', token: desk })).status).toBe(404);
    expect((await call({ url: api('/list') })).status).toBe(401);
    const menu = await call({ url: '/sys/permission/getUserPermissionByToken', token: clerk });
    expect(menu.text).toContain('/online/cgformList/boat');

    // Nobody gives more than they hold by publishing, though they may publish and grant.
    const byClerk = async (more: object = {}) => {
      const again = await call({ method: 'POST', url: `${head}/check`, token: clerk, payload: { id } });
      const digest = again.status === 403 ? plan.digest : v.parse(planSchema, again.envelope.result).digest;
      return call({ method: 'POST', url: `${head}/publish`, token: clerk, payload: { id, digest, ...more } });
    };
    expect((await byClerk()).status).toBe(403);
    await database.orm.execute(sql`insert into sys_role_permission (role_id, permission_id)
      select ${clerkRole}, id from sys_permission where perms in ('onlineForm:publish', ${GRANT_PERMISSIONS.role})`);
    const more = await byClerk({ roles: [{ id: clerkRole, rights: 'all' }] });
    expect([more.envelope.success, more.envelope.message]).toEqual([false, grantMessages.beyondOwn['zh-CN']]);
    expect(await calls(clerk)).toEqual([200, 200, 200, 200, 403, 403, 403, 403, 403, 403, 403, 403, 403]);
  });

  it('take new fields with rows in them, keep what is taken away, and are written under the version that is shown alone', async () => {
    const { call, signIn } = application;
    const token = await signIn('admin');
    const head = '/online/cgform/head';
    const api = (path: string) => `/online/cgform/api/ship${path}`;
    const added = await call({
      method: 'POST',
      url: `${head}/add`,
      token,
      payload: { title: '船', code: 'ship', draft: draftOf(NAME, LENGTH) },
    });
    let { id, version } = v.parse(rowSchema, added.envelope.result);
    const check = async () =>
      v.parse(
        planSchema,
        (await call({ method: 'POST', url: `${head}/check`, token, payload: { id } })).envelope.result,
      );
    const publish = async () => {
      const { digest } = await check();
      return call({ method: 'POST', url: `${head}/publish`, token, payload: { id, digest } });
    };
    const draft = async (form: unknown) => {
      const found = await call({ url: `${head}/queryById`, token, query: { id } });
      version = v.parse(rowSchema, found.envelope.result).version;
      return call({ method: 'PUT', url: `${head}/draft`, token, payload: { id, version, form } });
    };
    expect((await publish()).envelope.success).toBe(true);
    const row = v.parse(
      rowSchema,
      (await call({ method: 'POST', url: api('/add'), token, payload: { name: '甲', length: 7 } })).envelope.result,
    );

    await draft({ fields: [NAME, KIND], labelKey: 'name' });
    expect((await check()).items).toEqual([
      { kind: 'hide', text: '移除字段“长度”：值仍保留，以后用同一编码和类型加回即可恢复' },
      { kind: 'add', text: '新增字段“类别”，现有行的值为空' },
    ]);
    expect((await publish()).envelope.message).toBe('已发布第 2 版，立即生效');
    const shown = await call({ url: api('/queryById'), token, query: { id: row.id } });
    expect(shown.envelope.result).toMatchObject({ name: '甲', sex: null });
    expect(shown.text).not.toContain('"length"');
    const late = await call({
      method: 'PUT',
      url: api('@1/edit'),
      token,
      payload: { id: row.id, version: 1, length: 9 },
    });
    expect([late.envelope.success, late.envelope.message]).toEqual([
      false,
      '表单已更新到第 2 版，请重新打开页面后再保存',
    ]);
    const choice = await call({
      method: 'PUT',
      url: api('@2/edit'),
      token,
      payload: { id: row.id, version: 1, sex: '1' },
    });
    expect(choice.envelope.result).toMatchObject({ sex: '1', sex_dictText: '男' });

    // A field of another kind has a column of its own; the old one comes back with its values.
    await draft({ fields: [NAME, { key: 'length', field: text('长度') }], labelKey: 'name' });
    expect((await publish()).envelope.success).toBe(true);
    await call({ method: 'PUT', url: api('/edit'), token, payload: { id: row.id, length: '七米' } });
    const versions = await call({ url: `${head}/versions`, token, query: { id } });
    expect(versions.envelope.result).toMatchObject([{ version: 3 }, { version: 2 }, { version: 1, by: '管理员' }]);
    const found = await call({ url: `${head}/queryById`, token, query: { id } });
    const restored = await call({
      method: 'POST',
      url: `${head}/restore`,
      token,
      payload: { id, version: v.parse(rowSchema, found.envelope.result).version, from: 1 },
    });
    expect([restored.envelope.success, (await check()).items]).toEqual([
      true,
      [{ kind: 'refuse', text: '“长度”的类型不能更改（尚不支持转换），请新建字段' }],
    ]);
    expect((await publish()).status).toBe(200);
    await draft({ fields: [NAME], labelKey: 'name' });
    await publish();
    await draft({ fields: [NAME, LENGTH], labelKey: 'name' });
    expect((await check()).items).toEqual([{ kind: 'restore', text: '恢复字段“长度”，原有的值会一起回来' }]);
    await publish();
    expect((await call({ url: api('/queryById'), token, query: { id: row.id } })).envelope.result).toMatchObject({
      length: 7,
    });

    // A form in use cannot be deleted; withdrawn it answers nobody, and publishing brings all back.
    const removed = await call({ method: 'DELETE', url: `${head}/delete`, token, query: { id } });
    expect(removed.envelope.message).toBe('发布过的表单不能删除，可以停用');
    const withdrawn = await call({ method: 'PUT', url: `${head}/withdraw`, token, payload: { rows: [{ id }] } });
    expect([withdrawn.envelope.success, (await call({ url: api('/list'), token })).status]).toEqual([true, 404]);
    await publish();
    const back = v.parse(pageSchema, (await call({ url: api('/list'), token })).envelope.result);
    expect(back.records).toMatchObject([{ name: '甲', length: 7 }]);
  });
});
