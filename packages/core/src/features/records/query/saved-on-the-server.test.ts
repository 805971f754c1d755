import { describe, expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { localized, sameText } from '../../../kernel/index.ts';
import { activityResource, type Condition } from '../../../resources/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakePorts, settled, type PendingCall } from '../../../testing/index.ts';
import { advancedQueryMessages as messages } from './advanced-query.messages.ts';
import { createAdvancedQuery } from './advanced-query.service.ts';
import type { AdvancedQueryEmitted, AdvancedQueryEvent } from './advanced-query.types.ts';

const LIST = '/sys/savedQuery/list';
const SAVE = '/sys/savedQuery/save';
const clerks = { id: 'r1', name: '活动专员' };
const talks = { superQueryParams: '[{"field":"title","rule":"like","val":"讲座"}]', superQueryMatchType: 'and' };
const condition: Condition = { all: [{ field: 'title', rule: 'like', value: '讲座' }] };
const wire = (id: string, title: string, given: object = {}) => ({
  id,
  title,
  ...talks,
  role: null,
  owner: null,
  isDefault: false,
  ...given,
});

const bodyOf = ({ request }: PendingCall): unknown => JSON.parse(request.body ?? '');

function open(ports = fakePorts(), takesDefault = false) {
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const storage = createTypedStorage(ports);
  const { clock } = ports;
  const query = createAdvancedQuery({ resource: activityResource, client, clock, storage, userId: 'u1', takesDefault });
  const emitted: AdvancedQueryEmitted[] = [];
  query.on((event) => emitted.push(event));
  const send = (...events: readonly AdvancedQueryEvent[]) => events.forEach((event) => query.send(event));
  return {
    ports,
    query,
    send,
    news: () => emitted.splice(0),
    shown: () =>
      query
        .facts()
        .saved.map(({ title, place, owner, role, isDefault, problem }) =>
          [title, place, owner ?? '', role?.name ?? '', isDefault ? 'default' : '', problem?.['zh-CN'] ?? ''].join('|'),
        ),
    answerList: async (...queries: readonly object[]) => {
      ports.http.take(LIST).succeed({ queries, roles: [clerks] });
      await settled();
    },
    /** Builds a line and types a name for it. */
    name: (name: string) => {
      send({ type: 'dialog.open' }, { type: 'field.choose', id: 'm1', field: 'title' });
      send({ type: 'rule.choose', id: 'm1', rule: 'like' }, { type: 'value.change', id: 'm1', values: ['讲座'] });
      send({ type: 'naming.open' }, { type: 'name.type', name });
    },
  };
}

describe('queries that the server keeps', () => {
  it('QUERY-11 are saved privately, for a role, as the default, and say whose they are', async () => {
    const { send, shown, news, answerList, name, query, ports } = open();
    await answerList(wire('q1', '自己的'), wire('q2', '大讲座', { owner: '张伟', role: clerks }));
    const before = shown();
    name('近期');
    await answerList(wire('q1', '自己的'));
    send({ type: 'role.choose', roleId: 'r1' }, { type: 'default.choose', isDefault: true });
    send({ type: 'naming.submit' });
    await settled();
    const call = ports.http.take(SAVE);
    const { isKeeping } = query.facts();
    call.succeed({ id: 'q3' });
    await settled();
    await answerList(wire('q3', '近期', { role: clerks, isDefault: true }), wire('q1', '自己的'));
    expect([
      before,
      isKeeping,
      bodyOf(call),
      shown(),
      news(),
      [...ports.localStorage.keys()].filter((key) => key.includes('superQuery')),
    ]).toEqual([
      ['自己的|account||||', '大讲座|account|张伟|活动专员||'],
      true,
      { resource: 'activity', title: '近期', ...talks, layout: null, roleId: 'r1', isDefault: true },
      ['近期|account||活动专员|default|', '自己的|account||||'],
      [{ type: 'notice.raised', notice: { level: 'success', text: messages.saved } }],
      [],
    ]);
    send({ type: 'saved.default', key: 'q1', isDefault: true });
    await settled();
    const marking = ports.http.take('/sys/savedQuery/default');
    marking.succeed(null);
    await settled();
    await answerList(wire('q1', '自己的', { isDefault: true }));
    send({ type: 'saved.remove', key: 'q1' }, { type: 'question.confirm' });
    await settled();
    const removal = ports.http.take('/sys/savedQuery/delete');
    removal.succeed(null);
    await settled();
    await answerList();
    expect([bodyOf(marking), removal.request.url.includes('id=q1'), shown()]).toEqual([
      { id: 'q1', isDefault: true },
      true,
      [],
    ]);
  });

  it('QUERY-11 the default one comes into force in a list that was opened without a query, once', async () => {
    const fresh = open(fakePorts(), true);
    await fresh.answerList(wire('q1', '大讲座', { isDefault: true }));
    const asked = open(fakePorts(), true);
    asked.send({ type: 'query.adopt', condition: { all: [{ field: 'quota', rule: 'ge', value: 1 }] } });
    await asked.answerList(wire('q1', '大讲座', { isDefault: true }));
    const addressed = open(fakePorts(), false);
    await addressed.answerList(wire('q1', '大讲座', { isDefault: true }));
    expect([fresh.news(), fresh.query.facts().inForce, asked.news(), addressed.news()]).toEqual([
      [{ type: 'query.changed', condition, isOpening: true }],
      condition,
      [],
      [],
    ]);
    fresh.send({ type: 'query.reset' }, { type: 'dialog.open' });
    await fresh.answerList(wire('q1', '大讲座', { isDefault: true }));
    expect([fresh.news(), fresh.query.facts().inForce]).toEqual([[{ type: 'query.changed', condition: null }], null]);
  });

  it('QUERY-11 a saved one is applied without the dialog, and says while it is in force', async () => {
    const { send, news, answerList, query } = open();
    await answerList(
      wire('q1', '大讲座'),
      wire('q2', '旧的', { superQueryParams: '[{"field":"gone","rule":"eq","val":"1"}]' }),
    );
    const marks = () => query.facts().saved.map(({ key, isInForce }) => [key, isInForce]);
    const before = marks();
    send({ type: 'saved.apply', key: 'q1' });
    const applied = [news(), marks()];
    send({ type: 'saved.apply', key: 'q2' }, { type: 'saved.apply', key: 'unknown' });
    const refused = [news().map(({ type }) => type), marks()];
    send({ type: 'query.reset' });
    expect([before, applied, refused, marks()]).toEqual([
      [
        ['q1', false],
        ['q2', false],
      ],
      [
        [{ type: 'query.changed', condition }],
        [
          ['q1', true],
          ['q2', false],
        ],
      ],
      [
        ['notice.raised', 'notice.raised'],
        [
          ['q1', true],
          ['q2', false],
        ],
      ],
      before,
    ]);
  });

  it('QUERY-11 one that names a field that is gone says so and is not applied', async () => {
    const { send, news, shown, answerList, query } = open(fakePorts(), true);
    const broken = { superQueryParams: '[{"field":"gone","rule":"eq","val":"1"}]', isDefault: true };
    await answerList(wire('q1', '旧的', broken));
    const told = localized(
      '默认查询“旧的”已无法使用，没有应用',
      'Your default query "旧的" cannot be used any more and was not applied.',
    );
    expect([shown(), news(), query.facts().inForce]).toEqual([
      ['旧的|account|||default|没有可查询的字段“gone”，请选择其他字段'],
      [{ type: 'notice.raised', notice: { level: 'warning', text: told } }],
      null,
    ]);
    send({ type: 'dialog.open' }, { type: 'saved.load', key: 'q1' });
    const [notice] = news();
    expect([notice?.type, query.facts().root.members.length]).toEqual(['notice.raised', 1]);
  });

  it('QUERY-11 are kept on this device while the server cannot be reached, and taken over later', async () => {
    const { send, shown, news, name, query, ports, answerList } = open();
    ports.http.take(LIST).reject('维护中');
    await settled();
    const { library } = query.facts();
    name('近期');
    ports.http.take(LIST).reject('维护中');
    await settled();
    send({ type: 'naming.submit' }, { type: 'device.takeOver' });
    const kept = [library, shown(), ports.http.pending()];
    send({ type: 'dialog.close' }, { type: 'dialog.open' });
    await answerList(wire('q1', '近期'));
    const offered = shown();
    send({ type: 'device.takeOver' });
    await settled();
    const call = ports.http.take(SAVE);
    call.succeed({ id: 'q2' });
    await settled();
    await answerList(wire('q2', '近期 (2)'), wire('q1', '近期'));
    expect([kept, offered, bodyOf(call), shown(), news().length, open(ports).shown()]).toEqual([
      ['device', ['近期|device||||'], 0],
      ['近期|account||||', '近期|device||||'],
      { resource: 'activity', title: '近期 (2)', ...talks, layout: null, roleId: null, isDefault: false },
      ['近期 (2)|account||||', '近期|account||||'],
      2,
      [],
    ]);
  });

  it('QUERY-11 one that cannot be sent is kept on this device; one that is refused keeps its name and says why', async () => {
    const { send, shown, news, answerList, name, query, ports } = open();
    await answerList();
    name('近期');
    await answerList();
    send({ type: 'naming.submit' });
    await settled();
    ports.http.take(SAVE).reject('不能共享给这个角色，请另选一个');
    await settled();
    const { question } = query.facts();
    send({ type: 'naming.submit' });
    await settled();
    ports.http.take(SAVE).end({ kind: 'unreachable' });
    await settled();
    expect([question, news(), shown(), query.facts().question]).toEqual([
      {
        kind: 'naming',
        name: '近期',
        error: sameText('不能共享给这个角色，请另选一个'),
        roleId: null,
        isDefault: false,
        layout: null,
      },
      [{ type: 'notice.raised', notice: { level: 'warning', text: messages.savedOnDevice } }],
      ['近期|device||||'],
      null,
    ]);
  });
});
