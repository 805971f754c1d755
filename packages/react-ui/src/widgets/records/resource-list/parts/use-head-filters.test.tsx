import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard } from '../../../../adapter/testing/stage.tsx';
import { ROWS_CALL, shownList } from '../testing/shown-list.tsx';

const PAGE = { records: [], total: 0, size: 10, current: 1, pages: 0 };

it('LIST-24 a column is filtered from its head by keys: it sorts nothing, is told as a chip, marked, and ended from there', async () => {
  // Fetched with the first filter otherwise, which takes longer than a test waits.
  await import('../../advanced-query/parts/column-filter-form.tsx');
  const { ports, user, list } = await shownList();
  const asked = async () => {
    const call = ports.http.take(ROWS_CALL);
    call.succeed(PAGE);
    await heard();
    const { searchParams } = new URL(call.request.url, 'http://host');
    return [
      decodeURIComponent(searchParams.get('superQueryParams') ?? ''),
      searchParams.get('column'),
      searchParams.get('order'),
    ];
  };
  screen.getByLabelText('筛选活动标题').focus();
  await user.keyboard('{Enter}');
  await screen.findByLabelText('筛选活动标题', { selector: 'form' });
  const focused = document.activeElement === screen.getByLabelText('活动标题 的值');
  await user.keyboard('讲座{Enter}');
  const filtered = await asked();
  const told = document.querySelector('.resource-list-advanced')?.textContent;
  await user.click(screen.getByLabelText('筛选活动标题（已筛选）'));
  const shown = (await screen.findByLabelText<HTMLInputElement>('活动标题 的值')).value;
  await user.click(screen.getByText('清除'));
  const cleared = await asked();
  expect({ focused, filtered, told, shown, cleared, condition: list.facts().query.condition }).toEqual({
    focused: true,
    filtered: ['[{"field":"title","rule":"like","val":"讲座"}]', 'createTime', 'desc'],
    told: '活动标题包含“讲座”',
    shown: '讲座',
    cleared: ['', 'createTime', 'desc'],
    condition: undefined,
  });
});
