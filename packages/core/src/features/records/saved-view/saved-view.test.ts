import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { activityResource } from '../../../resources/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakePorts, fakeStorage, settled } from '../../../testing/index.ts';
import { createAdvancedQuery } from '../advanced-query/index.ts';
import { createListLayout } from '../list-layout/index.ts';
import { createListPage, defaultListQuery, type ListQuery } from '../list-page/index.ts';
import { createListPreferences } from '../list-preferences/index.ts';
import { createSavedView } from './index.ts';

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
  query.on((emitted) => {
    if (emitted.type === 'query.changed') list.send({ type: 'condition.change', condition: emitted.condition });
  });
  const view = createSavedView({ resource, query, list, layout, preferences });
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
  const { view, query, answer, looks } = opened();
  await answer(saved('v', { layout: compact }), saved('w', { layout: compact }));
  view.send({ type: 'view.choose', key: 'v' });
  query.send({ type: 'query.adopt', condition: { all: [{ field: 'title', rule: 'like', value: '登山' }] } });
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
  addressed.query.send({ type: 'query.adopt', condition: addressed.list.facts().query.condition ?? null });
  await addressed.answer(saved('d', { ...nothing, layout: compact, isDefault: true }), saved('v', { layout: compact }));
  const shared = opened();
  await shared.answer(saved('s', { ...nothing, layout: compact, isDefault: true, owner: '张伟' }));
  expect([alone.looks(), addressed.looks(), shared.looks()]).toEqual([
    'd · status title · startTime asc · compact · all',
    'v · status title · startTime asc · compact · asked',
    ' · title status fee · createTime desc · standard · all',
  ]);
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
