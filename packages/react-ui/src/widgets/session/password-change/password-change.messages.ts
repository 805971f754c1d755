import { text } from '@evergreen/core/kernel';

export const passwordChangeMessages = {
  title: text('修改密码', 'Change password'),
  confirm: text('确定', 'OK'),
  close: text('关闭', 'Close'),
  oldPassword: text('旧密码', 'Old password'),
  oldPasswordPrompt: text('请输入旧密码', 'Enter the old password'),
  newPassword: text('新密码', 'New password'),
  newPasswordPrompt: text('请输入新密码', 'Enter the new password'),
  confirmation: text('确认新密码', 'Confirm the new password'),
  confirmationPrompt: text('请再次输入新密码', 'Enter the new password again'),
} as const;
