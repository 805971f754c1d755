import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard } from '../../../../adapter/testing/stage.tsx';
import { columnTitles, shownList } from '../testing/shown-list.tsx';

const view = {
  id: 'v1',
  title: '值班',
  superQueryParams: '[]',
  superQueryMatchType: 'and',
  role: null,
  owner: null,
  isDefault: false,
  layout: { columns: ['title', 'gone', 'startTime', 'status'], sorter: null, density: 'compact' },
};

it('LIST-25 a saved view is a tab: its columns are shown while it is chosen, those that are gone are ignored', async () => {
  const { user, ports } = await shownList();
  ports.http.take('/sys/savedQuery/list').succeed({ queries: [view], roles: [] });
  await heard();
  const usual = columnTitles();
  await user.click(screen.getByText('值班'));
  const viewed = columnTitles();
  await user.click(screen.getByText('全部'));
  expect([viewed, columnTitles(), usual.includes('活动地点')]).toEqual([
    ['活动标题', '开始时间', '活动状态'],
    usual,
    true,
  ]);
});
