import { localized } from '../../../kernel/index.ts';

export const avatarChangeMessages = {
  saved: localized('头像已更换', 'Your picture is changed'),
  notSent: localized('头像没有上传，请重试', 'The picture was not uploaded. Try again'),
} as const;
