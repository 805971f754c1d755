import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { activityResource, ROW_SCOPES, rowScopeCondition } from '../../../resources/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createConditionBuilder } from '../../records/query/index.ts';
import { createRowLimit, type RowLimitFacts } from './index.ts';

const JUDGE = '/sys/permissionDataRule/judge';

function opened() {
  const ports = fakePorts();
  const client = createHttpClient({
    http: ports.http,
    clock: ports.clock,
    random: ports.random,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });
  const limit = createRowLimit({ client, clock: ports.clock });
  const written: (string | null)[] = [];
  limit.on(({ condition }) => written.push(condition));
  const answer = async (sentence: string, count: object | null) => {
    ports.clock.advance(400);
    const call = ports.http.take(JUDGE);
    call.succeed({ sentence, count });
    await settled();
    return JSON.parse(String(call.request.body)) as unknown;
  };
  return { ports, limit, written, answer };
}

const shown = ({ offered, choice, sentence }: RowLimitFacts) => [offered.length, choice, sentence?.['zh-CN'] ?? null];

it('PERM-17 offers five ready scopes or a built condition, and tells in a sentence with a live count what it leaves to whom', async () => {
  const { ports, limit, written, answer } = opened();
  const seen: unknown[] = [];
  const note = () => seen.push(shown(limit.facts()));
  limit.send({ type: 'rule.show', resource: 'activity', condition: null });
  await settled();
  await settled();
  note();
  limit.send({ type: 'choice.make', choice: 'departmentAndBelow' });
  limit.send({ type: 'rule.show', resource: 'activity', condition: written.at(-1) ?? null });
  const asked = [await answer('本部门及下级的数据', { reached: 54, total: 200 })];
  note();
  limit.send({ type: 'person.choose', username: 'clerk' });
  asked.push(await answer('本部门及下级的数据', { reached: 12, total: 200 }));
  note();

  // Built line by line, with what depends on who reads and when as values.
  limit.send({ type: 'choice.make', choice: 'built' });
  const builder = createConditionBuilder({ resource: activityResource, clock: ports.clock, condition: null });
  const [line] = builder.facts().root.members;
  const id = line?.id ?? '';
  const fields = Object.fromEntries(builder.facts().fields.map(({ key, variables }) => [key, variables]));
  builder.send({ type: 'field.choose', id, field: 'sysOrgCode' });
  builder.send({ type: 'rule.choose', id, rule: 'within' });
  builder.send({ type: 'variable.choose', id, variable: { of: 'orgCodes' } });
  builder.send({ type: 'line.add', group: 'root' });
  const second = builder.facts().root.members[1]?.id ?? '';
  builder.send({ type: 'field.choose', id: second, field: 'startTime' });
  builder.send({ type: 'rule.choose', id: second, rule: 'ge' });
  builder.send({ type: 'variable.choose', id: second, variable: { of: 'today', days: -30 } });
  const condition = builder.condition();
  limit.send({ type: 'condition.build', condition });
  limit.send({ type: 'rule.show', resource: 'activity', condition: written.at(-1) ?? null });
  await answer('所属部门属于本部门及其下级，且开始时间不早于 今天前 30 天', null);
  note();

  expect({ seen, asked, fields, condition, kept: JSON.parse(written.at(-1) ?? '') as unknown }).toEqual({
    seen: [
      [5, null, null],
      [5, 'departmentAndBelow', '本部门及下级的数据：54 / 200'],
      [5, 'departmentAndBelow', '本部门及下级的数据：12 / 200'],
      [5, 'built', '所属部门属于本部门及其下级，且开始时间不早于 今天前 30 天'],
    ],
    asked: ['', 'clerk'].map((username) => ({
      resource: 'activity',
      condition: JSON.stringify(rowScopeCondition('departmentAndBelow')),
      username,
    })),
    fields: expect.objectContaining({
      createBy: [{ of: 'username' }],
      sysOrgCode: [{ of: 'orgCode' }, { of: 'orgCodes' }],
      quota: [],
    }),
    condition: {
      all: [
        { field: 'sysOrgCode', rule: 'within', value: { of: 'orgCodes' } },
        { field: 'startTime', rule: 'ge', value: { of: 'today', days: -30 } },
      ],
    },
    kept: condition,
  });
  // What is stored comes back as it was laid: the lines of a built condition, the name of a ready one.
  const again = createConditionBuilder({ resource: activityResource, clock: ports.clock, condition });
  expect(again.condition()).toEqual(condition);
  const read: unknown[] = [];
  for (const scope of ROW_SCOPES) {
    const other = opened().limit;
    other.send({ type: 'rule.show', resource: 'activity', condition: JSON.stringify(rowScopeCondition(scope)) });
    read.push(other.facts().choice);
  }
  expect(read).toEqual(ROW_SCOPES);
});

it('says why a rule cannot be, offers what rows of the platform have, and asks nothing once it is closed', async () => {
  const { ports, limit } = opened();
  limit.send({ type: 'rule.show', resource: 'activityType', condition: '{"field":"nothing"}' });
  await settled();
  await settled();
  ports.clock.advance(400);
  ports.http.take(JUDGE).reject('没有可查询的字段“nothing”，请选择其他字段');
  await settled();
  const { failure, offered, choice } = limit.facts();
  limit.send({ type: 'person.choose', username: 'clerk' });
  limit.dispose();
  expect([failure?.['zh-CN'], offered, choice, ports.clock.pending()]).toEqual([
    '没有可查询的字段“nothing”，请选择其他字段',
    ['all', 'own'],
    'built',
    0,
  ]);
});
