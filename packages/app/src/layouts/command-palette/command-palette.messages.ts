import { localized } from '@evergreen/core/kernel';

export const commandPaletteMessages = {
  title: localized('命令面板', 'Command palette'),
  label: localized('查找人员、记录、页面和操作', 'Find people, records, pages and actions'),
  placeholder: localized(
    '姓名、拼音、手机尾号、编号、页面或操作',
    'Name, pinyin, end of a phone number, number, page or action',
  ),
  shortcuts: localized('键盘快捷键', 'Keyboard shortcuts'),
  or: localized('或', 'or'),
  close: localized('关闭', 'Close'),
} as const;
