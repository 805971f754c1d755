import { localized } from '@evergreen/core/kernel';

export const codeEditorMessages = {
  language: localized('语言', 'Language'),
  fullScreen: localized('全屏', 'Full screen'),
  leaveFullScreen: localized('退出全屏', 'Leave full screen'),
  format: localized('格式化', 'Format'),
  keys: localized('按 Esc 再按 Tab 离开编辑框', 'Esc, then Tab leaves the editor'),
} as const;
