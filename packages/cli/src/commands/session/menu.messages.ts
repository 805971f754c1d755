import { localized } from '@evergreen/core/kernel';

export const menuCommandMessages = {
  description: localized('以树形显示当前账号可见的菜单', 'show the menu of the account as a tree'),
  disabled: (reason: string) => localized(`（不可用：${reason}）`, `(cannot be opened: ${reason})`),
  examples: localized('  evergreen menu\n  evergreen menu --json', '  evergreen menu\n  evergreen menu --json'),
} as const;
