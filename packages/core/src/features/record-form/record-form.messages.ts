import { text, type Text } from '../../kernel/index.ts';

export const recordFormMessages = {
  addTitle: (singular: Text) => text(`新增${singular['zh-CN']}`, `Add ${singular['en-US'].toLowerCase()}`),
  editTitle: (singular: Text) => text(`编辑${singular['zh-CN']}`, `Edit ${singular['en-US'].toLowerCase()}`),
  detailsTitle: (singular: Text) => text(`${singular['zh-CN']}详情`, `${singular['en-US']} details`),
  saved: text('保存成功', 'Saved'),
  discardQuestion: text('有未保存的修改，确定要放弃吗？', 'There are unsaved changes. Discard them?'),
  /** `when` is a date and time as the reader's language writes it. */
  draftOffered: (when: string) =>
    text(`发现 ${when} 未保存的内容，是否恢复？`, `Something typed on ${when} was never saved. Restore it?`),
  restoreDraft: text('恢复', 'Restore'),
  discardDraft: text('丢弃', 'Discard'),
} as const;
