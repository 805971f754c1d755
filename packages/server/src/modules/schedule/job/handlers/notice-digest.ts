import { localized, ok, type LocalizedText } from '@evergreen/core/kernel';
import { isDigestDue } from '@evergreen/core/messaging/notice-choice';

import { createOwnAnnouncementRepository } from '../../../messaging/announcement/own-announcement.repository.ts';
import { mailAddressOf } from '../../../messaging/mail/mail-address.ts';
import {
  createDigestRepository,
  type DigestedMessage,
  type DigestReader,
} from '../../../messaging/notice/digest.repository.ts';
import type { JobWork } from '../job-work.types.ts';
import { jobWorkMessages } from './work-messages.ts';
import type { JobWorkDependencies } from './work.types.ts';

/** Titles that a letter has. */
const MOST_TITLES = 50;

const ALL_MESSAGES = '/isps/userAnnouncement';

/** Tells everybody whose hour has come what they have not read of the kinds that they chose, by one notice, and by e-mail where they chose that. */
export function noticeDigest(dependencies: JobWorkDependencies): JobWork {
  const { database, clock, tenants, tellNotices, mail } = dependencies;
  const digests = createDigestRepository(database);
  const announcements = createOwnAnnouncementRepository(database);

  async function unreadOf(reader: DigestReader, now: number): Promise<readonly DigestedMessage[]> {
    const { userId, kinds, since } = reader;
    const found = [...(await digests.notices(reader, now))];
    for (const { id: tenantId } of await tenants.enterable(userId)) {
      const recipient = { userId, tenantId, now, locale: 'zh-CN' } as const;
      const arrived = await announcements.arrivedSince(recipient, since, kinds);
      found.push(...arrived.map(({ kind, titile }) => ({ kind, titleZh: titile, titleEn: titile, count: 1 })));
    }
    return found;
  }

  async function tell({ userId }: DigestReader, messages: readonly DigestedMessage[], now: number): Promise<void> {
    const title = titleOf(messages);
    await tellNotices([
      {
        kind: 'digest',
        priority: 'L',
        to: { userId },
        tenantId: null,
        key: `digest:${now}`,
        title,
        link: ALL_MESSAGES,
      },
    ]);
  }

  return async (context) => {
    const now = clock.now();
    const due = (await digests.readers()).filter(({ at, since }) => isDigestDue(at, since, now));
    const counts = { made: 0, mailed: 0, unmailed: 0 };
    for (const [index, reader] of due.entries()) {
      const messages = await context.step(async () => {
        const unread = await unreadOf(reader, now);
        if (unread.length > 0) await tell(reader, unread, now);
        await digests.noteMade(reader.userId, now);
        return unread;
      });
      await context.progress(index + 1, due.length);
      if (messages.length === 0) continue;
      counts.made += 1;
      const address = reader.isMailed && mail !== null ? await mailAddressOf(database, reader.userId) : null;
      if (address === null || mail === null) continue;
      const title = titleOf(messages);
      const sent = await mail.send({ to: address, subject: bothOf(title), text: letterOf(messages) });
      counts[sent.ok ? 'mailed' : 'unmailed'] += 1;
    }
    return ok(jobWorkMessages.digested(counts));
  };
}

const numberOf = (messages: readonly DigestedMessage[]) => messages.reduce((sum, { count }) => sum + count, 0);

function titleOf(messages: readonly DigestedMessage[]): LocalizedText {
  const count = numberOf(messages);
  return localized(`汇总：${count} 条未读消息`, `Digest: ${count} unread message${count === 1 ? '' : 's'}`);
}

/** The platform does not know in which language somebody reads their letters. */
const bothOf = (text: LocalizedText) => `${text['zh-CN']} · ${text['en-US']}`;

function letterOf(messages: readonly DigestedMessage[]): string {
  const titles = messages
    .slice(0, MOST_TITLES)
    .map(({ titleZh, titleEn }) => (titleZh === titleEn ? `- ${titleZh}` : `- ${titleZh}\n  ${titleEn}`));
  const more = messages.length - titles.length;
  const rest = more > 0 ? [`… ${more}`] : [];
  return [...titles, ...rest, '', '请登录后在“我的消息”中查看。', 'Sign in and look at My messages.', ''].join('\n');
}
