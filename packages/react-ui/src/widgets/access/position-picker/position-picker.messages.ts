import { localized } from '@evergreen/core/kernel';

export const positionPickerMessages = {
  prompt: localized('请点击选择职务', 'Press to choose a position'),
  title: localized('选择职务', 'Choose positions'),
  search: localized('请输入职务名称', 'Name of a position'),
  name: localized('职务名称', 'Position'),
  code: localized('职务编码', 'Code'),
  rank: localized('职级', 'Rank'),
} as const;
