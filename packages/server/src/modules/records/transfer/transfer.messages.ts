import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const transferMessages = {
  fileName: (title: LocalizedText, day: string, ending: string) =>
    localized(`${title['zh-CN']} ${day}.${ending}`, `${title['en-US']} ${day}.${ending}`),
  tooManyRows: (most: number) =>
    localized(
      `一次最多导出 ${most} 行，请缩小查询范围后再导出`,
      `One file takes ${most} rows at most. Narrow the search and export again.`,
    ),
  tooOften: (wait: number) =>
    localized(`导出过于频繁，请 ${wait} 秒后再试`, `Too many exports. Try again in ${wait} seconds.`),
  badParameters: localized(
    'paramsStr 不是列表的查询参数，请刷新页面后重试',
    'paramsStr holds no parameters of the list. Reload the page and try again.',
  ),
  noColumns: localized('请至少选择一列', 'Choose one column at least.'),
  cancelled: localized('导出已取消', 'The export was cancelled.'),
} as const;
