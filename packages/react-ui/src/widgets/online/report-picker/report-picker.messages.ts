import { localized } from '@evergreen/core/kernel';

export const reportPickerTexts = {
  prompt: localized('请选择', 'Choose'),
  refresh: localized('刷新', 'Refresh'),
  unfold: localized('展开', 'More'),
  fold: localized('收起', 'Less'),
  query: localized('查询条件', 'Search'),
  from: localized('从', 'From'),
  to: localized('到', 'To'),
  rows: (title: string) => localized(`${title}列表`, `List: ${title}`),
} as const;
