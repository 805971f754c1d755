import fc from 'fast-check';
import { expect, it } from 'vitest';

import { localized, ok } from '../../../kernel/index.ts';
import { fakeClock, settled } from '../../../testing/index.ts';
import {
  createPicker,
  givenItems,
  pickedValues,
  storedPick,
  type PickAnswer,
  type PickerSettings,
  type PickQuery,
  type PickValue,
} from './index.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

interface Row {
  readonly id: PickValue;
  readonly name: string;
}

const row = (id: PickValue): Row => ({ id, name: `名称${String(id)}` });
const item = (id: PickValue) => ({ value: id, text: `名称${String(id)}` });
const page = (...ids: readonly PickValue[]): PickAnswer<Row> => ok({ rows: ids.map(row), total: ids.length });
const failed: PickAnswer<Row> = { ok: false, error: { kind: 'timedOut' } };

function opened(settings: Partial<PickerSettings> = {}) {
  const clock = fakeClock();
  const asked: { readonly query: PickQuery; readonly answer: (answer: PickAnswer<Row>) => Promise<void> }[] = [];
  const named: (readonly PickValue[])[] = [];
  const picker = createPicker<Row>({
    clock,
    settings: { pageSize: 5, maximum: Infinity, ...settings },
    source: {
      load: (query) =>
        new Promise((resolve) => {
          asked.push({
            query,
            answer: async (answer) => {
              resolve(answer);
              await settled();
            },
          });
        }),
      texts: async (values) => {
        named.push(values);
        return ok(values.map(item));
      },
      item: ({ id }) => item(id),
    },
  });
  const accepted: unknown[] = [];
  picker.on(({ items }) => accepted.push(items));
  const values = () => picker.facts().chosen.map(({ value }) => value);
  return { picker, clock, asked, named, accepted, values };
}

it('shows what was chosen before with its texts, and keeps 0 and false', async () => {
  const { picker, asked, named, accepted } = opened();
  picker.send({ type: 'picker.open', chosen: [{ value: 0 }, { value: false }, { value: 'a', text: '甲' }] });
  await settled();
  await asked[0]?.answer(page(0, 1));
  const { status, rows, chosen } = picker.facts();
  picker.send({ type: 'picker.accept' });
  const expected = [item(0), item(false), { value: 'a', text: '甲' }];
  expect({ status, rows, chosen, named, accepted, after: picker.facts().status }).toEqual({
    status: 'shown',
    rows: [row(0), row(1)],
    chosen: expected,
    named: [[0, false]],
    accepted: [expected],
    after: 'closed',
  });
});

it('PERM-16 leaves locked values as they are, chosen or not, also where everything is chosen or cleared', async () => {
  const reason = localized('不能给出', 'Not yours to give');
  const lock = { open: new Set(['b', 'c', 'd']), reason };
  const { picker, values } = opened({ lock, maximum: 3 });
  picker.send({ type: 'picker.open', chosen: [{ value: 'a' }, { value: 'b' }] });
  const seen = [values()];
  for (const id of ['a', 'x', 'b']) {
    picker.send({ type: 'item.toggle', item: item(id) });
    seen.push(values());
  }
  picker.send({ type: 'selection.replace', items: ['x', 'b', 'c', 'd'].map(item) });
  seen.push(values());
  picker.send({ type: 'selection.clear' });
  seen.push(values());
  expect([seen, picker.lockReason, ['a', 'b'].map(picker.isLocked)]).toEqual([
    [['a', 'b'], ['a', 'b'], ['a', 'b'], ['a'], ['a', 'b', 'c'], ['a']],
    reason,
    [true, false],
  ]);
});

it('keeps the selection across pages, groups and searches; cancelling emits nothing', async () => {
  const { picker, asked, accepted, values } = opened();
  picker.send({ type: 'picker.open', chosen: [] });
  await asked[0]?.answer(page(1, 2));
  picker.send({ type: 'item.toggle', item: item(1) });
  picker.send({ type: 'page.turn', page: 2 });
  await asked[1]?.answer(page(3));
  picker.send({ type: 'item.toggle', item: item(3) });
  picker.send({ type: 'group.choose', group: 'g' });
  picker.send({ type: 'search.reset' });
  const seen = values();
  picker.send({ type: 'item.toggle', item: item(1) });
  const without = values();
  picker.send({ type: 'selection.clear' });
  const cleared = values();
  picker.send({ type: 'picker.cancel' });
  expect({ seen, without, cleared, accepted, queries: asked.map(({ query }) => [query.page, query.group]) }).toEqual({
    seen: [1, 3],
    without: [3],
    cleared: [],
    accepted: [],
    queries: [
      [1, null],
      [2, null],
      [1, 'g'],
      [1, null],
    ],
  });
});

it('asks 300 ms after the last key, at once for Enter, and from the first page', async () => {
  const { picker, clock, asked } = opened();
  picker.send({ type: 'picker.open', chosen: [] });
  await asked[0]?.answer(page(1));
  picker.send({ type: 'page.turn', page: 3 });
  picker.send({ type: 'words.type', words: '王' });
  clock.advance(200);
  picker.send({ type: 'words.type', words: ' 王秀 ' });
  clock.advance(299);
  const before = asked.length;
  clock.advance(1);
  picker.send({ type: 'words.type', words: '李' });
  picker.send({ type: 'words.search' });
  clock.advance(1000);
  const queries = asked.slice(2).map(({ query }) => [query.words, query.page]);
  expect({ before, queries, pending: clock.pending() }).toEqual({
    before: 2,
    queries: [
      ['王秀', 1],
      ['李', 1],
    ],
    pending: 0,
  });
});

it('says that the list could not be read, keeps the selection, and asks again', async () => {
  const { picker, asked, values } = opened();
  picker.send({ type: 'picker.open', chosen: [{ value: 7, text: '七' }] });
  await asked[0]?.answer(failed);
  const { status, failure } = picker.facts();
  picker.send({ type: 'list.refresh' });
  await asked[1]?.answer(page(1));
  expect([status, failure === null, picker.facts().status, picker.facts().failure, values()]).toEqual([
    'failed',
    false,
    'shown',
    null,
    [7],
  ]);
});

it('replaces a single choice, and takes no more than the maximum', () => {
  const single = opened({ maximum: 1 });
  single.picker.send({ type: 'picker.open', chosen: [] });
  single.picker.send({ type: 'item.toggle', item: item(1) });
  single.picker.send({ type: 'item.toggle', item: item(2) });
  const pair = opened({ maximum: 2 });
  pair.picker.send({ type: 'picker.open', chosen: [] });
  for (const id of [1, 2, 3]) pair.picker.send({ type: 'item.toggle', item: item(id) });
  const { isFull } = pair.picker.facts();
  const full = pair.values();
  pair.picker.send({ type: 'selection.replace', items: [item(4), item(4), item(5), item(6)] });
  expect([single.values(), single.picker.facts().isFull, full, isFull, pair.values()]).toEqual([
    [2],
    false,
    [1, 2],
    true,
    [4, 5],
  ]);
});

it('shows the answer to the last question, in any order of answers', async () => {
  // Seeded so that a failure repeats; 200 runs cover every order of the five answers at most.
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.nat(9), { minLength: 1, maxLength: 5 }), async (scheduler, pages) => {
      const picker = createPicker<Row>({
        clock: fakeClock(),
        settings: { pageSize: 5, maximum: 1 },
        source: {
          load: ({ page: number }) => scheduler.schedule(Promise.resolve(page(number))),
          texts: async () => ok([]),
          item: ({ id }) => item(id),
        },
      });
      picker.send({ type: 'picker.open', chosen: [] });
      for (const number of pages) picker.send({ type: 'page.turn', page: number });
      await scheduler.waitAll();
      await settled();
      expect([picker.facts().status, picker.facts().rows]).toEqual(['shown', [row(pages.at(-1) ?? 0)]]);
      picker.dispose();
    }),
    { seed: 20_261_123, numRuns: propertyRuns(200) },
  );
});

it('names the value of the closed picker once, and knows what was chosen in the dialog', async () => {
  const { picker, asked, named } = opened();
  const seen: string[][] = [];
  const look = () => seen.push(picker.facts().shown.map(({ text }) => text));
  picker.send({ type: 'value.show', chosen: givenItems('a,0') });
  look();
  await settled();
  look();
  picker.send({ type: 'picker.open' });
  await asked[0]?.answer(page('b'));
  picker.send({ type: 'item.toggle', item: item('b') });
  picker.send({ type: 'picker.accept' });
  picker.send({ type: 'value.show', chosen: givenItems('b,a') });
  await settled();
  look();
  picker.send({ type: 'value.show', chosen: givenItems(null) });
  look();
  expect([seen, named]).toEqual([[['a', '0'], ['名称a', '名称0'], ['名称b', '名称a'], []], [['a', '0']]]);
});

it('reads stored choices, of which 0 and false are some and empty text is none', () => {
  const values = [null, '', 0, false, '0', 'a,b', 'a,,b'].map(pickedValues);
  expect([
    values,
    givenItems('a', '甲,乙'),
    givenItems('a,b', '甲,乙'),
    givenItems('a,b', '甲'),
    storedPick([item(0), item('a')]),
    storedPick([]),
  ]).toEqual([
    [[], [], [0], [false], ['0'], ['a', 'b'], ['a', 'b']],
    [{ value: 'a', text: '甲,乙' }],
    [
      { value: 'a', text: '甲' },
      { value: 'b', text: '乙' },
    ],
    [{ value: 'a' }, { value: 'b' }],
    { value: '0,a', text: '名称0,名称a' },
    null,
  ]);
});

it('asks for the texts once in a dialog, also where a value has none', async () => {
  const asked: unknown[] = [];
  const picker = createPicker<Row>({
    clock: fakeClock(),
    settings: { pageSize: 5, maximum: 1 },
    source: {
      load: async () => page(1),
      texts: async (values) => {
        asked.push(values);
        return ok([]);
      },
      item: ({ id }) => item(id),
    },
  });
  picker.send({ type: 'picker.open', chosen: [{ value: 'unseen' }] });
  await settled();
  picker.send({ type: 'words.search' });
  picker.send({ type: 'page.turn', page: 2, pageSize: 20 });
  await settled();
  const { page: place, pageSize, chosen } = picker.facts();
  expect([asked, place, pageSize, chosen]).toEqual([[['unseen']], 2, 20, [{ value: 'unseen', text: 'unseen' }]]);
});
