import fc from 'fast-check';
import { expect, it } from 'vitest';

import { localized } from '../../../kernel/index.ts';
import { activityResource, retireeResource, type Condition, type Resource } from '../../../resources/index.ts';
import { fakeClock } from '../../../testing/index.ts';
import { createColumnFilter } from './column-filter.service.ts';
import { columnDraft, filteredFields, withColumnFilter } from './column-filter.model.ts';
import type { ColumnFilterEmitted, ColumnFilterEvent } from './column-filter.types.ts';
import { queryFields } from './query-fields.model.ts';

const clock = fakeClock();
const now = clock.now();

function open(inForce: Condition | null, resource: Resource = activityResource) {
  let condition = inForce;
  const filter = createColumnFilter({ resource, clock, inForce: () => condition });
  const emitted: ColumnFilterEmitted[] = [];
  filter.on((event) => {
    emitted.push(event);
    if (event.type === 'query.changed') condition = event.condition;
  });
  const shown = () => filter.facts().draft?.lines.map(({ rule, values }) => [rule, ...values].join(' ')) ?? 'closed';
  return {
    filter,
    shown,
    send: (...events: readonly ColumnFilterEvent[]) => events.forEach((event) => filter.send(event)),
    open: (field: string) => filter.send({ type: 'filter.open', field, names: {} }),
    fill: (id: string, ...values: readonly string[]) => filter.send({ type: 'value.change', id, values }),
    /** Events emitted since the last call. */
    news: () => emitted.splice(0),
  };
}

const changed = (condition: Condition | null): ColumnFilterEmitted => ({ type: 'query.changed', condition });
const talks: Condition = { field: 'title', rule: 'like', value: '讲座' };

it('LIST-24 a column asks for choices, a part of a text or a span, beside what is in force; clearing ends its part alone', () => {
  const { open: openColumn, fill, send, news, shown } = open(talks);
  openColumn('status');
  const seen: unknown[] = [shown()];
  fill('status-in', '1', '3');
  send({ type: 'filter.apply' });
  seen.push(shown(), news());
  openColumn('startTime');
  fill('startTime-ge', '2026-12-1');
  send({ type: 'value.leave', id: 'startTime-ge' });
  seen.push(shown());
  send({ type: 'filter.apply' });
  seen.push(news());
  openColumn('title');
  seen.push(shown());
  send({ type: 'filter.clear' });
  seen.push(news());
  openColumn('status');
  seen.push(shown());
  fill('status-in');
  send({ type: 'filter.apply' });
  seen.push(news());
  openColumn('startTime');
  send({ type: 'filter.clear' });
  seen.push(news());
  const open13: Condition = { field: 'status', rule: 'in', value: ['1', '3'] };
  const fromDecember: Condition = { field: 'startTime', rule: 'ge', value: '2026-12-01' };
  expect(seen).toEqual([
    ['in'],
    'closed',
    [changed({ all: [talks, open13] })],
    ['ge 2026-12-01', 'le'],
    [changed({ all: [talks, open13, fromDecember] })],
    ['like 讲座'],
    [changed({ all: [open13, fromDecember] })],
    ['in 1 3'],
    [changed({ all: [fromDecember] })],
    [changed(null)],
  ]);
});

it('a value that cannot be read is refused with its reason and focused, and closing changes nothing', () => {
  const { filter, open: openColumn, fill, send, news } = open(null);
  openColumn('quota');
  fill('quota-ge', 'many');
  send({ type: 'filter.apply' });
  expect([news(), Object.keys(filter.facts().draft?.errors ?? {})]).toEqual([
    [{ type: 'line.refused', id: 'quota-ge' }],
    ['quota-ge'],
  ]);
  fill('quota-ge', '10');
  expect(filter.facts().draft?.errors).toEqual({});
  send({ type: 'filter.close' });
  expect([filter.facts().draft, news()]).toEqual([null, []]);
});

it('applying what is in force already changes nothing, and an unknown column does not open', () => {
  const { open: openColumn, send, news, shown } = open({ all: [{ field: 'status', rule: 'eq', value: '1' }] });
  openColumn('__proto__');
  const before = shown();
  openColumn('status');
  const seen = [before, shown()];
  send({ type: 'filter.close' });
  openColumn('title');
  send({ type: 'filter.apply' });
  expect([...seen, news()]).toEqual(['closed', ['in 1'], []]);
});

it('alternatives of an advanced query stay one part, and rules that a head does not offer are kept', () => {
  const either: Condition = { any: [talks, { field: 'quota', rule: 'ge', value: 10 }] };
  const { open: openColumn, fill, send, news } = open(either);
  openColumn('title');
  fill('title-like', '养生');
  send({ type: 'filter.apply' });
  const health: Condition = { field: 'title', rule: 'like', value: '养生' };
  expect(news()).toEqual([changed({ all: [either, health] })]);
  const other: Condition = { all: [{ field: 'title', rule: 'ne', value: '讲座' }, health] };
  const second = open(other);
  second.open('title');
  second.send({ type: 'filter.clear' });
  expect(second.news()).toEqual([changed({ all: [{ field: 'title', rule: 'ne', value: '讲座' }] })]);
});

it('a masked field is filtered by its whole value, and one more condition than a query may have is refused as a whole', () => {
  const masked = open(null, retireeResource);
  masked.open('idCard');
  const many: Condition = {
    all: Array.from({ length: 50 }, (_, index): Condition => ({ field: 'quota', rule: 'ne', value: index })),
  };
  const full = open(many);
  full.open('title');
  full.fill('title-like', '养生');
  full.send({ type: 'filter.apply' });
  expect([masked.shown(), full.news(), full.filter.facts().draft?.problem]).toEqual([
    ['eq'],
    [],
    localized('条件最多 50 个，请删去一些', 'There may be 50 conditions. Remove some of them.'),
  ]);
});

it('filtering keeps every other part of a query in its order, whatever the query is', () => {
  // Oracle: the parts of other fields, filtered by hand. Reason: a head must never change what another part asks for.
  const fields = queryFields(activityResource);
  const part = fc.oneof(
    fc.record({
      field: fc.constantFrom('title', 'address'),
      rule: fc.constant('like'),
      value: fc.string({ minLength: 1 }),
    }),
    fc.record({ field: fc.constant('status'), rule: fc.constant('eq'), value: fc.constantFrom('0', '1') }),
    fc.record({ field: fc.constant('quota'), rule: fc.constantFrom('ge', 'le', 'ne'), value: fc.nat(500) }),
  ) as fc.Arbitrary<Condition>;
  const title = fields.find(({ key }) => key === 'title');
  if (title === undefined) throw new Error('The title can be asked for');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const condition: Condition | null = parts.length === 0 ? null : { all: parts };
      const { lines } = columnDraft(title, null, {});
      const cleared = withColumnFilter(activityResource, condition, { field: title, lines }, now);
      const rest = parts.filter((one) => !('field' in one) || one.field !== 'title');
      expect(cleared).toEqual({ ok: true, value: rest.length === 0 ? null : { all: rest } });
      expect(filteredFields(fields, condition).includes('title')).toBe(rest.length < parts.length);
    }),
    { seed: 20_261_125 },
  );
});
