import type { AuditEvent } from '../../../contract/index.ts';
import { text, type Text } from '../../../kernel/index.ts';

export const sessionsMessages = {
  unknownDevice: text('未知设备', 'Unknown device'),
  ended: text('已结束该登录', 'The session was ended.'),
} as const;

/** What an entry of the log says to the account's owner. */
export const eventTexts: Readonly<Record<AuditEvent, Text>> = {
  'login.succeeded': text('登录成功', 'Signed in'),
  'login.refused': text('登录失败：密码或验证码错误', 'Sign-in refused: wrong password or code'),
  'login.frozen': text('登录失败：账号已冻结', 'Sign-in refused: the account is frozen'),
  'login.throttled': text('登录失败：失败次数过多', 'Sign-in refused: too many failures'),
  logout: text('退出登录', 'Signed out'),
  'session.ended': text('结束了一个登录', 'Ended a session'),
  'session.othersEnded': text('结束了其他全部登录', 'Ended all other sessions'),
  'session.displaced': text(
    '登录数已达上限，最久未用的登录已结束',
    'Too many sessions: the one unused longest was ended',
  ),
  'screen.unlocked': text('解锁屏幕', 'Unlocked the screen'),
  'screen.refused': text('解锁屏幕失败：密码错误', 'Unlocking the screen refused: wrong password'),
  'password.changed': text('修改密码', 'Changed the password'),
  'password.refused': text('修改密码失败：旧密码错误', 'Password change refused: wrong old password'),
  'password.reset': text('重置密码', 'Password reset'),
  'grant.changed': text('修改授权', 'Changed permissions'),
};
