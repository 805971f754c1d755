import { text } from '@evergreen/core/kernel';

export const barChartMessages = {
  chart: text('图', 'Chart'),
  table: text('表', 'Table'),
  view: (title: string) => text(`${title}：显示方式`, `${title}: view`),
  empty: text('暂无数据', 'No data'),
  /** Read by screen readers in place of the picture. */
  summary: (title: string, first: string, last: string, highest: string, most: string) =>
    text(
      `${title}，${first} 至 ${last}，最高为 ${highest} 的 ${most}。切换到“表”可逐项查看。`,
      `${title}, ${first} to ${last}, highest ${most} in ${highest}. Switch to “Table” to read each value.`,
    ),
  notLoaded: text('图表组件未能加载，请查看下表。', 'The chart could not be loaded. The table shows the same figures.'),
};
