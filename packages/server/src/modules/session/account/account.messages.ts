import { text } from '@evergreen/core/kernel';

export const accountMessages = {
  username: text('用户名', 'User name'),
  oldPassword: text('旧密码', 'Old password'),
  newPassword: text('新密码', 'New password'),
  confirmation: text('确认新密码', 'New password again'),
  orgCode: text('部门', 'Department'),
  notYourself: text(
    '只能修改自己的账号，请重新登录后再试',
    'You can change your own account only. Sign in again and try once more.',
  ),
  passwordChanged: text(
    '密码修改成功，其他设备上的登录已退出',
    'Your password is changed. You are signed out on other devices.',
  ),
  wrongOldPassword: text('旧密码输入错误!', 'The old password is wrong!'),
  password: text('密码', 'Password'),
  wrongPassword: text('密码不正确，请重新输入', 'The password is wrong. Type it again.'),
  emptyPassword: text('新密码不允许为空!', 'The new password cannot be empty!'),
  passwordsDiffer: text('两次输入密码不一致!', 'The two new passwords are not the same!'),
  samePassword: text('新密码不能与旧密码相同!', 'The new password cannot be the old one!'),
  departmentChosen: (name: string) => text(`已切换到 ${name}`, `You now work for ${name}.`),
  notYourDepartment: text('您不属于该部门，请重新选择', 'You do not belong to this department. Choose another.'),
} as const;
