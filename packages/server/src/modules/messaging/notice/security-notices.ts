import type { AuditEvent } from '@evergreen/core/contract';
import { localized, type LocalizedText } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import { unlessFull } from '../../../db/statements/optional-write.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { AuditEntry, AuditLog } from '../../base/log/audit-log.ts';
import { deviceName } from '../../base/log/device-name.ts';
import type { LogRepository } from '../../base/log/log.repository.ts';
import type { NewNotice, TellNotices } from './tell-notices.ts';

export interface SecurityNoticesDependencies {
  readonly tellNotices: TellNotices;
  readonly log: Pick<LogRepository, 'programsOf'>;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly logger: LoggerPort;
}

/** Where sessions are seen and ended, and password and second step are changed. */
const SECURITY_PAGE = '/account/settings/security';

const unknownDevice = localized('未知设备', 'an unknown device');

/** What the owner of an account is told of it, also where they did it themselves: it may have been somebody else. */
const TOLD = {
  'password.changed': localized('您的密码已修改', 'Your password was changed'),
  'password.reset': localized('您的密码已重置', 'Your password was reset'),
  'phone.changed': localized('您的手机号已修改', 'Your mobile number was changed'),
  'secondFactor.turnedOn': localized('您的账号已开启两步验证', 'The second step of your sign-in was turned on'),
  'secondFactor.turnedOff': localized('您的账号已关闭两步验证', 'The second step of your sign-in was turned off'),
  'secondFactor.removed': localized('您的两步验证已被管理员解除', 'An administrator removed your second step'),
  'recoveryCode.used': localized('您的账号使用恢复码登录', 'A recovery code of yours was used to sign in'),
  'recoveryCode.renewed': localized('您的恢复码已重新生成', 'Your recovery codes were made anew'),
  'thirdParty.bound': localized('您的账号已绑定第三方登录', 'A third party was bound to your account'),
  'thirdParty.unbound': localized('您的账号已解除第三方登录', 'A third party was taken from your account'),
  'session.ended': localized('您的一个登录会话已被结束', 'A session of yours was ended'),
  'session.othersEnded': localized('您的其他登录会话已被结束', 'Your other sessions were ended'),
  'session.displaced': localized('登录数过多，您最早的登录会话已结束', 'Your oldest session made room for a new one'),
  'account.sessionEnded': localized('管理员结束了您的一个登录会话', 'An administrator ended a session of yours'),
  'account.sessionsEnded': localized('管理员结束了您的全部登录会话', 'An administrator ended all your sessions'),
} as const satisfies Partial<Readonly<Record<AuditEvent, LocalizedText>>>;

/** Outside of transactions. */
const OF_SIGN_INS: ReadonlySet<AuditEvent> = new Set(['login.succeeded', 'session.displaced']);

const isTold = (event: AuditEvent): event is keyof typeof TOLD => Object.hasOwn(TOLD, event);

/** The log, of which the owner of an account is told what concerns its safety, in each of their tenants. */
export function createSecurityNotices(
  audit: AuditLog,
  { tellNotices, log, clock, logger }: SecurityNoticesDependencies,
): AuditLog {
  /** Somebody who never signed in before has no other device. */
  async function isNewDevice(userId: string, userAgent: string): Promise<boolean> {
    const known = await log.programsOf(userId);
    return known.length > 0 && !known.map(deviceName).includes(deviceName(userAgent));
  }

  async function noticeOf({ event, call, user }: AuditEntry): Promise<NewNotice | undefined> {
    if (user === undefined) return undefined;
    const time = formatPlatformTime(clock.now());
    const notice = { kind: 'security', priority: 'M', to: { userId: user.id }, tenantId: null } as const;
    const title = isTold(event) ? withTime(TOLD[event], time) : undefined;
    if (title !== undefined) return { ...notice, key: `security:${event}`, title, link: SECURITY_PAGE };
    if (event !== 'login.succeeded' || !(await isNewDevice(user.id, call.userAgent))) return undefined;
    const named = deviceName(call.userAgent);
    const device = named === '' ? unknownDevice : localized(named, named);
    return { ...notice, key: `security:${event}:${named}`, title: newDevice(device, time), link: SECURITY_PAGE };
  }

  return {
    ...audit,
    async record(entry) {
      const notice = entry.event === 'login.succeeded' || isTold(entry.event) ? await noticeOf(entry) : undefined;
      await audit.record(entry);
      if (notice === undefined) return undefined;
      if (!OF_SIGN_INS.has(entry.event)) return tellNotices([notice]);
      // Who signs in on a full disk is signed in none the less.
      const isWritten = await unlessFull(async () => {
        await tellNotices([notice]);
        return true;
      });
      if (isWritten === undefined) logger.error('notice.untold', { event: entry.event, kind: 'storageFull' });
      return undefined;
    },
  };
}

const newDevice = (device: LocalizedText, time: string) =>
  localized(
    `您的账号在新设备登录：${device['zh-CN']}，${time}`,
    `Your account was used on a new device: ${device['en-US']}, ${time}`,
  );

const withTime = (text: LocalizedText, time: string) =>
  localized(`${text['zh-CN']}：${time}`, `${text['en-US']}: ${time}`);
