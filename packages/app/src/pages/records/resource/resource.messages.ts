import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const resourcePageMessages = {
  drafts: localized('有未保存的内容', 'Some changes were never saved'),
  newDraft: (singular: LocalizedText) =>
    localized(`新增${singular['zh-CN']}`, `New ${singular['en-US'].toLowerCase()}`),
  goOn: localized('继续填写', 'Go on'),
  discard: localized('丢弃', 'Discard'),
} as const;
