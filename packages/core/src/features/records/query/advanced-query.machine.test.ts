import { describe, expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { localized } from '../../../kernel/index.ts';
import { activityResource, retireeResource, type Condition, type Resource } from '../../../resources/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { advancedQueryMessages as messages } from './advanced-query.messages.ts';
import { createAdvancedQuery } from './advanced-query.service.ts';
import type { AdvancedQueryEmitted, AdvancedQueryEvent, QueryMember } from './advanced-query.types.ts';

type Ports = ReturnType<typeof fakePorts>;

function open(resource: Resource = activityResource, ports: Ports = fakePorts(), takesDefault = false) {
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const storage = createTypedStorage(ports);
  const query = createAdvancedQuery({ resource, client, clock: ports.clock, storage, userId: 'u1', takesDefault });
  const emitted: AdvancedQueryEmitted[] = [];
  query.on((event) => emitted.push(event));
  const send = (...events: readonly AdvancedQueryEvent[]) => events.forEach((event) => query.send(event));
  return {
    ports,
    query,
    storage,
    send,
    /** Events emitted since the last call. */
    news: () => emitted.splice(0),
    status: () => query.facts().status,
    members: () => query.facts().root.members.map(shown),
    titles: () => query.facts().saved.map(({ title }) => title),
    /** Fills in the line with this identifier. */
    fill: (id: string, field: string, rule: 'eq' | 'ge' | 'like' | 'in' | 'between', ...values: readonly string[]) =>
      send(
        { type: 'field.choose', id, field },
        { type: 'rule.choose', id, rule },
        { type: 'value.change', id, values },
        { type: 'value.leave', id },
      ),
  };
}

function shown(member: QueryMember): unknown {
  if (member.kind === 'group') return { [member.matchType]: member.members.map(shown) };
  return [member.id, member.field, member.rule, ...member.values];
}

const warned = (text: typeof messages.emptyQuery): AdvancedQueryEmitted => ({
  type: 'notice.raised',
  notice: { level: 'warning', text },
});
const changed = (condition: Condition | null): AdvancedQueryEmitted => ({ type: 'query.changed', condition });
const talks: Condition = { all: [{ field: 'title', rule: 'like', value: '讲座' }] };

describe('building a query', () => {
  it('QUERY-01 QUERY-02 goes from empty over building to active, and a reset clears it', () => {
    const { send, fill, news, status, members, query } = open();
    const seen = [status()];
    send({ type: 'dialog.open' });
    seen.push(status());
    fill('m1', 'title', 'like', '讲座');
    send({ type: 'line.add', group: 'root' });
    fill('m2', 'quota', 'ge', '10');
    send({ type: 'match.choose', group: 'root', matchType: 'or' }, { type: 'query.run' });
    seen.push(status());
    const condition: Condition = {
      any: [
        { field: 'title', rule: 'like', value: '讲座' },
        { field: 'quota', rule: 'ge', value: 10 },
      ],
    };
    expect([news(), query.facts().isOpen, query.facts().inForce]).toEqual([[changed(condition)], false, condition]);
    send({ type: 'query.reset' });
    seen.push(status());
    expect([seen, news(), members()]).toEqual([['empty', 'building', 'active', 'empty'], [changed(null)], []]);
  });

  it('QUERY-04 warns about a run and about saving without conditions', () => {
    const { send, news, fill } = open();
    send({ type: 'dialog.open' }, { type: 'query.run' }, { type: 'naming.open' });
    fill('m1', 'title', 'eq', ' ');
    send({ type: 'query.run' });
    expect(news()).toEqual([warned(messages.emptyQuery), warned(messages.emptySave), warned(messages.emptyQuery)]);
    expect([messages.emptyQuery, messages.emptySave, messages.nameMissing].map((text) => text['zh-CN'])).toEqual([
      '不能查询空条件',
      '空条件不能保存',
      '保存名称不能为空',
    ]);
  });

  it('QUERY-05 leaves empty lines out and keeps the first value when the rule leaves in', () => {
    const { send, fill, news, members } = open();
    send({ type: 'dialog.open' }, { type: 'line.add', group: 'root' }, { type: 'line.add', group: 'root' });
    fill('m1', 'status', 'in', '1', '2');
    send({ type: 'rule.choose', id: 'm1', rule: 'eq' }, { type: 'field.choose', id: 'm2', field: 'title' });
    send({ type: 'query.run' });
    expect([news(), members()]).toEqual([
      [changed({ all: [{ field: 'status', rule: 'eq', value: '1' }] })],
      [['m5', 'status', 'eq', '1']],
    ]);
  });

  it('asks for what lies between two values, each of which keeps its place while the other is empty', () => {
    const { send, fill, news, members, query } = open();
    send({ type: 'dialog.open' });
    fill('m1', 'startTime', 'between', '', '2026年12月31日');
    const half = members();
    send({ type: 'query.run' });
    const { problem } = query.facts();
    fill('m1', 'startTime', 'between', '2026年12月1日', '2026-12-31');
    send({ type: 'query.run' });
    const value = ['2026-12-01', '2026-12-31'];
    expect([half, problem?.['zh-CN'], news()]).toEqual([
      [['m1', 'startTime', 'between', '', '2026-12-31']],
      '请填写“开始时间”的起止两个值',
      [changed({ all: [{ field: 'startTime', rule: 'between', value }] })],
    ]);
    send({ type: 'dialog.open' });
    const id = query.facts().root.members[0]?.id ?? '';
    send({ type: 'rule.choose', id, rule: 'ge' });
    expect(members()).toEqual([[id, 'startTime', 'ge', '2026-12-01']]);
  });

  it('ends the value with another field, and the rule where the other field does not have it', () => {
    const { send, fill, members } = open();
    send({ type: 'dialog.open' });
    fill('m1', 'title', 'like', '讲座');
    send({ type: 'field.choose', id: 'm1', field: 'quota' });
    const before = members();
    send({ type: 'value.change', id: 'm1', values: ['1'] }, { type: 'rule.choose', id: 'm1', rule: 'empty' });
    expect([before, members()]).toEqual([[['m1', 'quota', 'eq']], [['m1', 'quota', 'empty']]]);
  });

  it('reads days and numbers when they are left, and refuses a run by the first that cannot be read', () => {
    const { send, fill, news, members, query } = open();
    send({ type: 'dialog.open' }, { type: 'line.add', group: 'root' });
    fill('m1', 'startTime', 'ge', '2026年12月1日');
    fill('m2', 'quota', 'ge', 'many');
    const { errors } = query.facts();
    send({ type: 'query.run' });
    expect([members(), Object.keys(errors), news(), query.facts().isOpen]).toEqual([
      [
        ['m1', 'startTime', 'ge', '2026-12-01'],
        ['m2', 'quota', 'ge', 'many'],
      ],
      ['m2'],
      [{ type: 'line.refused', id: 'm2' }],
      true,
    ]);
    send({ type: 'value.change', id: 'm2', values: ['5'] });
    expect(query.facts().errors).toEqual({});
  });

  it('QUERY-09 nests groups, which go with their last line', () => {
    const { send, fill, news, members } = open();
    send({ type: 'dialog.open' });
    fill('m1', 'title', 'like', '讲座');
    send({ type: 'group.add', group: 'root' }, { type: 'line.add', group: 'm2' });
    fill('m3', 'quota', 'ge', '10');
    fill('m4', 'fee', 'eq', '0');
    const built = members();
    send({ type: 'member.remove', id: 'm3' }, { type: 'member.remove', id: 'm4' }, { type: 'query.run' });
    expect([built, news()]).toEqual([
      [
        ['m1', 'title', 'like', '讲座'],
        {
          or: [
            ['m3', 'quota', 'ge', '10'],
            ['m4', 'fee', 'eq', '0'],
          ],
        },
      ],
      [changed(talks)],
    ]);
  });

  it('takes fifty lines and no more', () => {
    const { send, query, members } = open();
    send({ type: 'dialog.open' });
    for (let count = 0; count < 60; count += 1) send({ type: 'line.add', group: 'root' });
    send({ type: 'group.add', group: 'root' });
    expect([members().length, query.facts().isFull]).toEqual([50, true]);
  });

  it('PERM-13 asks for the exact value of a masked field or its end alone, never inside or', () => {
    const { send, fill, news, query } = open(retireeResource);
    send({ type: 'dialog.open' });
    const rules = query.facts().fields.find(({ key }) => key === 'idCard')?.rules;
    fill('m1', 'idCard', 'eq', '11010519491231002X');
    send({ type: 'match.choose', group: 'root', matchType: 'or' }, { type: 'query.run' });
    expect([rules, news(), query.facts().problem]).toEqual([
      ['eq', 'left_like', 'empty', 'notEmpty'],
      [],
      localized(
        '“身份证号”不支持“等于”，请选择其他规则',
        '"Identity number" cannot be compared by "equals". Choose another rule.',
      ),
    ]);
    send({ type: 'match.choose', group: 'root', matchType: 'and' }, { type: 'naming.open' });
    expect(news()).toEqual([warned(messages.maskedSave)]);
  });

  it('keeps unfinished lines when the dialog closes, without those that ask for nothing', () => {
    const { send, fill, members, status } = open();
    send({ type: 'dialog.open' }, { type: 'dialog.close' });
    const seen = [status()];
    send({ type: 'dialog.open' }, { type: 'line.add', group: 'root' });
    fill('m2', 'title', 'like', '讲座');
    send({ type: 'dialog.close' });
    expect([...seen, status(), members()]).toEqual(['empty', 'building', [['m2', 'title', 'like', '讲座']]]);
  });
});

describe('a query of an address', () => {
  it('QUERY-10 comes into force with its lines, and asks what the rows are called that it names', async () => {
    const { send, ports, query, members, status, news } = open();
    const condition: Condition = { all: [{ field: 'typeId', rule: 'in', value: ['t1', 't2'] }, talks] };
    send({ type: 'query.adopt', condition }, { type: 'query.adopt', condition });
    ports.http.take('/sys/dict/loadDictItem/activityType').succeed(['讲座', '']);
    await settled();
    const asked = ports.http.requests.filter(({ url }) => url.includes('/sys/dict/'));
    expect([members(), status(), query.facts().names, news(), asked.length]).toEqual([
      [['m2', 'typeId', 'in', 't1', 't2'], { and: [['m4', 'title', 'like', '讲座']] }],
      'active',
      { typeId: { t1: '讲座' } },
      [],
      1,
    ]);
    send({ type: 'query.adopt', condition: null });
    expect([members(), status()]).toEqual([[], 'empty']);
  });
});

describe('saved queries', () => {
  const saveAs = ({ send }: ReturnType<typeof open>, name: string) =>
    send({ type: 'naming.open' }, { type: 'name.type', name }, { type: 'naming.submit' });

  it('QUERY-06 are kept under a prefix and the path of the list, loaded, replaced and deleted', () => {
    const first = open();
    first.send({ type: 'dialog.open' });
    first.fill('m1', 'title', 'like', '讲座');
    saveAs(first, ' 讲座 ');
    first.send({ type: 'query.reset' });
    first.fill('m2', 'quota', 'ge', '10');
    saveAs(first, '讲座');
    const { question } = first.query.facts();
    first.send({ type: 'question.cancel' });
    const back = first.query.facts().question;
    first.send({ type: 'naming.submit' }, { type: 'question.confirm' });
    saveAs(first, '第二个');
    expect([question, back, first.news(), first.titles()]).toEqual([
      {
        kind: 'overwriting',
        title: '讲座',
        text: localized('讲座 已存在，是否覆盖？', '"讲座" exists already. Replace it?'),
      },
      { kind: 'naming', name: '讲座', error: null, roleId: null, isDefault: false, layout: null },
      [1, 2, 3].map(() => ({ type: 'notice.raised', notice: { level: 'success', text: messages.saved } })),
      ['第二个', '讲座'],
    ]);

    const second = open(activityResource, first.ports);
    second.send({ type: 'dialog.open' }, { type: 'saved.load', key: '讲座' });
    const loaded = second.members();
    second.send({ type: 'saved.remove', key: '讲座' });
    const asked = second.query.facts().question;
    second.send({ type: 'question.confirm' });
    expect([loaded, asked, open(activityResource, first.ports).titles()]).toEqual([
      [['m3', 'quota', 'ge', '10']],
      { kind: 'removing', title: '讲座', text: localized('是否删除当前查询？', 'Delete this saved query?') },
      ['第二个'],
    ]);
    expect([...first.ports.localStorage.keys()].filter((key) => key.includes('superQuery'))).toEqual([
      'pro__superQuery:u1:/isps/activity',
    ]);
  });

  it('QUERY-04 refuse a missing name and one that is too long', () => {
    const journey = open();
    journey.send({ type: 'dialog.open' });
    journey.fill('m1', 'title', 'like', '讲座');
    saveAs(journey, ' ');
    const missing = journey.query.facts().question;
    journey.send({ type: 'name.type', name: 'a'.repeat(51) }, { type: 'naming.submit' });
    expect([missing, journey.query.facts().question]).toEqual([
      { kind: 'naming', name: ' ', error: messages.nameMissing, roleId: null, isDefault: false, layout: null },
      {
        kind: 'naming',
        name: 'a'.repeat(51),
        error: messages.nameTooLong(50),
        roleId: null,
        isDefault: false,
        layout: null,
      },
    ]);
  });
});
