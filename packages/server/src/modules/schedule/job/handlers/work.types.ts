import type { ClockPort, LoggerPort } from '@evergreen/core/ports';
import type { ResourceDirectory } from '@evergreen/core/resources';

import type { Database } from '../../../../db/index.ts';
import type { Backups } from '../../../base/backup/backups.ts';
import type { LogRetention } from '../../../base/log/log-retention.ts';
import type { FileStore } from '../../../files/files/file-store.ts';
import type { MailSender } from '../../../messaging/mail/mail-sender.ts';
import type { TellNotices } from '../../../messaging/notice/tell-notices.ts';
import type { ResourceServices } from '../../../records/resource/resource-services.ts';
import type { ClaimRepository } from '../claim.repository.ts';

/** What the work of jobs is done with. */
export interface JobWorkDependencies {
  readonly database: Database;
  readonly directory: ResourceDirectory;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  readonly serviceOf: ResourceServices['serviceOf'];
  readonly files: Pick<FileStore, 'remove'>;
  readonly retention: Pick<LogRetention, 'cleanAll'>;
  readonly claims: Pick<ClaimRepository, 'trim'>;
  /** The tenants that somebody may work for, by number. */
  readonly tenants: { enterable(userId: string): Promise<readonly { readonly id: number }[]> };
  readonly tellNotices: TellNotices;
  readonly mail: MailSender | null;
  readonly backups: Backups;
}
