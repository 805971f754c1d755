import { localized } from '@evergreen/core/kernel';

export const accountMessages = {
  username: localized('用户名', 'User name'),
  oldPassword: localized('旧密码', 'Old password'),
  newPassword: localized('新密码', 'New password'),
  confirmation: localized('确认新密码', 'New password again'),
  orgCode: localized('部门', 'Department'),
  notYourself: localized(
    '只能修改自己的账号，请重新登录后再试',
    'You can change your own account only. Sign in again and try once more.',
  ),
  passwordChanged: localized(
    '密码修改成功，其他设备上的登录已退出',
    'Your password is changed. You are signed out on other devices.',
  ),
  wrongOldPassword: localized('旧密码输入错误!', 'The old password is wrong!'),
  password: localized('密码', 'Password'),
  wrongPassword: localized('密码不正确，请重新输入', 'The password is wrong. Type it again.'),
  emptyPassword: localized('新密码不允许为空!', 'The new password cannot be empty!'),
  passwordsDiffer: localized('两次输入密码不一致!', 'The two new passwords are not the same!'),
  samePassword: localized('新密码不能与旧密码相同!', 'The new password cannot be the old one!'),
  departmentChosen: (name: string) => localized(`已切换到 ${name}`, `You now work for ${name}.`),
  notYourDepartment: localized('您不属于该部门，请重新选择', 'You do not belong to this department. Choose another.'),
} as const;
