import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';

const closed = 'db.example:5432';
const nothingThere = '127.0.0.1:1';

describeApplicationOnBothEngines(
  'data sources',
  (application) => {
    const administrator = async () => {
      const { call, signIn } = application();
      const token = await signIn('admin');
      return async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
        const answer = await call({ method, url, token, ...(payload === undefined ? {} : { payload }) });
        return { ...answer.envelope, fields: answer.error?.fields };
      };
    };
    const source = {
      code: 'reports',
      name: '报表库',
      dbType: '4',
      dbUrl: nothingThere,
      dbName: 'reports',
      dbUsername: 'reader',
      dbPassword: 'Correct-Horse-9',
    };
    const stored = async () => {
      const [row] = await application().database.orm.execute<{ id: string; db_password: string }>(
        sql`select id, db_password from sys_data_source`,
      );
      return row;
    };

    it('take only hosts that the server is configured for, written as host and port', async () => {
      const ask = await administrator();
      const add = async (dbUrl: string) => (await ask('POST', '/sys/dataSource/add', { ...source, dbUrl })).fields;
      expect([
        await add(closed),
        await add('127.0.0.1'),
        await add('jdbc:mysql://a:1/b'),
        await add(nothingThere),
      ]).toEqual([
        { dbUrl: `只能连接这些主机：${nothingThere}` },
        { dbUrl: '请按“主机:端口”填写，例如 10.0.0.5:5432' },
        { dbUrl: '请按“主机:端口”填写，例如 10.0.0.5:5432' },
        undefined,
      ]);
    });

    it('seal the password, give it to nobody, and keep it when it is left empty', async () => {
      const ask = await administrator();
      await ask('POST', '/sys/dataSource/add', source);
      const before = await stored();
      expect([before?.db_password.startsWith('v1:'), before?.db_password.includes('Horse')]).toEqual([true, false]);
      const { dbPassword: _secret, ...rest } = source;
      const edited = await ask('PUT', '/sys/dataSource/edit', { ...rest, id: before?.id, remark: '只读' });
      expect([edited.success, await stored()]).toEqual([true, before]);
      const read = await ask('GET', `/sys/dataSource/queryById?id=${before?.id ?? ''}`);
      expect(JSON.stringify(read)).not.toMatch(/v1:|Horse|dbPassword":"/u);
      await ask('PUT', '/sys/dataSource/edit', { ...source, id: before?.id, dbPassword: 'Another-Horse-9' });
      expect((await stored())?.db_password === before?.db_password).toBe(false);
    });

    it('say that nothing answers where nothing does, and connect to no host that is no longer allowed', async () => {
      const ask = await administrator();
      await ask('POST', '/sys/dataSource/add', source);
      const row = await stored();
      const test = async () => (await ask('PUT', '/sys/dataSource/test', { rows: [{ id: row?.id }] })).message;
      const unreachable = await test();
      const { orm } = application().database;
      await orm.execute(sql`update sys_data_source set db_url = ${closed}`);
      const refused = await test();
      await orm.execute(sql`update sys_data_source set db_url = ${nothingThere}, db_password = 'v1:AAAA'`);
      const lost = await test();
      await orm.execute(sql`update sys_data_source set db_type = '1'`);
      expect([unreachable, refused, lost, await test()]).toEqual([
        `连接不上 ${nothingThere}，请检查主机、端口和网络`,
        `只能连接这些主机：${nothingThere}`,
        '保存的密码无法解密（服务器密钥已更换），请重新填写密码',
        '服务器目前只能连接 PostgreSQL，这种数据库还不能测试',
      ]);
    });
  },
  { dataSourceHosts: [nothingThere] },
);
