import { randomBytes } from 'node:crypto';

import type { ClockPort, LoggerPort, RandomPort } from '@evergreen/core/ports';

import type { Database } from './db/index.ts';
import type { FileStore } from './modules/files/files/file-store.ts';
import type { LiveBus } from './modules/live/channel/live-bus.ts';
import type { MailPlace } from './modules/messaging/mail/mail-sender.ts';
import { DEFAULT_RETENTION, type RetentionSettings } from './modules/base/log/log-retention.ts';
import type { StoragePlaces } from './modules/insight/monitor/disk-places.ts';
import type { CasPlace } from './modules/session/cas/cas-client.ts';

/** What one server is made of; the caller that opened the database closes it. */
export interface ServiceOptions {
  /** Migrated and seeded. */
  readonly database: Database;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  /** Where the files that people send are stored. */
  readonly files: FileStore;
  /** Bytes that one person may store; 2 GB by default. */
  readonly fileQuota?: number;
  /** Where text messages are posted to; without it they are stored in the outbox for administrators. */
  readonly smsUrl?: string;
  /** Takes e-mail; none is sent without it. */
  readonly mail?: MailPlace;
  /** Offers a provider at which anybody may say who they are; for trials only. */
  readonly hasTestProvider?: boolean;
  /** The single sign-on of the organisation. */
  readonly cas?: CasPlace;
  /**
   * Requires the slider, then the captcha, after failed sign-ins. Only for clients that can show them; without it only the
   * growing wait slows guessing down.
   */
  readonly hasLoginChallenges?: boolean;
  /** Seals stored secrets, 32 bytes; drawn anew for this process when left out. */
  readonly secretsKey?: Uint8Array;
  /** `host:port` of the databases that data sources may name; none when left out. */
  readonly dataSourceHosts?: readonly string[];
  /** How long each log is kept; 180 days and a million rows by default. */
  readonly retention?: Partial<RetentionSettings>;
  /** Where the platform stores, for its monitors; the folder of files on their way in when left out. */
  readonly places?: StoragePlaces;
  /** Source of codes and captchas; the cryptographic source of the system when left out. */
  readonly random?: RandomPort;
  /** Reaches the other processes of the platform; without it there are none. */
  readonly live?: LiveBus;
  /** Lets its holder read the metrics of this process; nobody when left out. */
  readonly metricsToken?: string;
  /** Whether this process plans and runs jobs once it listens; true when left out. */
  readonly runsJobs?: boolean;
}

/** What the operator decided, with what holds where they said nothing. */
export interface ServiceSettings {
  readonly smsUrl: string | undefined;
  readonly cas: CasPlace | undefined;
  readonly hasTestProvider: boolean;
  readonly hasLoginChallenges: boolean;
  readonly fileQuota: number;
  readonly secretsKey: Uint8Array;
  readonly dataSourceHosts: readonly string[];
  readonly places: StoragePlaces | undefined;
  readonly runsJobs: boolean;
  readonly metricsToken: string | undefined;
}

/** Bytes of an AES-256 key. */
const SECRETS_KEY_LENGTH = 32;

const DEFAULT_FILE_QUOTA = 2 * 1024 ** 3;

export function retentionOf({ retention }: ServiceOptions): RetentionSettings {
  const usual = DEFAULT_RETENTION;
  return { signIns: usual, operations: usual, dataLog: usual, messages: usual, ...retention };
}

export function settingsOf(options: ServiceOptions): ServiceSettings {
  return {
    smsUrl: options.smsUrl,
    cas: options.cas,
    hasTestProvider: options.hasTestProvider ?? false,
    hasLoginChallenges: options.hasLoginChallenges ?? false,
    fileQuota: options.fileQuota ?? DEFAULT_FILE_QUOTA,
    secretsKey: options.secretsKey ?? randomBytes(SECRETS_KEY_LENGTH),
    dataSourceHosts: options.dataSourceHosts ?? [],
    places: options.places,
    runsJobs: options.runsJobs ?? true,
    metricsToken: options.metricsToken,
  };
}
