import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import type { AuditLog } from '../../base/log/audit-log.ts';
import type { LogRepository } from '../../base/log/log.repository.ts';
import type { LiveBus } from '../../live/channel/live-bus.ts';
import type { TellDecision } from '../../records/resource/tell-decision.types.ts';
import { createMailSender, type MailPlace, type MailSender } from '../mail/mail-sender.ts';
import { createDecisionNotices } from './decision-notices.ts';
import { createNoticeRepository } from './notice.repository.ts';
import { createSecurityNotices } from './security-notices.ts';
import { createTellNotices, type TellNotices } from './tell-notices.ts';

/** How people are told, one instance of each per server. */
export interface NoticeServices {
  readonly tellNotices: TellNotices;
  readonly tellDecision: TellDecision;
  /** Tells the owners of accounts as well. */
  readonly audit: AuditLog;
  /** Null where no e-mail is sent. */
  readonly mail: MailSender | null;
}

export interface NoticeServicesDependencies {
  readonly database: Database;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  readonly live: LiveBus;
  readonly log: LogRepository;
  readonly audit: AuditLog;
  readonly place: MailPlace | undefined;
}

export function createNoticeServices(dependencies: NoticeServicesDependencies): NoticeServices {
  const { database, clock, logger, live, log, audit, place } = dependencies;
  const tellNotices = createTellNotices({ notices: createNoticeRepository(database), database, clock, live });
  return {
    tellNotices,
    tellDecision: createDecisionNotices(tellNotices),
    audit: createSecurityNotices(audit, { tellNotices, log, clock, logger }),
    mail: place === undefined ? null : createMailSender(place, logger),
  };
}
