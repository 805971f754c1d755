import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const resourcePageMessages = {
  view: localized('显示方式', 'View'),
  treeView: localized('组织树', 'Tree'),
  listView: localized('列表', 'List'),
  noneChosen: (singular: LocalizedText) =>
    localized(`没有${singular['zh-CN']}`, `No ${singular['en-US'].toLowerCase()}`),
  addBelow: (singular: LocalizedText) =>
    localized(`新增下级${singular['zh-CN']}`, `New ${singular['en-US'].toLowerCase()} below`),
  edit: localized('编辑', 'Edit'),
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
  table: (singular: LocalizedText, count: number) =>
    localized(
      `以表格编辑${singular['zh-CN']}（${count} 行）`,
      `Edit as table: ${singular['en-US'].toLowerCase()} (${count})`,
    ),
  tableHint: localized(
    '改完一格就会自动保存；灰色的格子请在表单里修改',
    'A cell is saved as soon as it is changed. Change greyed cells in the form.',
  ),
  readSoFar: (read: number, total: number) =>
    localized(
      `已读入 ${read} / ${total} 行，往下滚动读入其余的行；查找和合计只算已读入的行`,
      `${read} of ${total} rows are here. Scroll down for the others; finding and summing take only those that are here.`,
    ),
  readAll: localized('全部读入', 'Read all'),
  readAgain: localized('重新读取', 'Read again'),
  leaveTable: localized('有修改还没有保存', 'Some changes are not saved'),
  leaveTableText: localized(
    '现在离开，没有保存的内容会留作草稿，下次以表格编辑时可以恢复。',
    'If you leave now, they are kept as a draft, which is offered when you edit as table again.',
  ),
  leave: localized('离开', 'Leave'),
  stay: localized('继续编辑', 'Go on editing'),
} as const;
