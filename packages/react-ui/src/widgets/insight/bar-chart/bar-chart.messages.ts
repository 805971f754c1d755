import { localized } from '@evergreen/core/kernel';

export const barChartMessages = {
  chart: localized('图', 'Chart'),
  table: localized('表', 'Table'),
  view: (title: string) => localized(`${title}：显示方式`, `${title}: view`),
  empty: localized('暂无数据', 'No data'),
  /** Read by screen readers in place of the picture. */
  summary: (title: string, first: string, last: string, highest: string, most: string) =>
    localized(
      `${title}，${first} 至 ${last}，最高为 ${highest} 的 ${most}。切换到“表”可逐项查看。`,
      `${title}, ${first} to ${last}, highest ${most} in ${highest}. Switch to “Table” to read each value.`,
    ),
  notLoaded: localized(
    '图表组件未能加载，请查看下表。',
    'The chart could not be loaded. The table shows the same figures.',
  ),
};
