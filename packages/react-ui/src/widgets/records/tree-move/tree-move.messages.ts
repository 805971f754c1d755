import { localized } from '@evergreen/core/kernel';

export const treeMoveWidgetMessages = {
  title: (name: string) => localized(`移动“${name}”`, `Move “${name}”`),
  below: localized('移到哪一项之下', 'Below'),
  hint: localized('清空表示移到最上级；下级会一起移动', 'Empty for the top. What stands below it moves with it.'),
  move: localized('移动', 'Move'),
  cancel: localized('取消', 'Cancel'),
} as const;
