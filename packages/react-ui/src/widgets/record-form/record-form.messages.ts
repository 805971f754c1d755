import { text } from '@evergreen/core/kernel';

export const recordFormMessages = {
  save: text('保存', 'Save'),
  cancel: text('取消', 'Cancel'),
  saveHint: text('Ctrl + Enter 保存', 'Ctrl + Enter saves'),
  loading: text('加载中…', 'Loading…'),
  loadFailed: text('内容加载失败', 'The record could not be loaded'),
  saveFailed: text('保存失败，已填写的内容仍在', 'Not saved; what you typed is still here'),
  retry: text('重试', 'Try again'),
  draftOffered: (when: string) =>
    text(`发现 ${when} 未保存的内容，是否恢复？`, `Something typed on ${when} was never saved. Restore it?`),
  restoreDraft: text('恢复', 'Restore'),
  discardDraft: text('丢弃', 'Discard'),
  discardQuestion: text('有未保存的修改，确定要放弃吗？', 'There are unsaved changes. Discard them?'),
  discardTitle: text('放弃修改', 'Discard changes'),
  discardConfirm: text('放弃修改', 'Discard changes'),
  discardCancel: text('继续编辑', 'Keep editing'),
} as const;
