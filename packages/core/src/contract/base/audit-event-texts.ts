import { localized, type LocalizedText } from '../../kernel/index.ts';
import type { AuditEvent } from './log.contract.ts';

/** Events of the log in words. */
export const auditEventTexts: Readonly<Record<AuditEvent, LocalizedText>> = {
  'login.succeeded': localized('登录成功', 'Signed in'),
  'login.refused': localized('登录失败：密码或验证码错误', 'Sign-in refused: wrong password or code'),
  'login.frozen': localized('登录失败：账号已冻结', 'Sign-in refused: the account is frozen'),
  'login.throttled': localized('登录失败：失败次数过多', 'Sign-in refused: too many failures'),
  logout: localized('退出登录', 'Signed out'),
  'session.ended': localized('结束了一个登录', 'Ended a session'),
  'session.othersEnded': localized('结束了其他全部登录', 'Ended all other sessions'),
  'session.displaced': localized(
    '登录数已达上限，最久未用的登录已结束',
    'Too many sessions: the one unused longest was ended',
  ),
  'screen.unlocked': localized('解锁屏幕', 'Unlocked the screen'),
  'screen.refused': localized('解锁屏幕失败：密码错误', 'Unlocking the screen refused: wrong password'),
  'password.changed': localized('修改密码', 'Changed the password'),
  'password.refused': localized('修改密码失败：旧密码错误', 'Password change refused: wrong old password'),
  'password.reset': localized('重置密码', 'Password reset'),
  'phone.changed': localized('更换手机号', 'Changed the mobile number'),
  'account.sessionEnded': localized('管理员结束了一个登录', 'An administrator ended a session'),
  'account.sessionsEnded': localized('管理员结束了全部登录', 'An administrator ended all sessions'),
  'account.unlocked': localized('管理员解除了登录限制', 'An administrator unlocked the sign-in'),
  'secondFactor.turnedOn': localized('启用两步验证', 'Turned two-step verification on'),
  'secondFactor.turnedOff': localized('关闭两步验证', 'Turned two-step verification off'),
  'secondFactor.removed': localized('管理员移除了两步验证', 'Two-step verification removed by an administrator'),
  'secondFactor.refused': localized('登录失败：两步验证的验证码错误', 'Sign-in refused: wrong code of the second step'),
  'secondFactor.passwordRefused': localized(
    '修改两步验证失败：密码错误',
    'Change of two-step verification refused: wrong password',
  ),
  'recoveryCode.used': localized('使用恢复码登录', 'Signed in by a recovery code'),
  'recoveryCode.renewed': localized('更换恢复码', 'New recovery codes'),
  'thirdParty.used': localized('第三方身份验证通过', 'Vouched for by a third party'),
  'thirdParty.bound': localized('绑定第三方账号', 'Bound an account of a third party'),
  'thirdParty.unbound': localized('解除第三方账号绑定', 'Unbound an account of a third party'),
  'thirdParty.passwordRefused': localized(
    '解除第三方账号绑定失败：密码错误',
    'Unbinding an account of a third party refused: wrong password',
  ),
  'grant.changed': localized('修改授权', 'Changed permissions'),
  'maskedField.searched': localized('按完整值查找了脱敏字段', 'Searched a masked field by a whole value'),
  'socket.foreign': localized('请求了他人的实时连接，已拒绝', 'Asked for the socket of another person, refused'),
};
