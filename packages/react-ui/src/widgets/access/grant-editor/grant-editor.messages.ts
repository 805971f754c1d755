import { localized } from '@evergreen/core/kernel';

export const grantEditorWidgetMessages = {
  role: localized('角色', 'Roles'),
  department: localized('部门', 'Departments'),
  departmentRole: localized('部门角色', 'Roles inside departments'),
  clear: localized('清空', 'Clear'),
  search: localized('输入名称查找', 'Find by name'),
  noGrantee: localized('没有找到', 'Nothing found'),
  choose: localized('请选择一项，查看并设置它的权限', 'Choose one of the list to see and set its permissions'),
  tree: (name: string) => localized(`${name} 的权限`, `Permissions of ${name}`),
  allPowerful: localized(
    '平台管理员拥有全部权限，无需授权。',
    'The platform administrator holds everything; nothing needs to be granted.',
  ),
  emptyPool: localized(
    '该部门还没有任何权限，请先给部门授权。',
    'This department holds no permission yet. Grant to the department first.',
  ),
  expandAll: localized('全部展开', 'Expand all'),
  collapseAll: localized('全部折叠', 'Collapse all'),
  grantAll: localized('全部授予', 'Grant all'),
  revokeAll: localized('全部收回', 'Take all back'),
  revert: localized('撤销修改', 'Undo changes'),
  save: localized('保存', 'Save'),
  changes: (added: number, removed: number) =>
    localized(`新增 ${added} 项，收回 ${removed} 项`, `${added} added, ${removed} taken back`),
  unchanged: localized('没有修改', 'No changes'),
  failed: localized('读取失败', 'Could not be read'),
  leaveTitle: localized('放弃修改', 'Discard changes'),
  leaveQuestion: localized('修改还没有保存，确定要离开吗？', 'The changes are not saved. Leave them?'),
  leave: localized('不保存，离开', 'Leave without saving'),
  stay: localized('继续编辑', 'Keep editing'),
  lossTitle: localized('收回权限', 'Take back permissions'),
  losers: (people: number, permissions: number) =>
    localized(
      `收回 ${permissions} 项权限后，${people} 人会失去：`,
      `${permissions} permissions are taken back. ${people} people lose them:`,
    ),
  takeBack: localized('确认收回', 'Take back'),
  drafted: (names: string) =>
    localized(
      `以下对象有上次没有保存的授权修改：${names}。请选择它，再决定恢复还是放弃。`,
      `There are unsaved changes of an earlier time for: ${names}. Choose it to restore or discard them.`,
    ),
  draft: (time: string, added: number, removed: number) =>
    localized(
      `${time} 的修改没有保存：新增 ${added} 项，收回 ${removed} 项。`,
      `The changes of ${time} were not saved: ${added} added, ${removed} taken back.`,
    ),
  changedSince: (granted: string, revoked: string) =>
    localized(
      `此后他人${[granted && `授予了 ${granted}`, revoked && `收回了 ${revoked}`].filter(Boolean).join('，')}；恢复时会保留他人的修改，保存前请核对。`,
      `Since then others have ${[granted && `granted ${granted}`, revoked && `taken back ${revoked}`].filter(Boolean).join(' and ')}. Restoring keeps that; check before you save.`,
    ),
  restore: localized('恢复', 'Restore'),
  discard: localized('放弃', 'Discard'),
  loading: localized('正在读取…', 'Reading…'),
} as const;
