import { read, utils } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { uploadResult } from '@evergreen/core/contract';

import { fileForm, importForm, type ImportedCells } from '../../../../test/import-form.ts';
import { describeApplication } from '../../../../test/test-application.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';

const COLUMNS = ['姓名', '账号', '所属部门', '角色', '手机'];

const formOf = (rows: readonly ImportedCells[], fields: Readonly<Record<string, string>> = {}) =>
  importForm(COLUMNS, rows, fields);

describeApplication('importing users', (application) => {
  it('UP-19 makes accounts with first passwords that only who sent the file reads, and that have to be changed', async () => {
    const { app, call, database, signIn } = application();
    const token = await signIn('admin');
    const named = async (path: string, key: string) => {
      const { envelope } = await call({ method: 'GET', url: `${path}?pageSize=1`, token });
      const { records } = v.parse(v.object({ records: v.array(v.record(v.string(), v.unknown())) }), envelope.result);
      return String(records[0]?.[key]);
    };
    const department = await named('/sys/sysDepart/list', 'departName');
    const role = await named('/sys/role/list', 'roleName');
    const send = async (rows: Parameters<typeof formOf>[0], fields = {}, sender = token) =>
      (await call({ method: 'POST', url: '/sys/user/importExcel', token: sender, ...formOf(rows, fields) })).envelope;
    const before = (await database.orm.select().from(sysUser)).length;
    const wrong = await send([
      ['王一', 'wangyi', department, role, null],
      ['李二', 'lier', '没有的部门', '没有的角色', '123'],
    ]);
    const untouched = (await database.orm.select().from(sysUser)).length === before;
    const answer = await send(
      [
        ['王一', 'wangyi', department, role, null],
        ['李二', 'lier', '没有的部门', null, null],
        ['管理员改名', 'admin', null, null, null],
      ],
      { isRest: 'true', writes: 'added' },
    );
    const { fileUrl, fileName } = v.parse(uploadResult, answer.result);
    const fetched = async (sender: string) =>
      app.inject({
        method: 'GET',
        url: encodeURI(`/api/sys/common/static/${fileUrl}`),
        headers: { 'x-access-token': sender },
      });
    const book = read((await fetched(token)).rawPayload, { type: 'buffer' });
    const lines = (sheet: number) =>
      utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[sheet] ?? ''] ?? {}, { header: 1, defval: null });
    const [, [, , password] = []] = lines(1);
    expect([wrong.code, untouched, answer.message, fileName, lines(0).slice(1), lines(1).slice(0, 1)]).toEqual([
      201,
      true,
      '已导入正确的行：新增 1 行，修改 0 行，跳过 1 行；有错误的 1 行没有导入，已放在标出错误的文件里；1 个新账号的首次密码在下载的文件里，请交给本人，首次登录后必须修改',
      '用户管理 导入错误.xlsx',
      [['李二', 'lier', '没有的部门', null, null, '所属部门: 没有“没有的部门”这个选项']],
      [['姓名', '用户账号', '密码']],
    ]);
    const signedIn = await call({
      method: 'POST',
      url: '/sys/login',
      payload: { username: 'wangyi', password: String(password) },
    });
    const session = v.parse(
      v.object({ token: v.string(), userInfo: v.object({ mustChangePassword: v.optional(v.boolean()) }) }),
      signedIn.envelope.result,
    );
    const ask = async (url: string) => (await call({ method: 'GET', url, token: session.token })).status;
    const closed = [await ask('/isps/activity/list'), await ask('/sys/permission/getUserPermissionByToken')];
    const next = 'Evergreen#2026';
    const changed = await call({
      method: 'PUT',
      url: '/sys/user/updatePassword',
      token: session.token,
      payload: { username: 'wangyi', oldpassword: String(password), password: next, confirmpassword: next },
    });
    const [account] = await database.orm.select().from(sysUser).where(eq(sysUser.username, 'wangyi'));
    expect([
      session.userInfo.mustChangePassword,
      closed,
      changed.envelope.success,
      account?.mustChangePassword,
      (await fetched(await signIn('clerk'))).statusCode,
    ]).toEqual([true, [403, 200], true, false, 404]);
  });

  it('UP-19 takes exported accounts back as they were, finds one in any case, and says what to do with a CSV file', async () => {
    const { app, call, database, signIn } = application();
    const token = await signIn('admin');
    const exported = await app.inject({
      method: 'GET',
      url: '/api/sys/user/exportXls?format=xlsx&field=realname,username,phone,departments,roles,positions,tenants,email,sex',
      headers: { 'x-access-token': token },
    });
    const send = async (form: ReturnType<typeof fileForm>) =>
      (await call({ method: 'POST', url: '/sys/user/importExcel', token, ...form })).envelope.message;
    const accounts = await database.orm.select().from(sysUser).where(eq(sysUser.delFlag, 0));
    const phones = async () =>
      (await database.orm.execute<{ phone: string | null }>('select phone from sys_user order by id')).map(
        ({ phone }) => phone,
      );
    const before = await phones();
    const again = await send(fileForm(exported.rawPayload));
    const renamed = await send(
      formOf([['改名', 'CLERK', null, null, null]], { columns: '["realname","username",null,null,null]' }),
    );
    const [clerk] = await database.orm.select().from(sysUser).where(eq(sysUser.username, 'clerk'));
    expect([again, await phones(), renamed, clerk?.realname, clerk?.mustChangePassword]).toEqual([
      `文件导入成功！新增 0 行，修改 ${accounts.length} 行`,
      before,
      '文件导入成功！新增 0 行，修改 1 行',
      '改名',
      null,
    ]);
    const words = '这是文本文件（例如 CSV），不是 Excel 工作簿；请用 Excel 打开它，另存为 .xlsx 再导入';
    // 姓名,账号 in UTF-8 and in GB18030.
    const texts = [
      Buffer.from('姓名,账号\r\n王一,a1\r\n'),
      Buffer.from('d0d5c3fb2cd5cbbac50d0acdf5d2bb2c61310d0a', 'hex'),
    ];
    for (const text of texts) expect(await send(fileForm(text))).toBe(words);
  });

  it('UP-19 hashes the passwords of a file once each and writes its accounts together, with roles and departments', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('admin');
    const rows = Array.from({ length: 24 }, (_, at): ImportedCells => [
      `批量${at}`,
      `batch${at}`,
      at % 2 === 0 ? '活动服务科' : null,
      '活动专员',
      null,
    ]);
    const form = formOf(rows);
    const statements = await database.statementsOf(async () => {
      const { envelope } = await call({ method: 'POST', url: '/sys/user/importExcel', token, ...form });
      expect(envelope.message).toContain('新增 24 行');
    });
    const written = await database.orm.execute(
      `select count(*)::integer as accounts, count(distinct password)::integer as hashes,
        count(*) filter (where must_change_password = 'Y' and password like '$argon2id$%')::integer as first_ones,
        sum((select count(*) from sys_user_role r where r.user_id = u.id))::integer as roles,
        count(*) filter (where org_code = (select d.org_code from sys_depart d join sys_user_depart l on l.depart_id = d.id where l.user_id = u.id))::integer as departments
      from sys_user u where username like 'batch%'`,
    );
    expect(written).toEqual([{ accounts: 24, hashes: 24, first_ones: 24, roles: 24, departments: 12 }]);
    expect(statements.length).toBeLessThan(100);
  });

  it('is refused to who may not import them', async () => {
    const { call, signIn } = application();
    const refused = await call({
      method: 'POST',
      url: '/sys/user/importExcel',
      token: await signIn('clerk'),
      ...formOf([['王一', 'wangyi', null, null, null]]),
    });
    expect(refused.status).toBe(403);
  });
});
