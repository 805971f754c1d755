import { localized } from '@evergreen/core/kernel';

export const dataRuleMessages = {
  chooseRows: localized('请先选择限制的数据', 'Choose the rows that it limits first'),
  scope: localized('数据范围', 'Rows'),
  built: localized('按条件', 'By a condition'),
  seeAs: localized('以谁的身份计数', 'Counted as'),
  oneself: localized('我自己', 'Myself'),
  counting: localized('正在计算能看到多少数据', 'Counting the rows'),
  seen: localized('能看到', 'Seen'),
} as const;
