import { text } from '@evergreen/core/kernel';

export const commandPaletteMessages = {
  title: text('命令面板', 'Command palette'),
  label: text('查找页面和操作', 'Find pages and actions'),
  shortcuts: text('键盘快捷键', 'Keyboard shortcuts'),
  or: text('或', 'or'),
  close: text('关闭', 'Close'),
} as const;
