import { describe, expect, it } from 'vitest';

import { settled } from '../../../testing/index.ts';
import { queryItems, report, retirees, row, rows, stage } from './report-picker.testing.ts';

async function shown(config = retirees, held?: Readonly<Record<string, string>>) {
  const all = stage(config);
  const { picker, answer } = all;
  picker.send({ type: 'picker.open', ...(held === undefined ? {} : { held }) });
  await settled();
  await answer('getRpColumns', report);
  await answer('getQueryInfo', queryItems);
  await answer('getData', rows(row(1), row(2)));
  const chosen = () => picker.facts().chosen.map(({ text }) => text);
  return { ...all, chosen };
}

const several = { ...retirees, isMultiple: true };

it('WID-05 reads columns, query fields and rows in this order, and searches, resets and folds the query form', async () => {
  const { picker, answer } = stage({ ...retirees, parameters: { sex: '1' } });
  picker.send({ type: 'picker.open' });
  await settled();
  const statuses = [picker.facts().status];
  const asked = [await answer('/', report)];
  statuses.push(picker.facts().status);
  asked.push(await answer('/', queryItems));
  statuses.push(picker.facts().status);
  asked.push(await answer('/', rows(row(1))));
  const facts = picker.facts();
  statuses.push(facts.status);
  picker.send({ type: 'query.fold' });
  const unfolded = picker.facts().queryItems.map(({ field }) => field);
  picker.send({ type: 'query.type', typed: { name: ' 王 ', born_begin: '1950-01-01' } });
  picker.send({ type: 'query.fold' });
  picker.send({ type: 'query.search' });
  await settled();
  asked.push(await answer('/', rows(row(2))));
  picker.send({ type: 'rows.sort', sorter: { column: 'name', order: 'desc' } });
  await settled();
  asked.push(await answer('/', rows(row(2))));
  picker.send({ type: 'page.turn', page: 2, pageSize: 10 });
  await settled();
  asked.push(await answer('/', rows(row(2))));
  picker.send({ type: 'query.reset' });
  await settled();
  asked.push(await answer('/', rows(row(1))));
  expect({
    statuses,
    asked,
    unfolded,
    typed: picker.facts().typed,
    title: facts.report?.cgRpConfigName,
    folded: [facts.queryItems.map(({ field }) => field), facts.foldedCount],
    total: facts.total,
  }).toEqual({
    statuses: ['configuring', 'describing', 'loading', 'shown'],
    asked: [
      ['getRpColumns/retiree', {}],
      ['getQueryInfo/r-1', {}],
      ['getData/r-1', { self_sex: '1', pageNo: '1', pageSize: '10' }],
      ['getData/r-1', { name: '王', born_begin: '1950-01-01', self_sex: '1', pageNo: '1', pageSize: '10' }],
      [
        'getData/r-1',
        {
          name: '王',
          born_begin: '1950-01-01',
          self_sex: '1',
          column: 'name',
          order: 'desc',
          pageNo: '1',
          pageSize: '10',
        },
      ],
      [
        'getData/r-1',
        {
          name: '王',
          born_begin: '1950-01-01',
          self_sex: '1',
          column: 'name',
          order: 'desc',
          pageNo: '2',
          pageSize: '10',
        },
      ],
      ['getData/r-1', { self_sex: '1', column: 'name', order: 'desc', pageNo: '1', pageSize: '10' }],
    ],
    unfolded: ['name', 'born'],
    typed: {},
    title: '退休人员',
    folded: [['name'], 1],
    total: 12,
  });
});

it('WID-05 keeps what is chosen over pages and searches, clears it, and OK emits the rows and clears', async () => {
  const { picker, answer, emitted, chosen, open } = await shown(several);
  picker.send({ type: 'row.toggle', key: 'r2' });
  picker.send({ type: 'page.turn', page: 2, pageSize: 10 });
  await settled();
  await answer('getData', rows(row(3), row(4)));
  picker.send({ type: 'rows.choose', isChosen: true });
  picker.send({ type: 'row.toggle', key: 'r4' });
  picker.send({ type: 'query.type', typed: { name: '无' } });
  picker.send({ type: 'query.search' });
  await settled();
  await answer('getData', rows());
  const kept = chosen();
  picker.send({ type: 'picker.accept' });
  const after = picker.facts();
  expect({ kept, emitted, after: [after.status, after.chosen, after.typed, after.rows] }).toEqual({
    kept: ['人员2', '人员3'],
    emitted: [{ type: 'picker.accepted', rows: [row(2), row(3)] }],
    after: ['closed', [], {}, []],
  });
  const other = open(several);
  other.send({ type: 'picker.open', held: { who: '甲', whoId: 'x' } });
  other.send({ type: 'selection.clear' });
  expect(other.facts().chosen).toEqual([]);
});

it('WID-05 shows what was chosen before, recognises its rows, and cancelling leaves it as it was', async () => {
  const { picker, chosen, emitted } = await shown(several, { who: '人员9,人员2', whoId: 'r9,r2' });
  expect(picker.facts().chosen.map(({ key, text, isHeld }) => [key, text, isHeld])).toEqual([
    ['held 0', '人员9', true],
    ['r2', '人员2', false],
  ]);
  picker.send({ type: 'row.toggle', key: 'r2' });
  expect(chosen()).toEqual(['人员9']);
  picker.send({ type: 'picker.cancel' });
  expect([emitted, picker.facts().isOpen]).toEqual([[], false]);
});

it('one choice replaces the one before, and a value that holds the separator stays one choice', async () => {
  const { picker, chosen, emitted } = await shown(retirees, { who: '王，李,张', whoId: 'r7' });
  const before = chosen();
  picker.send({ type: 'row.toggle', key: 'r1' });
  picker.send({ type: 'row.toggle', key: 'r2' });
  picker.send({ type: 'rows.choose', isChosen: true });
  picker.send({ type: 'row.toggle', key: 'gone' });
  picker.send({ type: 'picker.accept' });
  expect([before, emitted]).toEqual([['王，李,张'], [{ type: 'picker.accepted', rows: [row(2)] }]]);
});

describe('OK without a choice', () => {
  it.each([retirees, several])('WID-06 warns 请选择一条记录 and stays open: %j', async (config) => {
    const { picker, emitted } = await shown(config);
    picker.send({ type: 'picker.accept' });
    expect([picker.facts().isOpen, emitted]).toEqual([
      true,
      [
        {
          type: 'picker.warned',
          notice: { level: 'warning', text: { 'zh-CN': '请选择一条记录', 'en-US': 'Choose a row' } },
        },
      ],
    ]);
  });
});

it('WID-06 gives an answer again for 30000 ms, to every picker of the same person, and 刷新 asks anew', async () => {
  const { picker, open, answer, clock, pending, become } = await shown();
  picker.send({ type: 'picker.cancel' });
  clock.advance(29_999);
  const second = open();
  second.send({ type: 'picker.open' });
  await settled();
  const fromCache = [second.facts().status, second.facts().rows.length, pending()];
  second.send({ type: 'list.refresh' });
  await settled();
  await answer('getData', rows(row(5)));
  clock.advance(1);
  const third = open();
  third.send({ type: 'picker.open' });
  await settled();
  const past = await answer('getRpColumns', report);
  become('somebody else');
  const foreign = open();
  foreign.send({ type: 'picker.open' });
  await settled();
  expect({ fromCache, refreshed: second.facts().rows, past, foreign: foreign.facts().status }).toEqual({
    fromCache: ['shown', 2, 0],
    refreshed: [row(5)],
    past: ['getRpColumns/retiree', {}],
    foreign: 'configuring',
  });
});

it('a failure says why, query fields that fail warn, and 刷新 goes on from the step that failed', async () => {
  const { picker, answer, refuse, emitted } = stage();
  picker.send({ type: 'picker.open' });
  await settled();
  await refuse('getRpColumns', '没有这个报表');
  const first = picker.facts();
  picker.send({ type: 'list.refresh' });
  await settled();
  await answer('getRpColumns', report);
  await refuse('getQueryInfo', '查询条件读取失败');
  const second = picker.facts();
  picker.send({ type: 'query.search' });
  picker.send({ type: 'list.refresh' });
  await settled();
  await answer('getQueryInfo', queryItems);
  await refuse('getData', '数据读取失败');
  const third = picker.facts();
  picker.send({ type: 'list.refresh' });
  await settled();
  await answer('getData', rows(row(1)));
  expect({
    failures: [first, second, third, picker.facts()].map(({ status, failure }) => [status, failure?.['zh-CN']]),
    emitted: emitted.map((event) => (event.type === 'picker.warned' ? event.notice.text['zh-CN'] : event)),
  }).toEqual({
    failures: [
      ['failed', '没有这个报表'],
      ['failed', '查询条件读取失败'],
      ['failed', '数据读取失败'],
      ['shown', undefined],
    ],
    emitted: ['查询条件读取失败'],
  });
});

it('drops the answer to an earlier question', async () => {
  const { picker, take } = await shown();
  picker.send({ type: 'query.type', typed: { name: '一' } });
  picker.send({ type: 'query.search' });
  await settled();
  const first = take('getData');
  picker.send({ type: 'query.type', typed: { name: '二' } });
  picker.send({ type: 'query.search' });
  await settled();
  const second = take('getData');
  second.call.succeed(rows(row(2)));
  await settled();
  first.call.succeed(rows(row(1)));
  await settled();
  expect(picker.facts().rows).toEqual([row(2)]);
});

it('reads typed dates and numbers, and asks for nothing while one cannot be read', async () => {
  const { picker, answer, pending } = await shown();
  picker.send({ type: 'query.fold' });
  picker.send({ type: 'query.type', typed: { born_begin: '1950.1.2', born_end: '去年' } });
  picker.send({ type: 'query.leave' });
  picker.send({ type: 'query.search' });
  await settled();
  const { typed, errors } = picker.facts();
  const wrong = [typed, Object.keys(errors), pending()];
  picker.send({ type: 'query.type', typed: { born_end: '' } });
  const corrected = picker.facts().errors;
  picker.send({ type: 'query.search' });
  await settled();
  expect([wrong, corrected, await answer('getData', rows())]).toEqual([
    [{ born_begin: '1950-01-02', born_end: '去年' }, ['born_end'], 0],
    {},
    ['getData/r-1', { born_begin: '1950-01-02', pageNo: '1', pageSize: '10' }],
  ]);
});
