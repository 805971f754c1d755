import { localized } from '@evergreen/core/kernel';

export const dashboardMessages = {
  period: localized('统计时段', 'Period'),
  periodOf: (from: string, to: string) => localized(`统计时段：${from} 至 ${to}`, `Period: ${from} to ${to}`),
  refresh: localized('刷新数据', 'Refresh the figures'),
  nothing: localized(
    '您没有权限查看这里的数据，请联系管理员授权',
    'You may see none of these figures. Ask an administrator for access.',
  ),
  list: localized('查看明细', 'See the records'),
  listOf: (title: string) => localized(`查看明细：${title}`, `See the records: ${title}`),
  empty: localized('所选时段内没有数据', 'No data in this period'),
  emptyNow: localized('暂无数据', 'No data'),
  notChanged: (fault: string, from: string, to: string) =>
    localized(
      `${fault}。下面仍是 ${from} 至 ${to} 的数据。`,
      `${fault} The figures below are still of ${from} to ${to}.`,
    ),
} as const;
