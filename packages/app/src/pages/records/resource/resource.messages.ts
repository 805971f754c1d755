import { text, type Text } from '@evergreen/core/kernel';

export const resourcePageMessages = {
  drafts: text('有未保存的内容', 'Some changes were never saved'),
  newDraft: (singular: Text) => text(`新增${singular['zh-CN']}`, `New ${singular['en-US'].toLowerCase()}`),
  goOn: text('继续填写', 'Go on'),
  discard: text('丢弃', 'Discard'),
} as const;
