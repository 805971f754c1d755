import { localized } from '@evergreen/core/kernel';

export const menuServerMessages = {
  parentRequired: localized('请选择上级菜单', 'Choose the entry above'),
  topHasNone: localized(
    '一级菜单没有上级，请不选上级菜单或改选子菜单',
    'An entry at the top has none above it. Leave it out, or choose another kind.',
  ),
  belowButton: localized(
    '按钮下面不能再有菜单，请选择一个菜单',
    'Nothing can be below a button. Choose an entry of the menu.',
  ),
  hasEntries: localized(
    '这个菜单下面还有菜单或按钮，不能改成按钮',
    'There are entries or buttons below it. It cannot become a button.',
  ),
  notHeld: localized(
    '只能使用自己也有的授权标识，请让管理员来改',
    'You may only use codes of permissions that you hold. Ask an administrator.',
  ),
  ownPage: localized(
    '菜单管理自身不能删除、隐藏、停用或换成别的页面，否则没有人能改回来',
    'The page of menus itself cannot be deleted, hidden, put out of force or replaced: nobody could undo it.',
  ),
  unknownResource: localized('没有这种数据', 'There is no such kind of rows'),
} as const;
