import { expect, it } from 'vitest';

import {
  activityResource,
  activityTypeResource,
  BIN_ACTIONS,
  binOf,
  categoryResource,
  resourceEndpoints,
} from '../../../resources/index.ts';
import { settled } from '../../../testing/index.ts';
import { relatedLinks, listedUnder } from '../list/index.ts';
import { desk } from './page.testing.ts';

const lecture = { id: 'a', title: '健康讲座', status: '1', version: 3 };
const walk = { id: 'b', title: '健步走', status: '1', version: 1 };
const LIST = '/isps/activity/list?';
const READ = '/isps/activity/queryById?';

it('offers to take a deletion back, and shows the rows again when it is', async () => {
  const { open, rows, answer, ports } = desk();
  const { page } = open();
  await rows(LIST, [lecture, walk]);
  page.list.send({ type: 'row.remove', id: 'a' });
  page.list.send({ type: 'removal.confirm' });
  await answer('/isps/activity/delete?', { rows: [{ id: 'a', version: 4 }] });
  await rows(LIST, [walk]);
  expect([page.facts().list.rows.map(({ id }) => id), page.facts().actions.undo?.isRunning]).toEqual([['b'], false]);
  page.actions.send({ type: 'undo.request' });
  const { request, succeed } = ports.http.take('/undoDelete');
  succeed({ rows: [{ id: 'a', version: 5 }] });
  await settled();
  await rows(LIST, [lecture, walk]);
  expect([
    JSON.parse(request.body ?? ''),
    page.facts().list.rows.map(({ id }) => id),
    page.facts().list.savedId,
  ]).toEqual([{ rows: [{ id: 'a', version: 4 }] }, ['a', 'b'], 'a']);
});

it('reads an acted row again and marks it, and several without a mark and without their selection', async () => {
  const { open, rows, answer } = desk();
  const { page } = open();
  await rows(LIST, [lecture, walk]);
  const act = (ids: readonly string[]) =>
    page.actions.send({ type: 'action.start', action: 'closeSignUp', rows: ids.map((id) => ({ id, name: id })) });
  page.list.send({ type: 'selection.change', ids: ['a', 'b'] });
  act(['a']);
  page.actions.send({ type: 'action.confirm' });
  await answer('/closeSignUp', { rows: [{ id: 'a', version: 4 }] });
  await rows(LIST, [{ ...lecture, status: '2' }, walk]);
  expect([page.facts().list.rows[0]?.['status'], page.facts().list.savedId]).toEqual(['2', 'a']);
  page.list.send({ type: 'selection.change', ids: ['a', 'b'] });
  act(['a', 'b']);
  page.actions.send({ type: 'action.confirm' });
  await answer('/closeSignUp', {
    rows: [
      { id: 'a', version: 5 },
      { id: 'b', version: 2 },
    ],
  });
  await rows(LIST, [walk]);
  expect([page.facts().list.rows.length, page.facts().list.selection]).toEqual([1, []]);
});

it('opens the branch that a row of a tree was moved to, and offers to put it back', async () => {
  const { open, rows, ports } = desk();
  const { page } = open({ resource: categoryResource });
  const sports = { id: 'A', name: '体育', code: 'A', pid: null, hasChild: '1', version: 1 };
  const arts = { id: 'B', name: '文艺', code: 'B', pid: null, hasChild: '0', version: 1 };
  await rows('/sys/category/list?', [sports, arts]);
  const row = { id: 'B', version: 1, name: '文艺', above: null };
  page.move?.send({ type: 'move.to', row, target: { id: 'A', name: '体育' } });
  ports.http.take('/sys/category/edit').succeed({ ...arts, pid: 'A', version: 2 });
  await settled();
  await rows('pid=A&', [{ ...arts, pid: 'A', version: 2 }]);
  expect([page.facts().list.tree?.['A']?.status, page.facts().actions.undo !== null]).toEqual(['loaded', true]);
  expect(open().page.move).toBeNull();
});

it('reads the list under a related list and under a bin again when something was written there, by its own counts', async () => {
  const { open, rows, answer, calls } = desk();
  const TYPES = '/isps/activityType/list?';
  const { page: below } = open({ resource: activityTypeResource });
  await rows(TYPES, [{ id: 't1', name: '讲座', version: 1 }], 7);
  const [link] = relatedLinks(activityTypeResource, () => ({
    decision: 'show',
    reason: { policy: 'strict', rule: 1, list: 'own', entry: null },
  }));
  if (link === undefined) throw new Error('Activities refer to their types');
  const { page: related } = open({ listed: listedUnder(activityResource, link.by), given: { typeId: 't1' }, below });
  await rows('typeId=t1', [lecture], 1);
  related.actions.send({ type: 'action.start', action: 'closeSignUp', rows: [{ id: 'a', name: '' }] });
  related.actions.send({ type: 'action.confirm' });
  await answer('/closeSignUp', { rows: [{ id: 'a', version: 4 }] });
  await rows('typeId=t1', [lecture], 1);
  await rows(TYPES, [{ id: 't1', name: '讲座', version: 1 }], 8);
  expect([calls(TYPES), related.facts().list.total, below.facts().list.total]).toEqual([2, 1, 8]);

  const bin = binOf(activityTypeResource);
  const endpoints = { list: resourceEndpoints(activityTypeResource).recycleBin };
  const { page: deleted } = open({ resource: bin, endpoints, below });
  await rows('/recycleBin?', [{ id: 't2', name: '参观', version: 1 }]);
  deleted.actions.send({ type: 'action.start', action: BIN_ACTIONS.restore, rows: [{ id: 't2', name: '参观' }] });
  await answer('/putRecycleBin', { rows: [{ id: 't2', version: 2 }] });
  await rows(TYPES, [], 9);
  expect([calls(TYPES), below.facts().list.total]).toEqual([3, 9]);
});

it('steps from record to record in the order of the list, over the end of a page, and edits the one that is read', async () => {
  const { open, rows, answer } = desk();
  const { page, news } = open();
  await rows(LIST, [lecture, walk], 11);
  page.send({ type: 'record.open', mode: { kind: 'details', id: 'a' } });
  await answer(READ, lecture);
  const first = page.facts().record;
  page.send({ type: 'record.step', direction: 1 });
  await answer(READ, walk);
  const second = page.facts().record;
  page.send({ type: 'record.step', direction: 1 });
  await rows('pageNo=2', [{ ...walk, id: 'c' }], 11);
  expect([
    [first?.mode, first?.isStep, first?.place],
    [second?.mode, second?.isStep, second?.place],
    page.facts().record?.mode,
    news(),
  ]).toEqual([
    [{ kind: 'details', id: 'a' }, false, { place: 1, hasPrevious: false, hasNext: true }],
    [{ kind: 'details', id: 'b' }, true, { place: 2, hasPrevious: true, hasNext: true }],
    { kind: 'details', id: 'c' },
    [],
  ]);
  page.send({ type: 'record.open', mode: { kind: 'edit', id: 'c' } });
  expect([page.facts().record?.mode, page.facts().record?.isStep]).toEqual([{ kind: 'edit', id: 'c' }, false]);
  page.send({ type: 'record.close' });
  expect([page.facts().record, page.facts().closings]).toEqual([null, 1]);
});

it('reads the open details again in their place when an action or a restore changed them, and leaves a form as it is typed', async () => {
  const { open, rows, answer, calls } = desk();
  const { page } = open();
  await rows(LIST, [lecture, walk]);
  page.send({ type: 'record.open', mode: { kind: 'details', id: 'a' } });
  await answer(READ, lecture);
  const before = page.facts().record?.key;
  page.actions.send({ type: 'action.start', action: 'closeSignUp', rows: [{ id: 'a', name: '' }] });
  page.actions.send({ type: 'action.confirm' });
  await answer('/closeSignUp', { rows: [{ id: 'a', version: 4 }] });
  await answer(READ, { ...lecture, version: 4 });
  await rows(LIST, [lecture, walk]);
  const acted = page.facts().record;
  page.send({ type: 'record.restored', id: 'a' });
  await answer(READ, { ...lecture, version: 5 });
  await rows(LIST, [lecture, walk]);
  const restored = page.facts().record;
  expect([acted?.key, restored?.key, restored?.isStep, restored?.form.facts().row?.version, calls(READ)]).toEqual([
    before,
    before,
    false,
    5,
    3,
  ]);
  page.send({ type: 'record.open', mode: { kind: 'edit', id: 'a' } });
  await answer(READ, lecture);
  const edited = page.facts().record?.key;
  page.actions.send({ type: 'action.start', action: 'closeSignUp', rows: [{ id: 'a', name: '' }] });
  page.actions.send({ type: 'action.confirm' });
  await answer('/closeSignUp', { rows: [{ id: 'a', version: 6 }] });
  expect(page.facts().record?.key).toBe(edited);
});

it('marks a saved row, and opens the next empty form with the same first values where it is asked to', async () => {
  const { open, rows, ports } = desk();
  const { page } = open({ resource: categoryResource });
  await rows('/sys/category/list?', []);
  const save = async (name: string) => {
    const form = page.facts().record?.form;
    form?.send({ type: 'value.change', key: 'name', value: name });
    form?.send({ type: 'form.submit' });
    const { request, succeed } = ports.http.take('/sys/category/add');
    succeed({ id: name, name, code: name, pid: 'A', version: 1 });
    await settled();
    return JSON.parse(request.body ?? '') as unknown;
  };
  page.send({ type: 'record.addBelow', id: 'A' });
  page.send({ type: 'record.follow', isFollowed: true });
  const first = page.facts().record;
  expect(await save('球类')).toMatchObject({ name: '球类', pid: 'A' });
  const next = page.facts().record;
  expect([
    [next?.mode, next?.isStep, next?.key === first?.key, next?.form.facts().values['pid']],
    next?.form.facts().draft,
    page.facts().list.savedId,
  ]).toEqual([[{ kind: 'add' }, true, false, 'A'], null, '球类']);
  page.send({ type: 'record.follow', isFollowed: false });
  await save('田径');
  expect([page.facts().record?.key === next?.key, page.facts().record?.form.facts().status]).toEqual([true, 'closed']);
});

it('takes a draft up for who came for it, and offers it to others', async () => {
  const { open, rows, drafts, ports } = desk();
  drafts.write({ userId: 'u1', resource: 'activityType', rowId: null }, { values: { name: '书法' }, savedAt: 1 });
  const { page } = open({ resource: activityTypeResource });
  await rows('/isps/activityType/list?', []);
  page.send({ type: 'record.open', mode: { kind: 'add' } });
  const offered = page.facts().record?.form.facts();
  page.send({ type: 'record.open', mode: { kind: 'add' }, isResuming: true });
  const resumed = page.facts().record?.form.facts();
  expect([offered?.draft, offered?.values['name'] ?? '', resumed?.draft, resumed?.values['name']]).toEqual([
    { savedAt: 1 },
    '',
    null,
    '书法',
  ]);
  expect(ports.http.pending()).toBe(0);
});

it('writes what a person asks for as a step of the address, and corrections and the rest of a press in its place', async () => {
  const { open, rows } = desk();
  const { page, news } = open({ search: '?pageNo=9' });
  await rows('pageNo=9', [], 11);
  await rows('pageNo=2', [lecture], 11);
  expect(news()).toEqual([{ type: 'address.changed', search: '?pageNo=2', step: 'replace' }]);
  page.list.send({ type: 'sort.change', sorter: { column: 'title', order: 'asc' } });
  page.list.send({ type: 'view.change', view: 'v1' });
  expect(news().map((one) => one.type === 'address.changed' && one.step)).toEqual(['push', 'replace']);
  await settled();
  page.list.send({ type: 'view.change', view: null, isOpening: true });
  page.list.send({ type: 'page.change', pageNo: 3, pageSize: 10 });
  expect(news().map((one) => one.type === 'address.changed' && [one.search, one.step])).toEqual([
    ['?column=title&order=asc', 'replace'],
    ['?pageNo=3&column=title&order=asc', 'push'],
  ]);
  page.send({ type: 'address.changed', search: '?pageNo=2' });
  expect([page.facts().list.query.pageNo, news()]).toEqual([2, []]);
});

it('opens the record of an address, takes it out when it closes, and never over what is being edited', async () => {
  const { open, rows, answer } = desk();
  const { page, news } = open({ search: '?record=a&status=1' });
  await rows(LIST, [lecture, walk]);
  await answer(READ, lecture);
  const first = page.facts().record?.mode;
  page.send({ type: 'record.close' });
  expect([first, page.facts().record, news()]).toEqual([
    { kind: 'details', id: 'a' },
    null,
    [{ type: 'address.changed', search: '?status=1', step: 'replace' }],
  ]);
  page.send({ type: 'record.open', mode: { kind: 'edit', id: 'b' } });
  page.send({ type: 'address.changed', search: '?record=a' });
  const edited = page.facts().record?.mode;
  page.send({ type: 'record.close' });
  expect([edited, page.facts().record?.mode]).toEqual([
    { kind: 'edit', id: 'b' },
    { kind: 'details', id: 'a' },
  ]);
  page.send({ type: 'record.step', direction: 1 });
  expect([page.facts().record?.mode, news().at(-1)]).toEqual([
    { kind: 'details', id: 'b' },
    { type: 'address.changed', search: '', step: 'replace' },
  ]);
  page.send({ type: 'address.changed', search: '?record=a' });
  page.send({ type: 'address.changed', search: '' });
  expect(page.facts().record?.mode).toEqual({ kind: 'details', id: 'b' });
});

it('keeps the references of its facts and of their slices until one of them changes', async () => {
  const { open, rows } = desk();
  const { page } = open();
  await rows(LIST, [lecture, walk]);
  page.send({ type: 'record.open', mode: { kind: 'details', id: 'a' } });
  const before = page.facts();
  page.send({ type: 'overlay.close' });
  expect(page.facts() === before).toBe(true);
  page.list.send({ type: 'selection.change', ids: ['a'] });
  const after = page.facts();
  expect([after === before, after.record === before.record, after.actions === before.actions]).toEqual([
    false,
    true,
    true,
  ]);
  page.send({ type: 'overlay.open', overlay: { kind: 'bin' } });
  expect([page.facts().list === after.list, page.facts().overlay]).toEqual([true, { kind: 'bin' }]);
});

it('asks before what is unsaved over the list is left, and closes it at once otherwise', () => {
  const { page } = desk().open();
  page.send({ type: 'overlay.open', overlay: { kind: 'table', rows: [] } });
  const seen = (
    [
      { type: 'overlay.leave', isUnsaved: true },
      { type: 'overlay.stay' },
      { type: 'overlay.leave', isUnsaved: false },
      { type: 'overlay.close' },
    ] as const
  ).map((event) => {
    page.send(event);
    return [page.facts().leaving, page.facts().overlay?.kind];
  });
  expect(seen).toEqual([
    ['asked', 'table'],
    ['no', 'table'],
    ['closing', 'table'],
    ['no', undefined],
  ]);
});

it('shows a tree by its names unless it is searched by anything else, and the first row until one is chosen', async () => {
  const { open } = desk();
  const views = ['', '?name=a', '?code=1'].map((search) => {
    const { page } = open({ resource: categoryResource, search });
    return page.facts().view;
  });
  const { page } = open({ resource: categoryResource, search: '?code=1' });
  page.send({ type: 'view.choose', view: 'tree' });
  page.send({ type: 'row.choose', id: 'B' });
  expect([views, page.facts().view, page.facts().chosen]).toEqual([['tree', 'tree', 'list'], 'tree', 'B']);
});

it('lists what was never saved, once the form has closed and until it is thrown away', async () => {
  const { open, rows, ports } = desk();
  const { page } = open({ resource: activityTypeResource });
  await rows('/isps/activityType/list?', []);
  page.send({ type: 'record.open', mode: { kind: 'add' } });
  page.facts().record?.form.send({ type: 'value.change', key: 'name', value: '书法' });
  ports.clock.advance(2_000);
  page.send({ type: 'record.close' });
  const [draft] = page.facts().drafts;
  if (draft === undefined) throw new Error('Nothing was persisted');
  page.send({ type: 'draft.discard', key: draft.key });
  expect([draft.draft.values['name'], page.facts().drafts]).toEqual(['书法', []]);
});

it('opens with the drawn list what it shows at once, and the rest with its first event', async () => {
  const { open, rows, answer, ports, calls } = desk();
  const { page } = open();
  await rows(LIST, [lecture, walk]);
  const asked = () => ports.http.requests.map(({ url }) => url.split('?')[0]);
  const before = asked();
  page.send({ type: 'list.arrange' });
  const { arrangement } = page.facts();
  const { move, transfer } = page;
  const late = [arrangement?.filter, arrangement?.view, move, ...Object.values(transfer)];
  expect([before, late.filter((service) => (service?.facts() ?? null) !== null)]).toEqual([
    ['/isps/activity/list'],
    [],
  ]);
  await answer('/sys/savedQuery/list', {
    queries: [
      {
        id: 'v1',
        title: '值班',
        superQueryParams: '[{"field":"title","rule":"like","val":"健"}]',
        superQueryMatchType: 'and',
        role: null,
        owner: null,
        isDefault: false,
        layout: { columns: ['status'], sorter: null, density: null },
      },
    ],
    roles: [],
  });
  const shownColumns = () => arrangement?.layout.facts().columns.flatMap(({ key, isShown }) => (isShown ? [key] : []));
  const usual = shownColumns();
  arrangement?.view.send({ type: 'view.choose', key: arrangement.tabs.facts().queries[0]?.key ?? '' });
  await rows('superQueryParams', [lecture]);
  expect([usual?.includes('title'), shownColumns(), arrangement?.tabs.facts().queries[0]?.isInForce]).toEqual([
    true,
    ['status'],
    true,
  ]);
  expect(page.facts().list.query.condition).not.toBeUndefined();
  arrangement?.filter.send({ type: 'filter.open', field: 'title', names: {} });
  transfer.export.send({
    type: 'export.open',
    way: 'background',
    list: { query: page.facts().list.query, selection: [], fixed: {}, shown: ['title'] },
  });
  expect([arrangement?.filter.facts()?.facts().draft?.field.key, transfer.exports.facts(), calls('exportJob')]).toEqual(
    ['title', null, 0],
  );
  transfer.export.send({ type: 'export.start' });
  await answer('/startExport', {
    id: 'j1',
    resource: 'activity',
    fileName: 'a.csv',
    status: 'waiting',
    total: null,
    written: 0,
    size: null,
    message: null,
    isRevealed: false,
    createTime: '2026-01-15 09:00:00',
    expireTime: null,
  });
  expect([transfer.exports.facts()?.facts().status, calls('exportJob/list')]).toEqual(['loading', 1]);
});
