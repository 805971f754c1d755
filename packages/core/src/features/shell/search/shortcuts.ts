import { localized, type LocalizedText } from '../../../kernel/index.ts';

/** One key combination: `Mod` is ⌘ on a Mac and Ctrl elsewhere; other keys are named as in browsers. */
export type Keys = readonly string[];

export interface Shortcut {
  /** Alternative key combinations. */
  readonly presses: readonly Keys[];
  readonly title: LocalizedText;
}

export interface ShortcutGroup {
  readonly title: LocalizedText;
  readonly shortcuts: readonly Shortcut[];
}

/** All keyboard shortcuts, as displayed to users. Excludes those of the platform (Tab, Space). */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: localized('任何地方', 'Anywhere'),
    shortcuts: [
      {
        presses: [['Mod', 'K']],
        title: localized(
          '打开命令面板：查找人员、记录、页面和操作',
          'Open the command palette: find people, records, pages and actions',
        ),
      },
      { presses: [['?']], title: localized('查看键盘快捷键', 'Show the keyboard shortcuts') },
      { presses: [['Esc']], title: localized('关闭对话框、菜单或搜索', 'Close a dialog, a menu or the search') },
    ],
  },
  {
    title: localized('搜索与菜单', 'Search and menus'),
    shortcuts: [
      { presses: [['↑'], ['↓']], title: localized('上一项、下一项', 'The one before, the next one') },
      { presses: [['Enter']], title: localized('打开选中的一项', 'Open the marked one') },
    ],
  },
  {
    title: localized('列表', 'Lists'),
    shortcuts: [
      { presses: [['/']], title: localized('到查询条件', 'Go to the search') },
      { presses: [['N']], title: localized('新增', 'Add') },
      { presses: [['↑'], ['↓']], title: localized('上一行、下一行', 'The row before, the next row') },
      { presses: [['Home'], ['End']], title: localized('第一行、最后一行', 'The first row, the last row') },
      { presses: [['Enter']], title: localized('打开这一行', 'Open the row') },
    ],
  },
  {
    title: localized('页签', 'Tabs'),
    shortcuts: [
      { presses: [['←'], ['→']], title: localized('上一个、下一个页签', 'The tab before, the next tab') },
      { presses: [['Delete']], title: localized('关闭页签', 'Close the tab') },
      { presses: [['Shift', 'F10']], title: localized('打开页签的菜单', 'Open the menu of the tab') },
      {
        presses: [
          ['Alt', 'Shift', '←'],
          ['Alt', 'Shift', '→'],
        ],
        title: localized('左移、右移页签', 'Move the tab left or right'),
      },
    ],
  },
];

/** A keydown event of a browser. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** An input has focus, or an input method is composing. */
  readonly isWriting: boolean;
}

/**
 * What a key combination opens, independent of focus; null for any other. A question mark typed as text opens nothing.
 */
export function openedBy({ key, ctrlKey, metaKey, altKey, isWriting }: KeyPress): 'palette' | 'shortcuts' | null {
  const isWithModifier = ctrlKey || metaKey;
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey) return 'palette';
  if ((key === '?' || key === '？') && !isWithModifier && !altKey && !isWriting) return 'shortcuts';
  return null;
}
