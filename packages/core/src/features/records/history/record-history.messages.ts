import { localized, type LocalizedText } from '../../../kernel/index.ts';
import type { LeftOutReason } from '../rules/index.ts';

export const recordHistoryMessages = {
  add: localized('新增', 'Added'),
  edit: localized('编辑', 'Edited'),
  delete: localized('删除', 'Deleted'),
  undoDelete: localized('撤销删除', 'Deletion undone'),
  undoAction: localized('撤销操作', 'Action undone'),
  recover: localized('从回收站恢复', 'Restored from the recycle bin'),
  purge: localized('彻底删除', 'Deleted for good'),
  grant: localized('修改授权', 'Changed permissions'),
  comment: localized('评论', 'Comment'),
  restore: (version: string) => localized(`恢复到第 ${version} 版`, `Restored to version ${version}`),
  restoreTitle: (name: string, version: number) =>
    localized(`将“${name}”恢复到第 ${version} 版？`, `Restore "${name}" to version ${version}?`),
  restored: (version: number) => localized(`已恢复到第 ${version} 版`, `Restored to version ${version}`),
  restoredInPart: (version: number, labels: LocalizedText) =>
    localized(
      `已恢复到第 ${version} 版，以下内容保持不变：${labels['zh-CN']}`,
      `Restored to version ${version}, except for: ${labels['en-US']}`,
    ),
  /** A field of a sub-row. */
  childField: (singular: LocalizedText, name: string, label: LocalizedText) =>
    localized(
      `${singular['zh-CN']}“${name}”的${label['zh-CN']}`,
      `${singular['en-US']} "${name}": ${label['en-US'].toLowerCase()}`,
    ),
  lostField: localized('已取消的字段', 'A field that is gone'),
  fileName: (name: string, day: string) => localized(`${name}-修改记录-${day}.csv`, `${name}-history-${day}.csv`),
} as const;

export const leftOutReasons: Readonly<Record<LeftOutReason, LocalizedText>> = {
  gone: localized('此字段已取消', 'the field is gone'),
  notTyped: localized('由系统或操作按钮维护', 'it is not typed but set by an action or the system'),
  withdrawn: localized('当时的选项已停用或删除', 'the choice of that time was retired or deleted'),
  subRows: localized('请在表单中逐行修改', 'change its rows in the form'),
};

export const historyColumns = {
  version: localized('版本', 'Version'),
  at: localized('时间', 'Time'),
  by: localized('修改人', 'By'),
  action: localized('操作', 'Action'),
  field: localized('字段', 'Field'),
  before: localized('修改前', 'Before'),
  after: localized('修改后', 'After'),
} as const;
