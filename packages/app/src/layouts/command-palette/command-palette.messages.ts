import { localized } from '@evergreen/core/kernel';

export const commandPaletteMessages = {
  title: localized('命令面板', 'Command palette'),
  label: localized('查找页面、记录和操作', 'Find pages, records and actions'),
  shortcuts: localized('键盘快捷键', 'Keyboard shortcuts'),
  or: localized('或', 'or'),
  close: localized('关闭', 'Close'),
} as const;
