import { localized } from '@evergreen/core/kernel';

export const versionComparisonMessages = {
  title: (name: string) => localized(`数据比较：${name}`, `Compare: ${name}`),
  field: localized('字段', 'Field'),
  version: (version: number) => localized(`第 ${version} 版`, `Version ${version}`),
  older: localized('较早的版本', 'Earlier version'),
  newer: localized('较新的版本', 'Later version'),
  changesOnly: localized('只看不同', 'Differences only'),
  changed: localized('不同', 'Differs'),
  count: (count: number) => localized(`${count} 处不同`, `${count} differ`),
  same: localized('两个版本没有不同', 'The two versions do not differ'),
  nothing: localized('（空）', '(empty)'),
  close: localized('关闭', 'Close'),
  tooMany: localized('请选择同一条数据的一个或两个版本进行比较', 'Choose one or two versions of the same record.'),
} as const;
