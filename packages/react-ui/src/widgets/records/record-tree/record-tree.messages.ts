import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const recordTreeMessages = {
  search: (label: LocalizedText) => localized(`搜索${label['zh-CN']}`, `Search: ${label['en-US'].toLowerCase()}`),
  add: (singular: LocalizedText) => localized(`新增${singular['zh-CN']}`, `New ${singular['en-US'].toLowerCase()}`),
  failed: localized('没有取到数据', 'The rows did not arrive'),
  none: localized('没有数据', 'No rows'),
  noneFound: localized('没有找到，请换个说法', 'Nothing found. Try other words.'),
  loading: localized('加载中…', 'Loading…'),
} as const;
