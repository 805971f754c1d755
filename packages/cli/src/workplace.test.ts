import { describe, expect, it } from 'vitest';

import { status, type Answer } from './testing/answering-http.ts';
import { cliPerson } from './testing/cli-person.ts';
import { ADDRESS, answers, server } from './testing/wire-samples.ts';

const departs = [
  { id: 'd1', orgCode: 'A01A02', departName: '活动服务科' },
  { id: 'd2', orgCode: 'A01A06', departName: '西山区退休人员服务站' },
];
const userInfo = { ...answers['POST /api/sys/login'].result.userInfo, relTenantIds: '1001,1002' };
const several: Readonly<Record<string, Answer>> = {
  'POST /api/sys/login': { result: { token: 't0ken', userInfo, departs, multi_depart: 2 } },
  'GET /api/sys/tenant/queryList': {
    result: [
      { id: 1001, name: '江城市本级' },
      { id: 1002, name: '江城市经济开发区' },
    ],
  },
  'POST /api/sys/selectDepart': { result: { userInfo: { ...userInfo, orgCode: 'A01A06' } } },
};
const environment = { EVERGREEN_PASSWORD: 'secret-1' };
const login = ['login', '--username', 'admin'];

describe('evergreen login of somebody with several departments and tenants', () => {
  it('AUTH-11 AUTH-12 signs in to what is named, and every later command is for that tenant', async () => {
    const person = cliPerson();
    const http = server(several);
    const run = await person.runs([...login, '--tenant', '1002', '--department', 'A01A06'], { http, environment });
    expect(run).toEqual({ code: 0, out: `已登录 ${ADDRESS}：管理员（admin）\n`, err: '' });
    expect(http.requests.find(({ url }) => url.includes('selectDepart'))?.body).toBe(
      '{"orgCode":"A01A06","username":"admin"}',
    );
    const later = server(several);
    await person.runs(['menu'], { http: later });
    expect(later.requests.map(({ headers }) => headers['tenant-id'])).toEqual(later.requests.map(() => '1002'));
  });

  it('prints the menu with the addresses of that tenant', async () => {
    const person = cliPerson();
    const menu = [
      {
        id: 'm1',
        path: '/report',
        component: 'layouts/IframePageView',
        meta: { title: '报表', url: 'https://reports.example.org/{{ tenantId }}', internalOrExternal: true },
      },
    ];
    const http = server({
      ...several,
      'GET /api/sys/permission/getUserPermissionByToken': { result: { menu, auth: [], allAuth: [] } },
    });
    await person.runs([...login, '--tenant', '1002', '--department', 'A01A06'], { http, environment });
    expect(await person.runs(['menu'], { http })).toEqual({
      code: 0,
      out: '报表  https://reports.example.org/1002\n',
      err: '',
    });
  });

  it.each([
    [[], '请用 --tenant 选择租户：1001 江城市本级; 1002 江城市经济开发区\n'],
    [['--tenant', '1003'], '请用 --tenant 选择租户：1001 江城市本级; 1002 江城市经济开发区\n'],
    [['--tenant', '1001'], '请用 --department 选择部门：A01A02 活动服务科; A01A06 西山区退休人员服务站\n'],
  ])('AUTH-11 AUTH-12 says what there is to choose from after %j, and leaves nobody signed in', async (words, err) => {
    const person = cliPerson();
    const http = server(several);
    expect(await person.runs([...login, ...words], { http, environment })).toEqual({ code: 2, out: '', err });
    expect(http.requests.at(-1)?.url).toContain('/sys/logout');
    expect([...person.storages.values()].map((storage) => storage.entries())).toEqual([{}]);
  });

  it.each([
    ['the tenants cannot be read', { 'GET /api/sys/tenant/queryList': status(504) }, '网络超时\n'],
    [
      'the department is refused',
      { 'POST /api/sys/selectDepart': { failure: '您不属于该部门，请重新选择' } },
      '您不属于该部门，请重新选择\n',
    ],
  ] as const)('says so when %s, and leaves nobody signed in', async (_, other, err) => {
    const person = cliPerson();
    const http = server({ ...several, ...other });
    const run = await person.runs([...login, '--tenant', '1002', '--department', 'A01A06'], { http, environment });
    expect(run).toEqual({ code: 1, out: '', err });
    expect([...person.storages.values()].map((storage) => storage.entries())).toEqual([{}]);
  });
});
