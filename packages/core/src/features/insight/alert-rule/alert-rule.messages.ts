import { localized, type LocalizedText } from '../../../kernel/index.ts';
import type { AlertMetric, AlertNews, AlertRule } from './alert-rule.types.ts';

const written = (value: number, { unit }: AlertMetric) => `${value} ${unit}`;

export const alertMessages = {
  comparisons: { gt: localized('高于', 'Above'), lt: localized('低于', 'Below') },
  unordered: localized(
    '恢复阈值应在阈值的正常一侧：“高于”时不大于阈值，“低于”时不小于阈值',
    'It recovers on the good side of the threshold: not above it where it alerts above, not below it where it alerts below.',
  ),
} as const;

/** What people are told, of a value that is null for none. */
export function alertText(
  { comparison, threshold, minutes }: AlertRule,
  metric: AlertMetric,
  { news, value }: { readonly news: AlertNews; readonly value: number | null },
): LocalizedText {
  const { title } = metric;
  if (value === null)
    return localized(
      `${title['zh-CN']}已无法测得，请查看性能监控`,
      `${title['en-US']} is not measured any more. Look at the pages of Performance.`,
    );
  const now = written(value, metric);
  if (news === 'over')
    return localized(`${title['zh-CN']}已恢复：${now}`, `${title['en-US']} is in order again: ${now}`);
  const side = alertMessages.comparisons[comparison];
  const limit = written(threshold, metric);
  return localized(
    `${title['zh-CN']}为 ${now}，${side['zh-CN']} ${limit} 已 ${minutes} 分钟`,
    `${title['en-US']} is ${now}, ${side['en-US'].toLowerCase()} ${limit} for ${minutes} minutes`,
  );
}
