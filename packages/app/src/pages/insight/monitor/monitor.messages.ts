import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const monitorPageMessages = {
  process: localized('服务进程', 'Server process'),
  span: localized('时间范围', 'Span'),
  spans: {
    hour: localized('1 小时', '1 hour'),
    day: localized('24 小时', '24 hours'),
    month: localized('30 天', '30 days'),
  },
  spanOf: (span: LocalizedText) => localized(`时间范围：最近 ${span['zh-CN']}`, `Span: the last ${span['en-US']}`),
  calls: localized('显示', 'Shown'),
  filters: { all: localized('全部', 'All'), notable: localized('缓慢或失败', 'Slow or failed') },
  refresh: localized('立即刷新', 'Refresh now'),
  now: localized('当前指标', 'Now'),
  time: localized('时间', 'Time'),
  retry: localized('重试', 'Try again'),
  failed: (reason: string) =>
    localized(`读取失败：${reason} 下面是上一次读到的内容。`, `Not read: ${reason} Below is what was read last.`),
  noSamples: localized(
    '这段时间还没有记录，指标每分钟记录一次',
    'Nothing is recorded yet: a sample is stored each minute.',
  ),
  levels: {
    good: localized('', ''),
    notice: localized('（留意）', ' (notice)'),
    warning: localized('（偏高或不足）', ' (warning)'),
    problem: localized('（异常）', ' (problem)'),
  },
} as const;
