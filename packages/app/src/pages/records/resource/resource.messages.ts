import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const resourcePageMessages = {
  drafts: localized('有未保存的内容', 'Some changes were never saved'),
  newDraft: (singular: LocalizedText) =>
    localized(`新增${singular['zh-CN']}`, `New ${singular['en-US'].toLowerCase()}`),
  goOn: localized('继续填写', 'Go on'),
  discard: localized('丢弃', 'Discard'),
  bin: (singular: LocalizedText) => localized(`${singular['zh-CN']} · 回收站`, `${singular['en-US']} · Recycle bin`),
  related: (label: LocalizedText, name: string) =>
    localized(`${name} · ${label['zh-CN']}`, `${name} · ${label['en-US']}`),
  relatedFailed: localized(
    '没有取到这个列表，请检查网络后重试',
    'This list did not arrive. Check the network and try again.',
  ),
  retry: localized('重试', 'Try again'),
} as const;
