import { localized } from '@evergreen/core/kernel';

export const permissionServerMessages = {
  noAccount: (username: string) =>
    localized(
      `没有账号“${username}”，请检查后重新输入`,
      `There is no account “${username}”; check it and enter it again`,
    ),
  /** In place of the name of a role. */
  unseenRole: localized('（您不能查看的角色）', '(a role that you may not see)'),
} as const;
