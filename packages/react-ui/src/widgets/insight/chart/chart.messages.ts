import { localized } from '@evergreen/core/kernel';

export const chartMessages = {
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
  /** Where the categories have no order. */
  summaryOfNames: (title: string, count: number, highest: string, most: string) =>
    localized(
      `${title}，共 ${count} 项，最高为${highest}的 ${most}。切换到“表”可逐项查看。`,
      `${title}, ${count} entries, highest ${most} for ${highest}. Switch to “Table” to read each value.`,
    ),
  figures: (title: string) => localized(`${title}：数据`, `${title}: figures`),
  take: (title: string) => localized(`${title}：导出和打印`, `${title}: export and print`),
  picture: localized('下载图片', 'Download picture'),
  spreadsheet: localized('导出 Excel', 'Export to Excel'),
  printPage: localized('打印本页', 'Print this page'),
  copy: localized('复制', 'Copy'),
  copied: localized('已复制，可粘贴到表格软件', 'Copied. Paste it into a spreadsheet.'),
  notCopied: localized(
    '浏览器不允许复制，请选中表格后按 Ctrl+C',
    'The browser does not allow copying. Select the table and press Ctrl+C.',
  ),
  notLoaded: localized(
    '图表组件未能加载，请查看下表。',
    'The chart could not be loaded. The table shows the same figures.',
  ),
};
