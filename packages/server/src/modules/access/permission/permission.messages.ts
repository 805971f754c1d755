import { localized } from '@evergreen/core/kernel';

export const permissionServerMessages = {
  noAccount: (username: string) =>
    localized(
      `没有账号“${username}”，请检查后重新输入`,
      `There is no account “${username}”; check it and enter it again`,
    ),
  /** In place of the name of a role. */
  unseenRole: localized('（您不能查看的角色）', '(a role that you may not see)'),
  /** In place of a condition. */
  unreadableRule: localized('条件无法识别，不放行任何数据', 'The condition cannot be read, so no row is let through'),
  bothLimits: localized('，且 ', ' and '),
  noRows: localized('没有这样的数据，请重新选择要限制的数据', 'There are no such rows. Choose the rows again.'),
  conditionUnreadable: localized('条件的格式不正确，请重新设置', 'The condition cannot be read. Set it again.'),
  mayNotSeeOthers: localized('您不能以他人身份查看，请清空人员', 'You may not see as somebody else. Clear the person.'),
} as const;
