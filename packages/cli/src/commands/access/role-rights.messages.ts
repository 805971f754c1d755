import { localized } from '@evergreen/core/kernel';

interface Counted {
  readonly onlyLeft: number;
  readonly onlyRight: number;
  readonly both: number;
}

export const roleRightsMessages = {
  diff: localized('对比两个角色的菜单、按钮和数据规则', 'compare the menu, buttons and data rules of two roles'),
  preview: localized('按某个角色显示菜单和按钮', 'show the menu and the buttons as a role has them'),
  role: localized('角色编码，例如 activity_clerk', 'code of a role, such as activity_clerk'),
  all: localized('也列出两个角色都有的', 'list what both have, too'),
  compared: (left: string, right: string) =>
    localized(`< 只有 ${left} 有，> 只有 ${right} 有`, `< only ${left}, > only ${right}`),
  counted: ({ onlyLeft, onlyRight, both }: Counted) =>
    localized(
      `只有前者有 ${onlyLeft} 项，只有后者有 ${onlyRight} 项，都有 ${both} 项`,
      `${onlyLeft} only in the first, ${onlyRight} only in the second, ${both} in both`,
    ),
  notInMenu: localized('（不在菜单中）', ' (not in the menu)'),
  rule: (name: string) => localized(`数据规则：${name}`, `Data rule: ${name}`),
  diffExamples: localized(
    '  evergreen permission diff activity_clerk supervisor\n  evergreen permission diff activity_clerk supervisor --all --json',
    '  evergreen permission diff activity_clerk supervisor\n  evergreen permission diff activity_clerk supervisor --all --json',
  ),
  previewExamples: localized(
    '  evergreen permission preview activity_clerk',
    '  evergreen permission preview activity_clerk',
  ),
} as const;
