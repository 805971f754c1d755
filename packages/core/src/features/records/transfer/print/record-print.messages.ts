import { localized, type LocalizedText } from '../../../../kernel/index.ts';

export const recordPrintMessages = {
  number: localized('序号', 'No.'),
  filter: localized('筛选：', 'Filter: '),
  unfiltered: localized('筛选：无', 'Filter: none'),
  separator: localized('；', '; '),
  colon: localized('：', ': '),
  all: (count: number) => localized(`共 ${count} 条`, `${count} in all`),
  selected: (count: number) => localized(`选中的 ${count} 条`, `The ${count} selected`),
  page: (pageNo: number, count: number, total: string) =>
    localized(
      `第 ${pageNo} 页的 ${count} 条，共 ${total} 条；打印全部请用列表上方的“打印”`,
      `The ${count} of page ${pageNo}, ${total} in all. “Print” above the list prints all of them.`,
    ),
  first: (count: number, total: string) =>
    localized(
      `共 ${total} 条，只打印前 ${count} 条；其余请缩小查询范围后打印，或导出文件`,
      `Only the first ${count} of ${total} are printed. Narrow the search, or export a file, for the others.`,
    ),
  failed: (reason: LocalizedText) =>
    localized(`未能打印：${reason['zh-CN']}`, `Nothing was printed: ${reason['en-US']}`),
  nothing: localized('没有可打印的数据', 'There is nothing to print'),
} as const;
