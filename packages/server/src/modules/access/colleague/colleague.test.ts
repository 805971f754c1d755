import { expect, it } from 'vitest';
import * as v from 'valibot';

import { colleagueEndpoints } from '@evergreen/core/contract';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { sysUserDepart } from '../../../db/schema/index.ts';

const department = (code: string) => seedIdentifier('depart', code);

describeApplicationOnBothEngines('colleagues', (application) => {
  const asked = async (person: string, url: string, tenant = 0) => {
    const { call, signIn } = application();
    const headers = { 'tenant-id': String(tenant) };
    const { status, envelope } = await call({ method: 'GET', url, token: await signIn(person), headers });
    return status === 200 ? envelope.result : status;
  };
  const names = async (person: string, url: string, tenant = 0) => {
    const result = await asked(person, url, tenant);
    return typeof result === 'number'
      ? result
      : v.parse(colleagueEndpoints.addressBook.answer, result).records.map(({ username }) => username);
  };
  const BOOK = '/sys/user/queryByOrgCodeForAddressList';
  const OWN = '/sys/user/departUserList';

  it('say how to reach a person, with the mobile number masked', async () => {
    expect(await asked('clerk', `${BOOK}?username=${encodeURIComponent('秀兰')}`)).toEqual({
      records: [
        {
          id: seedIdentifier('user', 'clerk'),
          username: 'clerk',
          realname: '王秀兰',
          workNo: '1002',
          departments: '活动服务科',
          positions: '',
          phone: '154****1002',
          telephone: '',
          email: '',
        },
      ],
      total: 1,
      size: 10,
      current: 1,
      pages: 1,
    });
  });

  it('are found by a department with all below it, in use and in the tenant alone', async () => {
    expect([
      await names('clerk', `${BOOK}?id=${department('A01A05')}`),
      await names('clerk', `${BOOK}?id=nowhere`),
      await names('admin', BOOK, 1001),
      (await names('admin', `${BOOK}?pageSize=20`, 0)) as unknown,
    ]).toEqual([
      ['zhaoqiang', 'huangmin'],
      [],
      ['zhangwei', 'wufang'],
      [
        'admin',
        'clerk',
        'supervisor',
        'zhangwei',
        'liuyang',
        'chenjing',
        'yangli',
        'zhaoqiang',
        'huangmin',
        'zhoujie',
        'wufang',
        'desk',
        'auditor',
      ],
    ]);
  });

  it('of one’s own departments are those there and below, and nobody of another', async () => {
    await application()
      .database.orm.insert(sysUserDepart)
      .values({ userId: seedIdentifier('user', 'clerk'), departId: department('A01A04') });
    const tree = v.parse(
      colleagueEndpoints.ownDepartments.answer,
      await asked('clerk', '/sys/sysDepart/queryMyDeptTreeList'),
    );
    expect([
      tree.map(({ title, children }) => [title, children.length]),
      await names('clerk', OWN),
      await names('clerk', `${OWN}?id=${department('A01A04A02')}`),
      await names('clerk', `${OWN}?id=${department('A01A05')}`),
      await names('clerk', `${OWN}?id=${department('A01')}`),
    ]).toEqual([
      [
        ['活动服务科', 0],
        ['东湖区退休人员服务站', 3],
      ],
      ['clerk', 'zhangwei', 'liuyang', 'chenjing', 'wufang', 'desk'],
      ['chenjing'],
      [],
      [],
    ]);
  });

  it('T-02 are shown to nobody who is not signed in, and the book to nobody without its permission', async () => {
    const { call, database } = application();
    const anonymous = await Promise.all(
      [BOOK, OWN, '/sys/sysDepart/queryMyDeptTreeList'].map(async (url) => (await call({ method: 'GET', url })).status),
    );
    await database.orm.execute('delete from sys_role_permission');
    expect([anonymous, await names('clerk', BOOK), await names('clerk', `${OWN}?username=clerk`)]).toEqual([
      [401, 401, 401],
      403,
      ['clerk'],
    ]);
  });
});
