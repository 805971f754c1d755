import { expect, it } from 'vitest';

import { activityResource } from '../../../resources/index.ts';
import { pageSizeChoices, totalLabel } from './list-labels.ts';
import { defaultListQuery } from './list-query.model.ts';

const query = defaultListQuery(activityResource);

it('LIST-02 has 10 rows per page by default, out of 10, 20, 30 and beyond them 50 and 100', () => {
  expect([query.pageSize, pageSizeChoices]).toEqual([10, [10, 20, 30, 50, 100]]);
});

it.each([
  [1, 10, 200, '1-10 共 200 条', '1-10 of 200'],
  [2, 10, 200, '11-20 共 200 条', '11-20 of 200'],
  [3, 10, 23, '21-23 共 23 条', '21-23 of 23'],
  [1, 30, 7, '1-7 共 7 条', '1-7 of 7'],
  [1, 10, 0, '0-0 共 0 条', '0-0 of 0'],
])('LIST-02 labels page %i of %i rows in %i as %s', (pageNo, pageSize, total, chinese, english) => {
  expect(totalLabel({ query: { ...query, pageNo, pageSize }, total, isTotalLowerBound: false })).toEqual({
    'zh-CN': chinese,
    'en-US': english,
  });
});

it.each([
  [1, 10, 10_001, '1-10 共 10000+ 条', '1-10 of 10000+'],
  [334, 30, 10_021, '9991-10020 共 10020+ 条', '9991-10020 of 10020+'],
])('labels page %i of %i rows, with a lower bound of %i, as %s', (pageNo, pageSize, total, chinese, english) => {
  expect(totalLabel({ query: { ...query, pageNo, pageSize }, total, isTotalLowerBound: true })).toEqual({
    'zh-CN': chinese,
    'en-US': english,
  });
});
