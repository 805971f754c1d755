import { localized, type LocalizedText } from '@evergreen/core/kernel';

const writer = (by: string | null) => by ?? '他人';
const writerInEnglish = (by: string | null) => by ?? 'Somebody else';
const savedAt = (at: string | null) => (at === null ? '' : ` ${at} `);
const savedAtInEnglish = (at: string | null) => (at === null ? '' : ` on ${at}`);

export const recordFormWidgetMessages = {
  save: localized('保存', 'Save'),
  cancel: localized('取消', 'Cancel'),
  checkingUnique: localized('正在核对是否重复…', 'Checking whether it is taken…'),
  makeSecret: localized('随机生成', 'Generate'),
  madeSecret: localized('已生成，复制后告诉本人', 'Generated: copy it for the person'),
  copySecret: localized('复制', 'Copy'),
  copiedSecret: localized('已复制', 'Copied'),
  saveAndAdd: localized('保存并新增', 'Save and new'),
  previous: localized('上一条', 'Previous'),
  next: localized('下一条', 'Next'),
  saveFirst: localized('请先保存或放弃修改', 'Save or discard the changes first'),
  awaitingFiles: localized(
    '正在等待文件上传，完成后会自动保存；点“取消”可以继续编辑',
    'Waiting for files to be uploaded; then everything is saved. Press Cancel to go on editing',
  ),
  saveHint: localized('Ctrl + Enter 保存', 'Ctrl + Enter saves'),
  outstanding: (count: number) =>
    localized(`还有 ${count} 项需要填写`, `${count} ${count === 1 ? 'field' : 'fields'} to fill in`),
  complete: localized('必填项已填完', 'Everything required is filled in'),
  groups: localized('内容目录', 'Sections'),
  /** Of sub-rows, beside their heading. */
  rowCount: (count: number) => localized(`${count} 行`, `${count} ${count === 1 ? 'row' : 'rows'}`),
  rowsOf: (count: number, maximum: number) =>
    localized(`${count} 行，最多 ${maximum} 行`, `${count} of at most ${maximum} rows`),
  outstandingInGroup: (count: number) => localized(`，${count} 项待填`, `, ${count} to fill in`),
  loading: localized('加载中…', 'Loading…'),
  loadFailed: localized('内容加载失败', 'The record could not be loaded'),
  saveFailed: localized('保存失败，已填写的内容仍在', 'Not saved; what you typed is still here'),
  draftOffered: (when: string) =>
    localized(`发现 ${when} 未保存的内容，是否恢复？`, `Something typed on ${when} was never saved. Restore it?`),
  restoreDraft: localized('恢复', 'Restore'),
  discardDraft: localized('丢弃', 'Discard'),
  /** `labels`: fields whose values are now another person's. */
  remoteChanges: (labels: readonly LocalizedText[], by: string | null, at: string | null) =>
    localized(
      `${labels.map((label) => `“${label['zh-CN']}”`).join('、')}已换成${writer(by)}${savedAt(at)}保存的内容`,
      `Now as ${writerInEnglish(by)} saved it${savedAtInEnglish(at)}: ${labels.map((label) => `“${label['en-US']}”`).join(', ')}`,
    ),
  conflictTitle: localized('他人也修改了这条数据', 'Somebody else changed this record, too'),
  conflictQuestion: (by: string | null, at: string | null) =>
    localized(
      `${writer(by)}${savedAt(at)}保存了下列内容，与您填写的不同。请逐项选择要保存哪一个。`,
      `${writerInEnglish(by)} saved the following${savedAtInEnglish(at)}, and you wrote something else. Choose for each which to save.`,
    ),
  mine: (words: LocalizedText) => localized(`我填写的：${words['zh-CN']}`, `Mine: ${words['en-US']}`),
  theirs: (by: string | null, words: LocalizedText) =>
    localized(`${writer(by)}保存的：${words['zh-CN']}`, `${writerInEnglish(by)}: ${words['en-US']}`),
  allMine: localized('全部用我的', 'All mine'),
  allTheirs: localized('全部用对方的', 'All theirs'),
  saveChosen: localized('按选择保存', 'Save as chosen'),
  backToEditing: localized('返回编辑', 'Back to editing'),
  missingTitle: localized('这条数据已被删除', 'This record has been deleted'),
  missingQuestion: localized(
    '在您编辑期间，他人删除了这条数据。您填写的内容都还在，可以另存为一条新数据，或保留为草稿。',
    'Somebody deleted this record while you edited it. Everything you wrote is still here: save it as a new record, or keep it as a draft.',
  ),
  addAsNew: localized('另存为新数据', 'Save as a new record'),
  persistDraft: localized('保留草稿并关闭', 'Keep the draft and close'),
  lossesTitle: localized('保存后有人会失去权限', 'People lose permissions by this'),
  saveNevertheless: localized('仍要保存', 'Save nevertheless'),
  discardQuestion: localized('有未保存的修改，确定要放弃吗？', 'There are unsaved changes. Discard them?'),
  discardTitle: localized('放弃修改', 'Discard changes'),
  discardConfirm: localized('放弃修改', 'Discard changes'),
  discardCancel: localized('继续编辑', 'Keep editing'),
} as const;
