import { localized } from '../../../kernel/index.ts';

export const passwordChangeMessages = {
  noUser: localized('当前系统无登录用户!', 'Nobody is signed in!'),
  changed: localized('密码修改成功', 'Your password is changed'),
} as const;
