import { localized } from '@evergreen/core/kernel';

export const grantMessages = {
  roleId: localized('角色', 'Role'),
  departId: localized('部门', 'Department'),
  permissionIds: localized('权限', 'Permissions'),
  lastpermissionIds: localized('修改前的权限', 'Permissions before the change'),
  saved: localized('保存成功！', 'Saved.'),
  unknownHolder: localized(
    '授权对象不存在或已删除，请刷新后重试',
    'It does not exist any more. Refresh and try again.',
  ),
  /** In place of the name of a data rule. */
  unseenRule: localized('（您不能查看的数据规则）', '(a data rule that you may not see)'),
  noRole: (role: string) =>
    localized(`没有角色“${role}”，请核对后重试`, `There is no role "${role}". Check its name or code.`),
  copied: (name: string) => localized(`已复制为“${name}”`, `Copied to "${name}"`),
  administratorHoldsAll: localized(
    '平台管理员拥有全部权限，无需授权',
    'The platform administrator holds everything; nothing is granted to this role.',
  ),
  changedMeanwhile: localized(
    '授权已被他人修改，请刷新后重新设置',
    'Somebody else changed these permissions meanwhile. Refresh and set them again.',
  ),
  unknownPermission: localized(
    '所选权限中有已删除的项，请刷新后重试',
    'Some of the chosen permissions do not exist any more. Refresh and try again.',
  ),
  beyondOwn: localized(
    '不能授予或收回您自己没有的权限',
    'You cannot grant or take back what you do not hold yourself.',
  ),
  beyondDepartment: localized('不能授予部门没有的权限', 'A role cannot hold what its department does not.'),
} as const;
