import { localized } from '@evergreen/core/kernel';

export const passwordChangeWidgetMessages = {
  title: localized('修改密码', 'Change password'),
  confirm: localized('确定', 'OK'),
  close: localized('关闭', 'Close'),
  oldPassword: localized('旧密码', 'Old password'),
  oldPasswordPrompt: localized('请输入旧密码', 'Enter the old password'),
  newPassword: localized('新密码', 'New password'),
  newPasswordPrompt: localized('请输入新密码', 'Enter the new password'),
  confirmation: localized('确认新密码', 'Confirm the new password'),
  confirmationPrompt: localized('请再次输入新密码', 'Enter the new password again'),
} as const;
