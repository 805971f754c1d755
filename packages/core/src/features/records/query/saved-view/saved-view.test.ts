import { describe, expect, it } from 'vitest';

import { createHttpClient } from '../../../../http/index.ts';
import { activityResource, type Condition } from '../../../../resources/index.ts';
import { createTypedStorage } from '../../../../storage/index.ts';
import { fakePorts, fakeStorage, settled } from '../../../../testing/index.ts';
import { createAdvancedQuery } from '../advanced-query.service.ts';
import {
  createListLayout,
  createListPage,
  defaultListQuery,
  isUnasked,
  type ListPageEvent,
  type ListQuery,
  createListPreferences,
} from '../../list/index.ts';
import { createSavedView } from './saved-view.service.ts';

const LIST = '/sys/savedQuery/list';
const SAVE = '/sys/savedQuery/save';
const talks = { superQueryParams: '[{"field":"title","rule":"like","val":"讲座"}]', superQueryMatchType: 'and' };
const nothing = { superQueryParams: '[]', superQueryMatchType: 'and' };
const compact = {
  columns: ['status', 'gone', 'title'],
  sorter: { column: 'startTime', order: 'asc' },
  density: 'compact',
};
const saved = (id: string, given: object) => ({
  id,
  title: id,
  ...talks,
  role: null,
  owner: null,
  isDefault: false,
  layout: null,
  ...given,
});

/** A list of activities with all that a view changes. */
function opened(asked: Partial<ListQuery> = {}, localStorage = fakeStorage()) {
  const ports = fakePorts({ localStorage });
  const { clock, http } = ports;
  const resource = activityResource;
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const page = { client, clock, storage: createTypedStorage(ports), userId: 'u1', resource };
  const described = ['title', 'status', 'fee'].map((key) => ({ key, width: 100, isHidden: false }));
  const list = createListPage({
    ...page,
    permit: () => ({ decision: 'show', reason: { policy: 'strict', rule: 1, list: 'own', entry: null } }),
    query: { ...defaultListQuery(resource), ...asked },
  });
  const layout = createListLayout({ ...page, list: 'activity', columns: described, frozen: [] });
  const preferences = createListPreferences(page);
  const query = createAdvancedQuery({ ...page, takesDefault: Object.keys(asked).length === 0 });
  query.send({ type: 'query.adopt', condition: list.facts().query.condition ?? null });
  query.on((emitted) => {
    if (emitted.type === 'query.changed') list.send({ ...emitted, type: 'condition.change' });
  });
  const view = createSavedView({
    resource,
    query,
    list,
    layout,
    preferences,
    wasUnasked: isUnasked(list.facts().query),
  });
  return {
    view,
    query,
    list,
    layout,
    preferences,
    http,
    localStorage,
    answer: async (...queries: readonly object[]) => {
      http.take(LIST).succeed({
        queries,
        roles: [],
      });
      await settled();
    },
    looks: () => {
      const { sorter } = list.facts().query;
      const columns = layout.facts().columns.filter(({ isShown }) => isShown);
      return [
        view.facts().key,
        columns.map(({ key }) => key).join(' '),
        `${sorter.column} ${sorter.order}`,
        preferences.facts().density,
        query.facts().inForce === null ? 'all' : 'asked',
      ].join(' · ');
    },
  };
}

it('LIST-25 shows columns, order and row height of a view, ignores columns that are gone, and gives back the own layout', async () => {
  const { view, layout, preferences, answer, looks, localStorage } = opened();
  layout.send({ type: 'column.show', key: 'fee', isShown: false });
  preferences.send({ type: 'density.choose', density: 'loose' });
  const stored = localStorage.getItem('pro__list:layout:u1:activity');
  await answer(saved('v', { layout: compact }), saved('alone', { ...nothing, layout: { ...compact, sorter: null } }));
  const seen = [looks()];
  view.send({ type: 'view.choose', key: 'v' });
  seen.push(looks());
  layout.send({ type: 'column.show', key: 'fee', isShown: true });
  preferences.send({ type: 'density.choose', density: 'standard' });
  seen.push(looks());
  view.send({ type: 'view.choose', key: 'alone' });
  seen.push(looks());
  view.send({ type: 'view.choose', key: null });
  seen.push(looks());
  expect([seen, localStorage.getItem('pro__list:layout:u1:activity') === stored]).toEqual([
    [
      ' · title status · createTime desc · loose · all',
      'v · status title · startTime asc · compact · asked',
      'v · status title fee · startTime asc · standard · asked',
      'alone · status title · createTime desc · compact · all',
      ' · title status · createTime desc · loose · all',
    ],
    true,
  ]);
});

it('leaves a view when the list is read by something else, or the view is deleted', async () => {
  const { view, query, list, answer, looks } = opened();
  await answer(saved('v', { layout: compact }), saved('w', { layout: compact }));
  view.send({ type: 'view.choose', key: 'v' });
  const condition: Condition = { all: [{ field: 'title', rule: 'like', value: '登山' }] };
  list.send({ type: 'condition.change', condition });
  query.send({ type: 'query.adopt', condition });
  const other = looks();
  view.send({ type: 'view.choose', key: 'w' });
  query.send({ type: 'dialog.open' });
  await answer(saved('v', { layout: compact }));
  expect([other, looks()]).toEqual([
    ' · title status fee · createTime desc · standard · asked',
    ' · title status fee · createTime desc · standard · asked',
  ]);
});

it('opens with the default view, a layout alone too, and with the view that the address asks by', async () => {
  const alone = opened();
  await alone.answer(saved('d', { ...nothing, layout: compact, isDefault: true }));
  const addressed = opened({ condition: { all: [{ field: 'title', rule: 'like', value: '讲座' }] } });
  await addressed.answer(saved('d', { ...nothing, layout: compact, isDefault: true }), saved('v', { layout: compact }));
  const shared = opened();
  await shared.answer(saved('s', { ...nothing, layout: compact, isDefault: true, owner: '张伟' }));
  expect([alone.looks(), addressed.looks(), shared.looks()]).toEqual([
    'd · status title · startTime asc · compact · all',
    'v · status title · startTime asc · compact · asked',
    ' · title status fee · createTime desc · standard · all',
  ]);
});

describe('a view that the address names', () => {
  const alone = saved('alone', { ...nothing, layout: compact });
  const asking = saved('v', { layout: { ...compact, sorter: null } });
  const byDefault = saved('d', { ...nothing, layout: { ...compact, columns: ['title'] }, isDefault: true });
  const condition: Condition = { all: [{ field: 'title', rule: 'like', value: '讲座' }] };

  it('is the one that was chosen, with its order, and none once it is left', async () => {
    const { view, list, answer } = opened();
    await answer(alone, asking);
    const seen = ['alone', 'v', null].map((key) => {
      view.send({ type: 'view.choose', key });
      const { query } = list.facts();
      return [query.view, query.sorter.column, query.condition === undefined];
    });
    expect(seen).toEqual([
      ['alone', 'startTime', true],
      ['v', 'createTime', false],
      [undefined, 'createTime', true],
    ]);
  });

  it('is brought again before a default one, with the order and the search of the address', async () => {
    const sorter = { column: 'title', order: 'desc' } as const;
    const { list, answer, looks, view } = opened({ view: 'alone', sorter, search: { title: '讲座' } });
    await answer(byDefault, alone, asking);
    const seen = [looks()];
    view.send({ type: 'view.choose', key: null });
    expect([...seen, looks(), list.facts().query.search]).toEqual([
      'alone · status title · title desc · compact · all',
      ' · title status fee · createTime desc · standard · all',
      { title: '讲座' },
    ]);
  });

  it('is followed back and forward without a change of the address', async () => {
    const { list, query, view, answer, looks } = opened();
    await answer(alone, asking);
    const steps = [list.facts().query];
    for (const key of ['alone', 'v']) {
      view.send({ type: 'view.choose', key });
      steps.push(list.facts().query);
    }
    const asked: ListQuery[] = [];
    list.on((emitted) => {
      if (emitted.type === 'query.changed') asked.push(emitted.query);
    });
    const seen = [1, 0, 1, 2].map((step) => {
      const addressed = steps[step] ?? list.facts().query;
      list.send({ type: 'address.changed', query: addressed });
      query.send({ type: 'query.adopt', condition: addressed.condition ?? null });
      return looks();
    });
    expect([seen, asked]).toEqual([
      [
        'alone · status title · startTime asc · compact · all',
        ' · title status fee · createTime desc · standard · all',
        'alone · status title · startTime asc · compact · all',
        'v · status title · createTime desc · compact · asked',
      ],
      [],
    ]);
  });

  it.each([
    ['is unknown', { view: 'gone' }, ' · title status fee · createTime desc · standard · all'],
    ['asks for something else', { view: 'v' }, ' · title status fee · createTime desc · standard · all'],
    ['asks for this', { view: 'v', condition }, 'v · status title · createTime desc · compact · asked'],
  ])('is forgotten unless it is in force: one that %s', async (_, asked, expected) => {
    const { list, answer, looks } = opened(asked);
    await answer(byDefault, asking);
    const { view } = list.facts().query;
    expect([looks(), view]).toEqual([expected, expected.startsWith('v') ? 'v' : undefined]);
  });

  it('stays named while the saved queries cannot be read', async () => {
    const { list, query, http, answer, looks } = opened({ view: 'alone' });
    http.take(LIST).reject('系统繁忙');
    await settled();
    const without = [looks(), list.facts().query.view];
    query.send({ type: 'dialog.open' });
    await answer(alone);
    expect([without, looks()]).toEqual([
      [' · title status fee · createTime desc · standard · all', 'alone'],
      'alone · status title · createTime desc · compact · all',
    ]);
  });

  it('is part of opening the list where it is the default one', async () => {
    const { list, answer } = opened();
    const events: ListPageEvent[] = [];
    const { send } = list;
    list.send = (event) => {
      events.push(event);
      send(event);
    };
    await answer(saved('d', { layout: compact, isDefault: true }));
    expect(events).toEqual([
      { type: 'condition.change', condition, isOpening: true },
      { type: 'sort.change', sorter: { column: 'startTime', order: 'asc' }, isOpening: true },
      { type: 'view.change', view: 'd', isOpening: true },
    ]);
  });
});

it('LIST-25 saves the layout beside a condition where that is wished, and without any condition', async () => {
  const { query, layout, answer, http } = opened();
  await answer();
  const body = async () => {
    const call = http.take(SAVE);
    call.reject('够了');
    await settled();
    const { superQueryParams, layout: sent }: { superQueryParams: string; layout: unknown } = JSON.parse(
      call.request.body ?? '',
    );
    query.send({ type: 'question.cancel' });
    return [superQueryParams, sent];
  };
  layout.send({ type: 'column.show', key: 'fee', isShown: false });
  query.send({ type: 'dialog.open' });
  query.send({ type: 'naming.open' });
  const { question } = query.facts();
  query.send({ type: 'name.type', name: '只有列' });
  query.send({ type: 'naming.submit' });
  await settled();
  const alone = await body();
  query.send({ type: 'field.choose', id: 'm1', field: 'title' });
  query.send({ type: 'value.change', id: 'm1', values: ['讲座'] });
  const sent: unknown[] = [];
  for (const isKept of [false, true]) {
    query.send({ type: 'naming.open' });
    query.send({ type: 'layout.choose', isKept });
    query.send({ type: 'name.type', name: '讲座' });
    query.send({ type: 'naming.submit' });
    await settled();
    sent.push(await body());
  }
  const now = { columns: ['title', 'status'], sorter: null, density: 'standard' };
  const line = '[{"field":"title","rule":"eq","val":"讲座"}]';
  expect([question, alone, sent]).toEqual([
    {
      kind: 'naming',
      name: '',
      error: null,
      roleId: null,
      isDefault: false,
      layout: {
        isKept: true,
        isRequired: true,
      },
    },
    ['[]', now],
    [
      [line, null],
      [line, now],
    ],
  ]);
});
