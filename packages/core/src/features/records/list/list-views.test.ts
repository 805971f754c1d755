import { expect, it } from 'vitest';

import { activityResource } from '../../../resources/index.ts';
import { activeView, viewSearch } from './list-views.ts';

it('a view is active while the search has its conditions, whatever else is searched', () => {
  const keys = [{}, { status: '0' }, { status: '0', title: '讲座' }, { status: '5' }, { title: '讲座' }].map(
    (search) => activeView(activityResource, search)?.key ?? null,
  );
  expect(keys).toEqual([null, 'draft', 'draft', null, null]);
});

it('another view replaces the conditions of the last one and keeps the others', () => {
  const search = { status: '0', applies: 'pass', title: '讲座' };
  expect([viewSearch(activityResource, search, 'open'), viewSearch(activityResource, search, null)]).toEqual([
    { status: '1', auditStatus: '', applies: '', title: '讲座' },
    { status: '', auditStatus: '', applies: '', title: '讲座' },
  ]);
});
