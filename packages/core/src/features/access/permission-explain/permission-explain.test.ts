import { describe, expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { fakePorts, settled, type FakePorts } from '../../../testing/index.ts';
import { decisionTable, type PermissionLists } from '../permissions/index.ts';
import { createPermissionExplain, createRightHolders, type PermissionExplainFacts } from './index.ts';
import { ruleWords } from './permission-explain.messages.ts';

const entry = (action: string, status = '1') => ({ action, type: '1', status, describe: `${action} 的说明` });
const own: PermissionLists = {
  own: [entry('activity:add,activity:edit')],
  all: [entry('activity:add'), entry('activity:edit', '0'), entry('activity:delete')],
};

const named = (button: string) => ({ 'zh-CN': `活动管理 › ${button}`, 'en-US': `Activities › ${button}` });

const clientOf = (ports: FakePorts) =>
  createHttpClient({
    http: ports.http,
    clock: ports.clock,
    random: ports.random,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });

function opened() {
  const ports = fakePorts();
  const client = clientOf(ports);
  const explain = createPermissionExplain({ client, clock: ports.clock, ownLists: () => own, policy: 'strict' });
  return { ports, explain };
}

describe('permission explanation', () => {
  it('PERM-10 lists every action of the lists once, with its decision', () => {
    const { explain } = opened();
    expect(explain.facts().rights).toEqual([
      { action: 'activity:add', name: named('activity:add 的说明'), decision: 'show' },
      { action: 'activity:edit', name: named('activity:edit 的说明'), decision: 'hide' },
      { action: 'activity:delete', name: named('activity:delete 的说明'), decision: 'hide' },
    ]);
  });

  it('PERM-10 returns decision, list, entry and rule for every policy, the configured policy first', () => {
    const { explain } = opened();
    explain.send({ type: 'action.choose', action: ' activity:edit ' });
    expect(
      explain.facts().verdicts.map(({ policy, isConfigured, decision, rule, ruleWords: words, list, entry: by }) => ({
        policy,
        isConfigured,
        decision,
        rule,
        words: words['zh-CN'],
        list,
        by: by?.action,
      })),
    ).toEqual([
      {
        policy: 'strict',
        isConfigured: true,
        decision: 'hide',
        rule: 1,
        words: '全部权限列表里它已停用（状态 0）',
        list: 'all',
        by: 'activity:edit',
      },
      {
        policy: 'directive',
        isConfigured: false,
        decision: 'show',
        rule: 1,
        words: '全部权限列表里它已停用（状态 0）',
        list: 'all',
        by: 'activity:edit',
      },
      {
        policy: 'helper',
        isConfigured: false,
        decision: 'hide',
        rule: 1,
        words: '全部权限列表里它已停用（状态 0）',
        list: 'all',
        by: 'activity:edit',
      },
    ]);
  });

  it('PERM-10 says the decision in everyday words, with the page and the button', () => {
    const { explain } = opened();
    const sentenceAbout = (action: string) => {
      explain.send({ type: 'action.choose', action });
      return explain.facts().sentence;
    };
    expect(['activity:add', 'activity:edit', 'activity:delete', 'order:pay', ''].map(sentenceAbout)).toEqual([
      {
        'zh-CN': '允许：这个账号已有“活动管理 › activity:add 的说明”的权限',
        'en-US': 'Allowed: this account was granted “Activities › activity:add 的说明”',
      },
      {
        'zh-CN': '不允许：“活动管理 › activity:edit 的说明”已停用；可在菜单管理里启用',
        'en-US':
          'Denied: “Activities › activity:edit 的说明” is out of service; it can be enabled in the menu and permissions',
      },
      {
        'zh-CN': '不允许：没有角色把“活动管理 › activity:delete 的说明”给这个账号；可在角色管理里授权',
        'en-US': 'Denied: no role grants “Activities › activity:delete 的说明” to this account; a role can grant it',
      },
      {
        'zh-CN': '不允许：系统里没有“order:pay”这项权限，请检查编码',
        'en-US': 'Denied: there is no permission “order:pay”; check its code',
      },
      null,
    ]);
  });

  it('has a description for every rule of the decision table', () => {
    expect([...ruleWords.keys()]).toEqual([0, ...decisionTable.map(({ rule }) => rule)]);
  });

  it('PERM-10 loads the permissions of another account, keeps the action, and returns to the current user', async () => {
    const { ports, explain } = opened();
    explain.send({ type: 'action.choose', action: 'activity:delete' });
    explain.send({ type: 'person.choose', username: ' clerk ' });
    const waiting = explain.facts().status;
    const call = ports.http.take('/sys/permission/rightsOf');
    const asked = call.request.url;
    call.succeed({
      person: { username: 'clerk', realname: '王秀兰' },
      auth: [{ action: 'activity:delete' }],
      allAuth: [],
    });
    await settled();
    const { status, person, verdicts } = explain.facts();
    explain.send({ type: 'person.leave' });
    expect({
      waiting,
      isAsked: asked.includes('username=clerk'),
      status,
      person,
      decision: verdicts[0]?.decision,
      back: explain.facts().verdicts[0]?.decision,
    }).toEqual({
      waiting: 'loading',
      isAsked: true,
      status: 'ready',
      person: { username: 'clerk', realname: '王秀兰' },
      decision: 'show',
      back: 'hide',
    });
  });

  it('PERM-18 tells permissions by the menu, only what is allowed on request, the limits of rows, and who has a right', async () => {
    const { ports, explain } = opened();
    const node = (title: string, code: string, children: readonly unknown[] = []) => ({
      key: title,
      title,
      menuType: code === '' ? 1 : 2,
      code,
      isHidden: false,
      children,
    });
    const lines = (entries: PermissionExplainFacts['tree'], depth = 0): string[] =>
      entries.flatMap(({ title, rights, children }) => [
        `${'  '.repeat(depth)}${title['zh-CN']}: ${rights.map((right) => `${right.title['zh-CN']} ${right.decision}`).join(', ')}`,
        ...lines(children, depth + 1),
      ]);
    // Without a menu they stand by their resource.
    const before = lines(explain.facts().tree);
    explain.send({ type: 'person.choose', username: 'clerk' });
    const limits = [{ resource: 'activity', sentences: ['本部门及下级的数据'], count: { reached: 54, total: 200 } }];
    ports.http.take('/sys/permission/rightsOf').succeed({
      person: { username: 'clerk', realname: '王秀兰' },
      auth: [entry('activity:add')],
      allAuth: [entry('activity:add'), entry('activity:delete'), entry('user:add'), entry('report:secret')],
      roles: [],
      limits,
      tree: [
        node('业务', '', [node('活动', '', [node('新增', 'activity:add'), node('删除', 'activity:delete')])]),
        node('系统', '', [node('用户', '', [node('新增', 'user:add')])]),
        node('空', ''),
      ],
    });
    await settled();
    const whole = lines(explain.facts().tree);
    explain.send({ type: 'rights.shorten', isShortened: true });
    const allowed = lines(explain.facts().tree);

    const holders = createRightHolders({ client: clientOf(ports), clock: ports.clock });
    holders.send({ type: 'code.choose', code: ' activity:add ' });
    const asked = ports.http.take('/sys/permission/holders');
    const people = [{ username: 'clerk', realname: '王秀兰', roles: ['活动专员'] }];
    asked.succeed({ total: 2, people });
    await settled();
    const found = holders.facts();
    holders.send({ type: 'code.choose', code: '' });
    expect({
      before,
      whole,
      allowed,
      limits: explain.facts().limits,
      found,
      asked: new URL(asked.request.url, 'http://h').searchParams.get('code'),
      emptied: holders.facts().holders,
    }).toEqual({
      before: [
        '活动管理: 活动管理 › activity:add 的说明 show, 活动管理 › activity:edit 的说明 hide, 活动管理 › activity:delete 的说明 hide',
      ],
      whole: [
        '业务: ',
        '  活动: 新增 show, 删除 hide',
        '系统: ',
        '  用户: 新增 hide',
        '其他: report:secret 的说明 hide',
      ],
      allowed: ['业务: ', '  活动: 新增 show'],
      limits,
      found: { status: 'loaded', code: 'activity:add', failure: null, holders: { total: 2, people } },
      asked: 'activity:add',
      emptied: null,
    });
  });

  it('PERM-10 names the roles that grant an action to another account, the administrator’s among them', async () => {
    const { ports, explain } = opened();
    explain.send({ type: 'action.choose', action: 'activity:edit' });
    explain.send({ type: 'person.choose', username: 'clerk' });
    const entries = ['activity:add', 'activity:edit'].map((action) => ({
      ...entry(action),
      describe: action.slice(9),
    }));
    ports.http.take('/sys/permission/rightsOf').succeed({
      person: { username: 'clerk', realname: '王秀兰' },
      auth: entries,
      allAuth: entries,
      roles: [
        { name: '活动专员', actions: ['activity:add,activity:edit'] },
        { name: '社区部 › 组长', actions: ['activity:add'] },
        { name: '平台管理员', actions: null },
      ],
    });
    await settled();
    const edit = explain.facts().sentence;
    explain.send({ type: 'action.choose', action: 'activity:add' });
    expect([edit, explain.facts().sentence?.['zh-CN']]).toEqual([
      {
        'zh-CN': '允许：角色“活动专员”、“平台管理员”给了“活动管理 › edit”',
        'en-US': 'Allowed: the roles “活动专员”, “平台管理员” grant “Activities › edit”',
      },
      '允许：角色“活动专员”、“社区部 › 组长”、“平台管理员”给了“活动管理 › add”',
    ]);
  });

  it("shows the server's message for an unknown account, and sends no request without a name", async () => {
    const { ports, explain } = opened();
    explain.send({ type: 'person.choose', username: '  ' });
    expect(explain.facts().status).toBe('ready');
    explain.send({ type: 'person.choose', username: 'nobody' });
    ports.http.take('/sys/permission/rightsOf').reject('没有账号“nobody”，请检查后重新输入');
    await settled();
    expect([explain.facts().status, explain.facts().failure?.['zh-CN'], explain.facts().person]).toEqual([
      'failed',
      '没有账号“nobody”，请检查后重新输入',
      null,
    ]);
  });
});
