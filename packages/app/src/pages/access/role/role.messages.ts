import { localized } from '@evergreen/core/kernel';

interface Counted {
  readonly onlyLeft: number;
  readonly onlyRight: number;
  readonly both: number;
}

export const roleMessages = {
  compare: localized('对比权限', 'Compare rights'),
  left: localized('第一个角色', 'First role'),
  right: localized('第二个角色', 'Second role'),
  choose: localized('请选择角色', 'Choose a role'),
  chooseBoth: localized('选择两个角色后显示对比', 'Choose two roles to compare them'),
  swap: localized('左右交换', 'Swap'),
  onlyDifferences: localized('只看不同', 'Differences only'),
  same: localized('两个角色的权限完全一样', 'Both roles have the same rights'),
  name: localized('菜单与按钮', 'Menu and buttons'),
  rules: localized('数据规则', 'Data rules'),
  ruleName: localized('规则', 'Rule'),
  limit: (rows: string, sentence: string, name: string) =>
    localized(`${rows}仅${sentence}（${name}）`, `${rows}: ${sentence} (${name})`),
  noRules: localized('没有数据规则：能看到全部数据', 'No data rules: all rows are seen'),
  has: localized('有', 'Yes'),
  hasNot: localized('无', 'No'),
  counted: ({ onlyLeft, onlyRight, both }: Counted) =>
    localized(
      `只有第一个有 ${onlyLeft} 项，只有第二个有 ${onlyRight} 项，都有 ${both} 项`,
      `${onlyLeft} only in the first, ${onlyRight} only in the second, ${both} in both`,
    ),
  preview: (name: string) => localized(`以“${name}”查看`, `As “${name}” sees it`),
  previewContent: localized(
    '下面是只有这个角色的人登录后看到的菜单和按钮。划掉的按钮看不到。',
    'The menu and the buttons of somebody who has this role alone. Crossed-out buttons are not shown.',
  ),
  administrator: localized('平台管理员拥有全部菜单和按钮。', 'The platform administrator has every entry and button.'),
  empty: localized(
    '这个角色还没有任何权限，只能看到首页和个人页。',
    'The role grants nothing yet: only the home page and one’s own pages are seen.',
  ),
  notInMenu: localized('不在菜单中', 'Not in the menu'),
  granted: localized('有此按钮', 'shown'),
  withheld: localized('无此按钮', 'not shown'),
  failed: localized('读取失败', 'This could not be read'),
  close: localized('关闭', 'Close'),
} as const;
