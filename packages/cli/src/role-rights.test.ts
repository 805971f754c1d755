import { describe, expect, it } from 'vitest';

import { page, type AnsweringHttp } from './testing/answering-http.ts';
import { cliPerson, type CliPerson } from './testing/cli-person.ts';
import { server } from './testing/wire-samples.ts';

const button = (key: string, title: string, code: string) => ({
  key,
  title,
  menuType: 2,
  code,
  isHidden: false,
  children: [],
});
const entry = (key: string, title: string, children: readonly unknown[] = []) => ({
  key,
  title,
  menuType: 1,
  code: '',
  isHidden: false,
  children,
});
const tree = [
  entry('p1', '系统管理', [
    entry('p2', '用户管理', [button('b1', '新增', 'user:add'), button('b2', '冻结', 'user:freeze')]),
  ]),
  entry('p3', '首页'),
];
const role = (id: string, roleName: string, held: readonly string[], rules: readonly unknown[] = []) => ({
  role: { id, roleName, roleCode: id },
  isAdministrator: false,
  tree,
  held,
  rules,
});
const clerk = role(
  'clerk',
  '活动专员',
  ['p1', 'p2', 'b1', 'p3'],
  [{ id: 'd1', ruleName: '本部门', resource: 'activity' }],
);
const supervisor = role('supervisor', '监管人员', ['p1', 'p2', 'b2', 'p3']);

async function signedIn(): Promise<CliPerson> {
  const person = cliPerson();
  await person.runs(['login', '--username', 'admin'], {
    http: server(),
    environment: { EVERGREEN_PASSWORD: 'secret-1' },
  });
  return person;
}

/** Answers what the role has that the call names. */
function rolesServer(...roles: readonly ReturnType<typeof role>[]): AnsweringHttp {
  const others = server();
  return {
    ...others,
    send(request) {
      const asked = new URL(request.url).searchParams.get('role');
      const found = roles.find(({ role: { roleCode } }) => roleCode === asked);
      return (found === undefined ? others : server({ 'GET /api/sys/role/rights': { result: found } })).send(request);
    },
  };
}

describe('evergreen permission diff', () => {
  it('PERM-14 CLI-05 tells what two roles have apart, all of it on request, for people and for programs', async () => {
    const person = await signedIn();
    const run = async (...options: readonly string[]) =>
      person.runs(['permission', 'diff', 'clerk', 'supervisor', ...options], { http: rolesServer(clerk, supervisor) });
    expect(await run()).toEqual({
      code: 0,
      err: '',
      out: [
        '< 只有 活动专员 (clerk) 有，> 只有 监管人员 (supervisor) 有',
        '< 系统管理 › 用户管理 › 新增 (user:add)',
        '> 系统管理 › 用户管理 › 冻结 (user:freeze)',
        '< 本部门',
        '只有前者有 2 项，只有后者有 1 项，都有 3 项',
        '',
      ].join('\n'),
    });
    const all = await run('--all', '--json');
    expect(
      all.out
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toEqual([
      { heldBy: 'both', path: ['系统管理'], code: '' },
      { heldBy: 'both', path: ['系统管理', '用户管理'], code: '' },
      { heldBy: 'left', path: ['系统管理', '用户管理', '新增'], code: 'user:add' },
      { heldBy: 'right', path: ['系统管理', '用户管理', '冻结'], code: 'user:freeze' },
      { heldBy: 'both', path: ['首页'], code: '' },
      { heldBy: 'left', path: ['本部门'], code: '' },
    ]);
  });

  it('shows the menu as a role has it', async () => {
    const person = await signedIn();
    const shown = await person.runs(['permission', 'preview', 'clerk'], { http: rolesServer(clerk) });
    expect(shown).toEqual({
      code: 0,
      err: '',
      out: ['系统管理', '  用户管理: 新增', '首页', '数据规则：本部门', ''].join('\n'),
    });
  });

  it('says which role there is not', async () => {
    const person = await signedIn();
    const http = server({ 'GET /api/sys/role/rights': { failure: '没有角色“none”，请核对后重试' } });
    expect(await person.runs(['permission', 'diff', 'none', 'supervisor'], { http })).toEqual({
      code: 1,
      out: '',
      err: '没有角色“none”，请核对后重试\n',
    });
  });
});

describe('evergreen unlock', () => {
  const listed = (...usernames: readonly string[]) => ({
    result: {
      records: usernames.map((username, index) => ({ id: `u${index}`, username, version: 1 })),
      total: usernames.length,
      size: 100,
      current: 1,
      pages: 1,
    },
  });
  const told = (message: string) =>
    page(JSON.stringify({ success: true, message, code: 200, result: { rows: [] }, timestamp: 0 }));

  it('lets the account of exactly this name sign in again, and says when there is none', async () => {
    const person = await signedIn();
    const http = server({
      'GET /api/sys/user/list': listed('zhangweiming', 'zhangwei'),
      'PUT /api/sys/user/unlock': told('已解除登录限制，现在可以登录'),
    });
    expect(await person.runs(['unlock', 'zhangwei'], { http })).toEqual({
      code: 0,
      err: '',
      out: '已解除登录限制，现在可以登录\n',
    });
    const sent = http.requests.find(({ method }) => method === 'PUT')?.body;
    expect(JSON.parse(String(sent))).toMatchObject({ rows: [{ id: 'u1' }] });
    expect(await person.runs(['unlock', 'zhang'], { http })).toEqual({
      code: 1,
      out: '',
      err: '没有账号“zhang”，用 evergreen list user 查看\n',
    });
  });
});
