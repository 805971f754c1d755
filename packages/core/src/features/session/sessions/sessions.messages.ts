import { localized } from '../../../kernel/index.ts';

export const sessionsMessages = {
  unknownDevice: localized('未知设备', 'Unknown device'),
  ended: localized('已结束该登录', 'The session was ended.'),
} as const;
