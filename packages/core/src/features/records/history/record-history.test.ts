import { describe, expect, it } from 'vitest';

import type { HistoryEntry, RecordedHistory } from '../../../contract/index.ts';
import { createHttpClient } from '../../../http/index.ts';
import { localized, sameText, type Locale } from '../../../kernel/index.ts';
import {
  activityTypeResource,
  departmentRoleResource,
  permissionResource,
  roleResource,
  userResource,
  type Resource,
  type ResourceRow,
} from '../../../resources/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createRecordHistory } from './record-history.service.ts';
import type { RecordHistoryEmitted } from './record-history.types.ts';

const row: ResourceRow = {
  id: 'T1',
  name: '棋类',
  code: 'CHESS',
  sort: 6,
  status: '0',
  status_dictText: '无效',
  remark: null,
  version: 3,
  createBy: 'clerk',
  createBy_dictText: '王秀兰',
  createTime: '2026-12-01 09:00:00',
  updateBy: 'admin',
  updateTime: '2026-12-02 10:00:00',
};

const entry = (version: number, changes: HistoryEntry['changes'], rest: Partial<HistoryEntry> = {}): HistoryEntry => ({
  version,
  at: `2026-12-0${version} 10:00:00`,
  by: 'admin',
  byName: '管理员',
  action: 'edit',
  cause: null,
  changes,
  ...rest,
});
const history: RecordedHistory = {
  entries: [entry(3, { status: ['1', '0'] }), entry(2, { name: ['棋牌', '棋类'], sort: [5, 6] }, { byName: null })],
  hasMore: false,
  texts: { status: { '0': '无效', '1': '有效' } },
  withdrawn: {},
};

const status = (before: string, after: string) => ({
  key: 'status',
  label: activityTypeResource.fields.status.label,
  before: sameText(before),
  after: sameText(after),
});
const name = {
  key: 'name',
  label: activityTypeResource.fields.name.label,
  before: sameText('棋牌'),
  after: sameText('棋类'),
};
const sort = {
  key: 'sort',
  label: activityTypeResource.fields.sort.label,
  before: sameText('5'),
  after: sameText('6'),
};
const state = { isUnlogged: false, isPresent: false, isRestorable: true };
const entries = [
  {
    version: 3,
    at: '2026-12-03 10:00:00',
    by: '管理员',
    action: localized('编辑', 'Edited'),
    kind: 'change',
    changes: [status('有效', '无效')],
    ...state,
    isPresent: true,
    isRestorable: false,
  },
  {
    version: 2,
    at: '2026-12-02 10:00:00',
    by: 'admin',
    action: localized('编辑', 'Edited'),
    kind: 'change',
    changes: [name, sort],
    ...state,
  },
  {
    version: 1,
    at: '2026-12-01 09:00:00',
    by: '王秀兰',
    action: localized('新增', 'Added'),
    kind: 'add',
    changes: [],
    ...state,
    isUnlogged: true,
  },
];

const decided = (decision: PermissionDecision['decision']): PermissionDecision => ({
  decision,
  reason: { policy: 'strict', rule: 1, list: 'own', entry: null },
});

interface Driven {
  readonly denied?: readonly string[];
  readonly locale?: Locale;
  readonly resource?: Resource;
  readonly row?: ResourceRow;
}

function drive({ denied = [], locale = 'zh-CN', resource = activityTypeResource, row: present = row }: Driven = {}) {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => locale,
    onFailure: () => {},
  });
  const service = createRecordHistory({
    resource,
    row: present,
    client,
    clock: ports.clock,
    locale: () => locale,
    permit: (action) => decided(denied.includes(action) ? 'hide' : 'show'),
  });
  const emitted: RecordHistoryEmitted[] = [];
  service.on((event) => emitted.push(event));
  return { service, http: ports.http, emitted };
}

describe('the history of a record', () => {
  it('loads on start and shows what each write changed, down to the addition from before there was a history', async () => {
    const { service, http } = drive();
    expect(service.facts()).toEqual({ status: 'loading', entries: [], hasMore: false, failure: null, question: null });
    expect(http.take('/isps/activityType/history').request.url).toContain('id=T1&limit=20');
  });

  it('shows the entries', async () => {
    const { service, http } = drive();
    http.take('/isps/activityType/history').succeed(history);
    await settled();
    expect(service.facts()).toEqual({ status: 'shown', entries, hasMore: false, failure: null, question: null });
  });

  it('says why it could not be loaded, and tries again', async () => {
    const { service, http } = drive();
    http.take('/isps/activityType/history').reject('服务器忙');
    await settled();
    expect([service.facts().status, service.facts().failure?.['zh-CN']]).toEqual(['failed', '服务器忙']);
    service.send({ type: 'history.retry' });
    http.take('/isps/activityType/history').succeed(history);
    await settled();
    expect(service.facts().status).toBe('shown');
  });

  it('reads older entries on request', async () => {
    const { service, http } = drive();
    http
      .take('/isps/activityType/history')
      .succeed({ ...history, entries: history.entries.slice(0, 1), hasMore: true });
    await settled();
    expect(service.facts().entries.map(({ version }) => version)).toEqual([3]);
    service.send({ type: 'history.more' });
    http.take('/isps/activityType/history').succeed(history);
    await settled();
    expect([service.facts().entries, service.facts().hasMore]).toEqual([entries, false]);
    service.send({ type: 'history.more' });
    expect(service.facts().status).toBe('shown');
  });

  it('asks before it goes back to a version, with what changes, and reads the history again', async () => {
    const { service, http, emitted } = drive();
    http.take('/isps/activityType/history').succeed({ ...history, withdrawn: { status: ['1'] } });
    await settled();
    service.send({ type: 'restore.ask', version: 3 });
    expect(service.facts().question).toBe(null);
    service.send({ type: 'restore.ask', version: 1 });
    expect(service.facts().question).toEqual({
      version: 1,
      title: localized('将“棋类”恢复到第 1 版？', 'Restore "棋类" to version 1?'),
      changes: [
        { ...name, before: name.after, after: name.before },
        { ...sort, before: sort.after, after: sort.before },
      ],
      kept: [
        {
          key: 'status',
          label: activityTypeResource.fields.status.label,
          reason: localized('当时的选项已停用或删除', 'the choice of that time was retired or deleted'),
        },
      ],
      losses: null,
      failure: null,
    });
    service.send({ type: 'restore.confirm' });
    const call = http.take('/isps/activityType/restore');
    expect([service.facts().status, call.request.body]).toEqual(['restoring', '{"id":"T1","version":3,"to":1}']);
    const restored = { ...row, name: '棋牌', sort: 5, version: 4 };
    call.succeed({ row: restored, leftOut: ['status', 'colour'] });
    await settled();
    expect(emitted).toEqual([
      {
        type: 'notice.raised',
        notice: {
          level: 'warning',
          text: localized(
            '已恢复到第 1 版，以下内容保持不变：状态、已取消的字段',
            'Restored to version 1, except for: Status, A field that is gone',
          ),
        },
      },
      { type: 'history.restored', row: expect.objectContaining({ name: '棋牌', version: 4 }) },
    ]);
    expect([service.facts().status, service.facts().question]).toEqual(['extending', null]);
  });

  it('PERM-18 names who loses permissions by going back, and asks without a word about them where nothing is taken', async () => {
    const { service, http } = drive({ resource: permissionResource, row: { ...row, status: '1' } });
    const of = { ...history, entries: [entry(3, { status: ['0', '1'] }), entry(2, { name: ['修改', '编辑'] })] };
    http.take('/sys/permission/history').succeed(of);
    await settled();
    service.send({ type: 'restore.ask', version: 2 });
    expect([service.facts().status, service.facts().question]).toEqual(['weighing', null]);
    http.take('/queryLosses').succeed({
      total: 1,
      people: [{ id: 'u1', username: 'clerk', realname: '王秀兰', lost: ['T1'] }],
      permissions: [{ id: 'T1', path: '活动管理 › 编辑' }],
    });
    await settled();
    expect([service.facts().status, service.facts().question?.losses]).toEqual([
      'asking',
      {
        total: 1,
        people: [{ id: 'u1', name: '王秀兰', username: 'clerk', lost: ['活动管理 › 编辑'] }],
        failure: null,
      },
    ]);
    const asked = async (resource: Resource, changes: HistoryEntry['changes'], values: object) => {
      const one = drive({ resource, row: { ...row, ...values, version: 2 } });
      one.http.take('/history').succeed({ ...history, entries: [entry(2, changes)] });
      await settled();
      one.service.send({ type: 'restore.ask', version: 1 });
      return one.http.pending() === 0
        ? one.service.facts().question?.losses
        : (JSON.parse(String(one.http.take('/queryLosses').request.body)) as unknown);
    };
    const granted: HistoryEntry['changes'] = { 'grants/p1': [null, '活动管理'], 'grants/p2': ['报名管理', null] };
    expect([
      await asked(roleResource, granted, {}),
      await asked(roleResource, { 'grants/p2': ['报名管理', null] }, {}),
      await asked(departmentRoleResource, { ...granted, users: ['u1', 'u1,u2'] }, { users: 'u1,u2' }),
      await asked(userResource, { roles: ['r1', 'r2'] }, { roles: 'r2' }),
    ]).toEqual([
      { of: 'role', ids: 'T1', removed: 'p1' },
      null,
      { of: 'departmentRole', ids: 'T1', userIds: 'u2', removed: 'p1', isEither: true },
      { of: 'user', ids: 'T1', roles: 'r1' },
    ]);
  });

  it('reads a newer version of the record again, after the question about the older one', async () => {
    const { service, http } = drive();
    http.take('/isps/activityType/history').succeed(history);
    await settled();
    service.send({ type: 'restore.ask', version: 2 });
    service.send({ type: 'row.newer', row: { ...row, version: 4 } });
    const asked = [service.facts().status, http.pending()];
    service.send({ type: 'restore.cancel' });
    const again = [service.facts().status, service.facts().entries.length];
    http.take('/isps/activityType/history').succeed({ ...history, entries: [entry(4, {}), ...history.entries] });
    await settled();
    expect([asked, again, service.facts().status, service.facts().entries[0]?.version, http.pending()]).toEqual([
      ['asking', 0],
      ['extending', entries.length],
      'shown',
      4,
      0,
    ]);
  });

  it('keeps the question with the reason when going back is refused', async () => {
    const { service, http } = drive();
    http.take('/isps/activityType/history').succeed(history);
    await settled();
    service.send({ type: 'restore.ask', version: 2 });
    service.send({ type: 'restore.confirm' });
    http.take('/isps/activityType/restore').reject('这条数据刚刚被他人修改过', 409);
    await settled();
    expect([service.facts().status, service.facts().question?.failure?.['zh-CN']]).toEqual([
      'asking',
      '这条数据刚刚被他人修改过',
    ]);
    service.send({ type: 'restore.cancel' });
    expect([service.facts().status, service.facts().question]).toEqual(['shown', null]);
  });

  it('says every action in words, and one that the resource does not know by its key', async () => {
    const { service, http } = drive();
    const actions = ['earlierAction', 'undoDelete', 'delete', 'restore', 'add'];
    http.take('/isps/activityType/history').succeed({
      ...history,
      entries: actions.map((action, index) => entry(9 - index, {}, { action, cause: '2' })),
    });
    await settled();
    expect(service.facts().entries.map(({ action }) => action['zh-CN'])).toEqual([
      'earlierAction',
      '撤销删除',
      '删除',
      '恢复到第 2 版',
      '新增',
    ]);
  });

  it('offers no way back to one who may not edit', async () => {
    const { service, http } = drive({ denied: ['activityType:edit'] });
    http.take('/isps/activityType/history').succeed(history);
    await settled();
    expect(service.facts().entries.map(({ isRestorable }) => isRestorable)).toEqual([false, false, false]);
    service.send({ type: 'restore.ask', version: 1 });
    expect(service.facts().question).toBe(null);
  });

  it('T-36 makes a file of the whole history in the language of the user, without formulas', async () => {
    const { service, http, emitted } = drive({ locale: 'en-US' });
    http.take('/isps/activityType/history').succeed(history);
    await settled();
    service.send({ type: 'history.export' });
    const call = http.take('/isps/activityType/history');
    expect(call.request.url).toContain('id=T1&limit=1000');
    call.succeed({ ...history, entries: [entry(2, { name: ['=1+1', 'a "b", c'] })] });
    await settled();
    expect(emitted).toEqual([
      {
        type: 'history.exported',
        file: {
          name: expect.stringMatching(/^棋类-history-\d{4}-\d{2}-\d{2}\.csv$/u),
          mediaType: 'text/csv;charset=utf-8',
          content: [
            '\u{FEFF}Version,Time,By,Action,Field,Before,After',
            `2,2026-12-02 10:00:00,管理员,Edited,Name,'=1+1,"a ""b"", c"`,
            '1,2026-12-01 09:00:00,王秀兰,Added,,,',
            '',
          ].join('\r\n'),
        },
      },
    ]);
  });
});
