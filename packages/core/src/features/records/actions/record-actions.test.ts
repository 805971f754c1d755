import { describe, expect, it } from 'vitest';

import {
  activityResource,
  activitySignUpResource,
  BIN_ACTIONS,
  binOf,
  certificationResource,
  defineResource,
  dictResource,
  matchResource,
  rowName,
  shopOrderResource,
  squarePostResource,
  userResource,
  type Resource,
  type ResourceValues,
} from '../../../resources/index.ts';
import { createHttpClient } from '../../../http/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { formatDateTime } from '../../../format/index.ts';
import { days, localized, sameText, seconds } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';
import { actedRows, listActions, rowActions } from './record-actions.model.ts';
import { createRecordActions } from './record-actions.service.ts';
import type { ActedRow, RecordActionsEmitted } from './record-actions.types.ts';

const decision = (kind: PermissionDecision['decision']): PermissionDecision => ({
  decision: kind,
  reason: { policy: 'strict', rule: 1, list: 'own', entry: null },
});
const lecture: ActedRow = { id: 'a', version: 3, name: '健康讲座' };
const walk: ActedRow = { id: 'b', version: 1, name: '健步走' };
/** Selected on another page. */
const far: ActedRow = { id: 'z', name: '' };

/** Activities whose cancellation asks for a reason and a day. */
const asking: Resource = defineResource({
  ...activityResource,
  views: [],
  actions: {
    cancel: {
      label: localized('取消活动', 'Cancel'),
      on: 'rows',
      move: { field: 'status', from: ['0', '1'], to: '5' },
      asks: { reason: 'required', since: 'optional' },
    },
  },
  fields: {
    ...activityResource.fields,
    reason: { type: 'text', label: localized('原因', 'Reason'), maximumLength: 10, column: false, form: false },
    since: { type: 'date', label: localized('自', 'Since'), column: false, form: false },
  },
});

function open(resource: Resource = activityResource, hidden: readonly string[] = []) {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const actions = createRecordActions({
    resource,
    client,
    clock: ports.clock,
    storage: createTypedStorage(ports),
    userId: 'u1',
    permit: (action) => decision(hidden.includes(action) ? 'hide' : 'show'),
    auth: { facts: () => ({ user: { id: 'u1', username: 'clerk', realname: '黄敏', avatar: '', orgCode: 'A01' } }) },
  });
  const emitted: RecordActionsEmitted[] = [];
  actions.on((event) => emitted.push(event));
  return {
    actions,
    ports,
    news: () => emitted.splice(0),
    /** Method, address and body of the calls since the last look. */
    asked: () =>
      ports.http.requests.map(({ method, url, body }) => [
        `${method} ${url.replace(/\?_t=\d+/u, '')}`,
        JSON.parse(body ?? 'null') as unknown,
      ]),
    succeed: async (part: string, result: unknown, message = '') => {
      ports.http.take(part).succeed(result, message);
      await settled();
    },
  };
}

const undone: RecordActionsEmitted = {
  type: 'notice.raised',
  notice: { level: 'success', text: localized('已撤销', 'Undone') },
};

describe('what is offered', () => {
  it('is what the person may do; actions that share a right are offered together', () => {
    const keys = (hidden: readonly string[]) =>
      open(activityResource, hidden)
        .actions.facts()
        .offered.map(({ key }) => key);
    expect([keys([]), keys(['activity:publish', 'activity:cancel'])]).toEqual([
      ['publish', 'withdraw', 'closeSignUp', 'reopenSignUp', 'begin', 'pause', 'finish', 'cancel', 'pass', 'reject'],
      ['closeSignUp', 'reopenSignUp', 'begin', 'pause', 'finish', 'pass', 'reject'],
    ]);
  });

  it('says at each row why an action does not apply', () => {
    const { offered, context } = open().actions.facts();
    const draft = {
      id: 'a',
      createBy: null,
      createTime: null,
      updateBy: null,
      updateTime: null,
      status: '0',
      auditStatus: '2',
    };
    const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      activity_status: { '0': '草稿', '1': '报名中', '2': '报名截止', '3': '进行中' },
      audit_status: { '0': '待审核', '1': '已通过', '2': '已驳回' },
    };
    const obstacles = rowActions(activityResource, offered, draft, {
      context,
      textOf: (dictionary, code) => texts[dictionary]?.[code] ?? code,
    }).map(({ key, obstacle }) => [key, obstacle?.['zh-CN'] ?? null]);
    expect(obstacles).toEqual([
      ['publish', '审核通过的活动才能发布，请先审核'],
      ['withdraw', '活动状态为“草稿”，只有“报名中”可以撤回'],
      ['closeSignUp', '活动状态为“草稿”，只有“报名中”可以截止报名'],
      ['reopenSignUp', '活动状态为“草稿”，只有“报名截止”可以重新开放报名'],
      ['begin', '活动状态为“草稿”，只有“报名截止”可以开始活动'],
      ['pause', '活动状态为“草稿”，只有“进行中”可以退回报名截止'],
      ['finish', '活动状态为“草稿”，只有“进行中”可以结束活动'],
      ['cancel', null],
      ['pass', null],
      ['reject', '审核状态为“已驳回”，只有“待审核”“已通过”可以驳回'],
    ]);
  });
});

describe('doing', () => {
  it('sends every row with its version where it is known, and tells which rows changed', async () => {
    const { actions, asked, news, succeed } = open();
    actions.send({ type: 'action.start', action: 'publish', rows: [lecture, far] });
    expect(actions.facts().status).toBe('acting');
    await succeed(
      '/publish',
      {
        rows: [
          { id: 'a', version: 4 },
          { id: 'z', version: 2 },
        ],
      },
      '发布成功，共 2 项',
    );
    expect(asked()).toEqual([
      ['PUT /isps/activity/publish', { rows: [{ id: 'a', version: 3 }, { id: 'z' }], asked: {} }],
    ]);
    // The offer to undo says what was done.
    expect([actions.facts().undo?.text, news()]).toEqual([
      sameText('发布成功，共 2 项'),
      [
        {
          type: 'rows.changed',
          ids: ['a', 'z'],
          cause: {
            kind: 'action',
            action: 'publish',
            undo: {
              action: 'publish',
              rows: [
                { id: 'a', version: 4, name: '健康讲座' },
                { id: 'z', version: 2, name: '' },
              ],
              text: sameText('发布成功，共 2 项'),
            },
          },
        },
      ],
    ]);
    expect(actions.facts().status).toBe('idle');
  });

  it('names the record it asks about, or says how many, and does nothing when cancelled', () => {
    const { actions, asked } = open();
    const label = localized('取消活动', 'Cancel the activity');
    actions.send({ type: 'action.start', action: 'cancel', rows: [lecture] });
    expect(actions.facts().confirmation).toEqual({
      action: 'cancel',
      label,
      isDanger: true,
      isSecond: false,
      isReady: true,
      title: localized('取消活动“健康讲座”？', 'Cancel the activity: “健康讲座”?'),
      text: activityResource.actions.cancel.final,
      figures: [],
      weights: null,
      names: [],
      count: 1,
      questions: [],
    });
    actions.send({ type: 'action.cancel' });
    actions.send({ type: 'action.confirm' });
    actions.send({ type: 'action.start', action: 'cancel', rows: [lecture, walk, far] });
    const { title, names, count } = actions.facts().confirmation ?? {};
    expect([title?.['zh-CN'], names, count, asked()]).toEqual(['取消活动 3 项？', ['健康讲座', '健步走'], 3, []]);
    actions.send({ type: 'action.cancel' });
    actions.send({ type: 'action.start', action: 'cancel', rows: [] });
    expect(actions.facts().confirmation).toBe(null);
  });

  it('asks by the rules of the fields, reads dates as forms do, and sends what was understood', async () => {
    const { actions, asked, news } = open(asking);
    actions.send({ type: 'action.start', action: 'cancel', rows: [lecture] });
    const shown = () =>
      (actions.facts().confirmation?.questions ?? []).map(({ key, value, error }) => [
        key,
        value,
        error?.['zh-CN'] ?? null,
      ]);
    actions.send({ type: 'answer.change', key: 'since', value: '不知道' });
    actions.send({ type: 'action.confirm' });
    expect(news()).toEqual([{ type: 'form.refused', fields: ['reason', 'since'] }]);
    expect(shown()[0]).toEqual(['reason', null, '请输入原因']);
    actions.send({ type: 'answer.change', key: 'reason', value: ' 下雨 ' });
    actions.send({ type: 'answer.change', key: 'since', value: '2026-2-1' });
    actions.send({ type: 'answer.leave', key: 'since' });
    expect(shown()).toEqual([
      ['reason', ' 下雨 ', null],
      ['since', '2026-02-01', null],
    ]);
    actions.send({ type: 'action.confirm' });
    actions.send({ type: 'action.confirm' });
    await settled();
    expect(asked()).toEqual([
      [
        'PUT /isps/activity/cancel',
        { rows: [{ id: 'a', version: 3 }], asked: { reason: '下雨', since: '2026-02-01' } },
      ],
    ]);
  });

  it('PAGE-29 leaving says what is in the name of the person, asks for a successor, and may be taken back', async () => {
    const { actions, ports, asked, succeed, news } = open(userResource);
    const leaver: ActedRow = { id: 'u9', version: 2, name: '黄敏' };
    actions.send({ type: 'action.start', action: 'depart', rows: [leaver] });
    const weights = () => actions.facts().confirmation?.weights;
    expect(weights()).toEqual({ status: 'loading', failure: null, items: [] });
    const roles = { title: '角色，全部收回', count: 2, names: ['活动专员', '审核员'] };
    await succeed('/sys/user/depart/weigh', [roles]);
    expect(weights()).toEqual({ status: 'known', failure: null, items: [roles] });
    expect(actions.facts().confirmation?.questions.map(({ key, isRequired }) => [key, isRequired])).toEqual([
      ['successor', false],
    ]);
    actions.send({ type: 'answer.change', key: 'successor', value: 'u3', text: '张伟' });
    actions.send({ type: 'action.confirm' });
    expect(asked().at(-1)).toEqual([
      'PUT /sys/user/depart',
      { rows: [{ id: 'u9', version: 2 }], asked: { successor: 'u3' } },
    ]);
    await succeed('/sys/user/depart', { rows: [{ id: 'u9', version: 3 }] }, '办理离职成功');
    expect([actions.facts().undo?.text['zh-CN'], news()]).toMatchObject([
      '办理离职成功',
      [{ type: 'rows.changed', ids: ['u9'], cause: { kind: 'action', action: 'depart' } }],
    ]);
    actions.send({ type: 'action.start', action: 'depart', rows: [leaver] });
    ports.http.take('/sys/user/depart/weigh').status(500);
    await settled();
    expect([weights()?.status, weights()?.failure?.['zh-CN']]).toEqual(['failed', '请求失败（500）']);
  });

  it('names the refused rows, and goes on with the others', async () => {
    const { actions, ports, asked, news, succeed } = open();
    actions.send({ type: 'action.start', action: 'publish', rows: [lecture, walk] });
    ports.http
      .take('/publish')
      .reject('2 项中有 1 项不能发布，没有改变任何数据', 500, undefined, [{ id: 'b', reason: '已取消' }]);
    await settled();
    expect([actions.facts().status, actions.facts().refusal]).toEqual([
      'refused',
      {
        title: localized('不能发布', 'Publish is not possible'),
        message: sameText('2 项中有 1 项不能发布，没有改变任何数据'),
        rows: [{ id: 'b', reason: '已取消', name: '健步走' }],
        refusedCount: 1,
        remainingCount: 1,
        goOn: localized('发布其余 1 项', 'Publish the other 1'),
      },
    ]);
    actions.send({ type: 'action.goOn' });
    await succeed('/publish', { rows: [{ id: 'a', version: 4 }] }, '发布成功');
    expect(asked()[1]).toEqual(['PUT /isps/activity/publish', { rows: [{ id: 'a', version: 3 }], asked: {} }]);
    expect(news()).toMatchObject([{ type: 'rows.changed', ids: ['a'], cause: { kind: 'action' } }]);
  });

  it('leaves a failure without rows to the client, except the server’s own refusal', async () => {
    const { actions, ports, news } = open();
    actions.send({ type: 'action.start', action: 'publish', rows: [lecture] });
    ports.http.take('/publish').status(403, '拒绝访问');
    await settled();
    actions.send({ type: 'action.start', action: 'publish', rows: [lecture] });
    ports.http.take('/publish').reject('系统繁忙');
    await settled();
    expect(news()).toEqual([{ type: 'notice.raised', notice: { level: 'warning', text: sameText('系统繁忙') } }]);
    expect(actions.facts().status).toBe('idle');
  });
});

it('RES-02 what acts on a row, on rows or on the list is offered by right and condition, asks its questions, sends all rows at once and shows the refusal of the server', async () => {
  const { actions, asked, ports } = open(certificationResource);
  const texts: Readonly<Record<string, string>> = { '0': '待审核', '1': '已通过', '2': '已驳回' };
  const judged = (row: Readonly<Record<string, string>>) => {
    const { offered, context } = actions.facts();
    const full = { id: 'c1', createTime: null, updateBy: null, updateTime: null, createBy: 'somebody', ...row };
    return rowActions(certificationResource, offered, full, { context, textOf: (_, code) => texts[code] ?? code }).map(
      ({ key, obstacle }) => [key, obstacle?.['zh-CN'] ?? null],
    );
  };
  expect({
    waiting: judged({ status: '0' }),
    own: judged({ status: '0', createBy: 'clerk' }),
    passed: judged({ status: '1' }),
    withoutRight: open(certificationResource, ['certification:audit']).actions.facts().offered,
    onTheList: listActions(open(dictResource).actions.facts().offered).map(({ key }) => key),
    onRows: listActions(actions.facts().offered),
  }).toEqual({
    waiting: [
      ['pass', null],
      ['reject', null],
    ],
    own: [
      ['pass', '不能审核自己提交的申请，请由其他人审核'],
      ['reject', '不能审核自己提交的申请，请由其他人审核'],
    ],
    passed: [
      ['pass', '审核状态为“已通过”，只有“待审核”“已驳回”可以审核通过'],
      ['reject', null],
    ],
    withoutRight: [],
    onTheList: ['refresh'],
    onRows: [],
  });

  actions.send({ type: 'action.start', action: 'pass', rows: [lecture, walk] });
  actions.send({ type: 'answer.change', key: 'validUntil', value: '' });
  actions.send({ type: 'action.confirm' });
  expect([actions.facts().confirmation?.questions.map(({ key, error }) => [key, error !== null]), asked()]).toEqual([
    [['validUntil', true]],
    [],
  ]);
  actions.send({ type: 'answer.change', key: 'validUntil', value: '20271231' });
  actions.send({ type: 'action.confirm' });
  await settled();
  // State, reason, auditor and time are written by the server alone.
  expect(asked()).toEqual([
    [
      'PUT /isps/certification/pass',
      {
        rows: [
          { id: 'a', version: 3 },
          { id: 'b', version: 1 },
        ],
        asked: { validUntil: '2027-12-31' },
      },
    ],
  ]);
  ports.http
    .take('/pass')
    .reject('2 项中有 1 项不能审核通过，没有改变任何数据', 500, undefined, [{ id: 'b', reason: '已通过' }]);
  await settled();
  expect(actions.facts().refusal?.rows).toEqual([{ id: 'b', reason: '已通过', name: '健步走' }]);
});

describe('taking back', () => {
  const published = { rows: [{ id: 'a', version: 4 }] };

  it('is offered for ten seconds, with the versions just written', async () => {
    const { actions, ports, asked, news, succeed } = open();
    actions.send({ type: 'action.start', action: 'publish', rows: [lecture] });
    await succeed('/publish', published, '发布成功');
    expect(actions.facts().undo).toEqual({ text: sameText('发布成功'), isRunning: false });
    ports.clock.advance(9999);
    actions.send({ type: 'undo.request' });
    expect(actions.facts().undo?.isRunning).toBe(true);
    news();
    await succeed('/publish/undo', { rows: [{ id: 'a', version: 5 }] }, '已撤销，共 1 项');
    expect(asked()[1]).toEqual(['PUT /isps/activity/publish/undo', { rows: [{ id: 'a', version: 4 }] }]);
    expect([actions.facts().undo, news()]).toEqual([
      null,
      [undone, { type: 'rows.changed', ids: ['a'], cause: { kind: 'undo' } }],
    ]);
    actions.send({ type: 'action.start', action: 'publish', rows: [lecture] });
    await succeed('/publish', published);
    ports.clock.advance(10_000);
    expect(actions.facts().undo).toBe(null);
  });

  it('offers to bring deleted rows back', async () => {
    const { actions, asked, succeed } = open();
    const text = sameText('删除成功！');
    actions.send({ type: 'undo.offer', undo: { action: null, rows: [{ ...lecture, version: 4 }], text } });
    expect(actions.facts().undo).toEqual({ text, isRunning: false });
    actions.send({ type: 'undo.request' });
    await succeed('/undoDelete', { rows: [{ id: 'a', version: 5 }] });
    expect(asked()).toEqual([['PUT /isps/activity/undoDelete', { rows: [{ id: 'a', version: 4 }] }]]);
  });

  it('takes an edit of one row back by another one', async () => {
    const { actions, asked, succeed, news } = open();
    const text = sameText('已移动');
    const edited = { action: null, rows: [{ ...lecture, version: 4 }], values: { a: { typeId: 't1' } }, text };
    actions.send({ type: 'undo.offer', undo: edited });
    actions.send({ type: 'undo.request' });
    await succeed('/isps/activity/edit', { id: 'a', version: 5 });
    expect([asked(), news(), actions.facts().undo]).toEqual([
      [['PUT /isps/activity/edit', { id: 'a', version: 4, typeId: 't1' }]],
      [undone, { type: 'rows.changed', ids: ['a'], cause: { kind: 'undo' } }],
      null,
    ]);
  });

  it('is not offered for an action that is final, which says so in its question', async () => {
    const { actions, succeed, news } = open();
    actions.send({ type: 'action.start', action: 'finish', rows: [lecture] });
    expect(actions.facts().confirmation?.text).toEqual(activityResource.actions.finish.final);
    actions.send({ type: 'action.confirm' });
    await succeed('/finish', published, '结束活动成功');
    const said = { type: 'notice.raised', notice: { level: 'success', text: sameText('结束活动成功') } };
    expect([actions.facts().undo, news()[0]]).toEqual([null, said]);
  });

  it('names in a warning what stays as somebody else left it', async () => {
    const { actions, succeed, news } = open();
    actions.send({ type: 'action.start', action: 'publish', rows: [lecture, walk] });
    await succeed('/publish', {
      rows: [
        { id: 'a', version: 4 },
        { id: 'b', version: 2 },
      ],
    });
    actions.send({ type: 'undo.request' });
    news();
    const stayed = [{ id: 'b', name: '健步走', reason: '黄敏修改过' }];
    const words = '已撤销 1 项；其余 1 项已有人修改，保持不变：健步走';
    await succeed('/publish/undo', { rows: [{ id: 'a', version: 5 }], stayed }, words);
    expect(news()).toEqual([
      { type: 'notice.raised', notice: { level: 'warning', text: sameText(words) } },
      { type: 'rows.changed', ids: ['a', 'b'], cause: { kind: 'undo' } },
    ]);
  });

  it('the offer of the last write counts, for its own ten seconds', async () => {
    const { actions, ports, succeed } = open();
    actions.send({ type: 'action.start', action: 'publish', rows: [lecture] });
    await succeed('/publish', published, '一');
    ports.clock.advance(6000);
    actions.send({ type: 'action.start', action: 'publish', rows: [walk] });
    await succeed('/publish', { rows: [{ id: 'b', version: 2 }] }, '二');
    ports.clock.advance(6000);
    expect(actions.facts().undo?.text).toEqual(sameText('二'));
    actions.send({ type: 'undo.dismiss' });
    expect(actions.facts().undo).toBe(null);
  });
});

it('what may be done is judged by the day that it is, on a page that stays open over night', () => {
  const { actions, ports } = open(activitySignUpResource);
  const obstacle = () => {
    const { offered, context } = actions.facts();
    const row = { id: 's', createBy: null, createTime: null, updateBy: null, updateTime: null, status: '1' };
    const judge = { context, textOf: (_dictionary: string, code: string) => code };
    const begins = { ...row, activityStart: formatDateTime(tomorrow) };
    return rowActions(activitySignUpResource, offered, begins, judge).find(({ key }) => key === 'checkIn')?.obstacle;
  };
  const tomorrow = ports.clock.now() + days(1);
  const day = formatDateTime(tomorrow).slice(0, 10);
  const early = obstacle()?.['zh-CN'];
  ports.clock.advance(days(1));
  expect([early, obstacle()]).toEqual([`活动于 ${day} 开始，当天起才能登记签到和缺席`, null]);
});

describe('deciding', () => {
  const question = (resource: Resource, action: string, rows: readonly ActedRow[]) => {
    const { actions, asked } = open(resource);
    actions.send({ type: 'action.start', action, rows });
    const { title, names, text, figures } = actions.facts().confirmation ?? {};
    return {
      title: title?.['zh-CN'],
      names,
      text: text?.['zh-CN'],
      figures: figures?.map(({ label, value }) => `${label['zh-CN']} ${value['zh-CN']}`),
      isDone: asked().length > 0,
    };
  };
  const rowOf = (values: ResourceValues): ActedRow => ({
    id: String(values['id']),
    name: String(values['name']),
    row: { createBy: null, createTime: null, updateBy: null, updateTime: null, ...values, id: String(values['id']) },
  });

  it('about several people asks by their names; about one, and about what is no decision, it is done at once', () => {
    expect([
      question(squarePostResource, 'pass', [lecture, walk]),
      question(squarePostResource, 'pass', [lecture]).isDone,
      question(squarePostResource, 'hide', [lecture, walk]).isDone,
    ]).toEqual([
      { title: '审核通过 2 项？', names: ['健康讲座', '健步走'], text: undefined, figures: [], isDone: false },
      true,
      true,
    ]);
  });

  it('shows what is decided about: works, those of them that nobody reviewed, and the deadline', () => {
    const match = { id: 'm', name: '书法大赛', workCount: 5, unreviewedCount: 1, signUpEnd: '2027-01-02 08:00:00' };
    expect(question(matchResource, 'openVote', [rowOf(match)])).toEqual({
      title: '开始投票“书法大赛”？',
      names: [],
      text: '投票开始后不再收作品，待审核的作品没有票。',
      figures: ['作品数 5', '待审核作品数 1', '报名截止 2027-01-02 08:00'],
      isDone: false,
    });
  });

  it('says what goes back of paid orders, in all of them together, and that nothing takes it back', () => {
    const order = (id: string, totalPrice: number, totalPoints: number, payTime: string | null) =>
      rowOf({ id, name: id, totalPrice, totalPoints, payTime });
    const paid = order('D1', 104.5, 1045, '2026-01-15 09:36:00');
    const words =
      '库存退回。应退的金额和积分记在订单里，平台不付款，也不把积分加回退休人员的账户，请线下办理。退回后不能撤销。';
    expect([
      question(shopOrderResource, 'refuse', [paid]),
      question(shopOrderResource, 'refuse', [paid, order('D2', 0.2, 0, '2026-01-15 09:36:00'), order('D3', 9, 9, null)])
        .figures,
      question(shopOrderResource, 'cancel', [order('D3', 9, 9, null)]).figures,
    ]).toEqual([
      {
        title: '拒单“D1”？',
        names: [],
        text: words,
        figures: ['应退金额（元） 104.50', '应退积分（未入账） 1045'],
        isDone: false,
      },
      ['应退金额（元） 104.70', '应退积分（未入账） 1045'],
      [],
    ]);
  });
});

describe('other kinds of actions', () => {
  const unlike: Resource = defineResource({
    ...activityResource,
    views: [],
    actions: {
      publish: {
        label: localized('发布', 'Publish'),
        on: 'rows',
        move: { field: 'status', from: ['0'], to: '1' },
        when: {
          condition: { field: 'createBy', rule: 'ne', value: { of: 'username' } },
          otherwise: localized('不能发布自己的活动', 'Somebody else has to publish it'),
        },
      },
      remind: { label: localized('提醒', 'Remind'), on: 'list', isHandled: true, isDanger: true },
      compare: { label: localized('比较', 'Compare'), on: 'rows', right: 'list', opens: 'dialog' },
    },
  });
  const row = { id: 'a', createBy: 'clerk', createTime: null, updateBy: null, updateTime: null, status: '0' };

  it('apply where their condition holds for the person who acts, and say why not elsewhere', () => {
    const { offered, context } = open(unlike).actions.facts();
    const judge = { context, textOf: (_dictionary: string, code: string) => code };
    const obstacles = [row, { ...row, createBy: 'admin' }, { ...row, createBy: null }].map((one) =>
      rowActions(unlike, offered, one, judge).map(({ key, obstacle }) => [key, obstacle?.['zh-CN'] ?? null]),
    );
    expect(obstacles).toEqual([
      [
        ['publish', '不能发布自己的活动'],
        ['compare', null],
      ],
      [
        ['publish', null],
        ['compare', null],
      ],
      [
        ['publish', null],
        ['compare', null],
      ],
    ]);
    expect(listActions(offered).map(({ key }) => key)).toEqual(['remind']);
  });

  it('on the list as a whole ask first where they are dangerous, and name no rows', async () => {
    const { actions, asked, succeed } = open(unlike);
    actions.send({ type: 'action.start', action: 'remind', rows: [] });
    expect(actions.facts().confirmation).toMatchObject({ title: localized('提醒？', 'Remind?'), count: 0 });
    actions.send({ type: 'action.confirm' });
    expect(asked()).toEqual([['PUT /isps/activity/remind', { rows: [], asked: {} }]]);
    await succeed('/isps/activity/remind', { rows: [] });
    expect(actions.facts().status).toBe('idle');
  });

  it('open a dialog for their rows, which says which of them it changed', () => {
    const { actions, asked } = open(unlike);
    const emitted: RecordActionsEmitted[] = [];
    actions.on((event) => emitted.push(event));
    const rows = [{ id: 'a', name: '重阳登高' }];
    actions.send({ type: 'action.start', action: 'compare', rows: [] });
    expect(actions.facts().status).toBe('idle');
    actions.send({ type: 'action.start', action: 'compare', rows });
    expect(actions.facts().dialog).toEqual({ action: 'compare', label: localized('比较', 'Compare'), rows });
    actions.send({ type: 'dialog.done', ids: ['a'] });
    expect([actions.facts().dialog, emitted, asked()]).toEqual([
      null,
      [{ type: 'rows.changed', ids: ['a'], cause: { kind: 'dialog' } }],
      [],
    ]);
  });
});

describe('deleting for good', () => {
  const bin = binOf(activityResource);
  const purge = { type: 'action.start', action: BIN_ACTIONS.purge, rows: [lecture, walk] } as const;

  it('LIST-13 asks twice, and takes the second answer after a moment only', async () => {
    const { actions, asked, ports } = open(bin);
    actions.send(purge);
    const said = () => {
      const { status, confirmation } = actions.facts();
      return [status, confirmation?.title['zh-CN'], confirmation?.isSecond, confirmation?.isReady];
    };
    expect(said()).toEqual(['asking', '彻底删除 2 项？', false, true]);
    actions.send({ type: 'action.confirm' });
    expect(said()).toEqual(['warned', '再次确认：彻底删除 2 项？', true, false]);
    actions.send({ type: 'action.confirm' });
    expect(asked()).toEqual([]);
    ports.clock.advance(seconds(1));
    expect(said()).toEqual(['askingAgain', '再次确认：彻底删除 2 项？', true, true]);
    actions.send({ type: 'action.confirm' });
    expect(asked()).toEqual([
      [
        'PUT /isps/activity/deleteRecycleBin',
        {
          rows: [
            { id: 'a', version: 3 },
            { id: 'b', version: 1 },
          ],
          asked: {},
        },
      ],
    ]);
  });

  it('is left at either question', () => {
    const { actions, asked, ports } = open(bin);
    actions.send(purge);
    actions.send({ type: 'action.cancel' });
    actions.send(purge);
    actions.send({ type: 'action.confirm' });
    actions.send({ type: 'action.cancel' });
    actions.send(purge);
    actions.send({ type: 'action.confirm' });
    ports.clock.advance(seconds(1));
    actions.send({ type: 'action.cancel' });
    expect([actions.facts().status, asked()]).toEqual(['idle', []]);
  });

  it('LIST-13 restoring needs no question', () => {
    const { actions, asked } = open(bin);
    actions.send({ ...purge, action: BIN_ACTIONS.restore, rows: [lecture] });
    expect(asked()).toEqual([['PUT /isps/activity/putRecycleBin', { rows: [{ id: 'a', version: 3 }], asked: {} }]]);
  });
});

describe('deciding', () => {
  const certification = (id: string, name: string) => ({
    id,
    version: 1,
    applyNo: `RZ${id}`,
    retireeId: `r${id}`,
    retireeId_dictText: name,
    certType: '1',
    certType_dictText: '年度认证',
    createBy: null,
    createTime: null,
    updateBy: null,
    updateTime: null,
  });

  it('names people and not numbers, and proposes the day that is nearly always meant', () => {
    const { actions } = open(certificationResource);
    const rows = [certification('1', '王秀英'), certification('2', '李建国')];
    actions.send({ type: 'action.start', action: 'pass', rows: actedRows(certificationResource, rows, ['1', '2']) });
    const { names = [], questions = [] } = actions.facts().confirmation ?? {};
    expect([names, questions.map(({ value }) => value)]).toEqual([
      ['王秀英 · 年度认证', '李建国 · 年度认证'],
      ['2027-12-31'],
    ]);
    expect(rowName(certificationResource, { applyNo: 'RZ1' })).toBe('RZ1');
  });

  it('offers the reasons of the field, and before them those that the person gave last', async () => {
    const { actions, succeed } = open(squarePostResource);
    const offered = () => actions.facts().confirmation?.questions[0]?.phrases.map((phrase) => phrase['zh-CN']);
    const reject = async (auditReason: string) => {
      actions.send({ type: 'action.start', action: 'reject', rows: [lecture] });
      actions.send({ type: 'answer.change', key: 'auditReason', value: auditReason });
      actions.send({ type: 'action.confirm' });
      await succeed('/reject', { rows: [{ id: 'a', version: 4 }] });
    };
    actions.send({ type: 'action.start', action: 'reject', rows: [lecture] });
    const before = offered() ?? [];
    actions.send({ type: 'action.cancel' });
    const [, second = ''] = before;
    for (const reason of ['甲', '乙', '丙', second]) await reject(reason);
    actions.send({ type: 'action.start', action: 'reject', rows: [lecture] });
    expect([before.length, offered()]).toEqual([
      4,
      [second, '丙', '乙', ...before.filter((phrase) => phrase !== second)],
    ]);
  });
});
