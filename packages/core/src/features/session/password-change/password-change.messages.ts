import { text } from '../../../kernel/index.ts';

export const passwordChangeMessages = {
  noUser: text('当前系统无登录用户!', 'Nobody is signed in!'),
  changed: text('密码修改成功', 'Your password is changed'),
} as const;
