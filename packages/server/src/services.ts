import { dirname, join } from 'node:path';

import { createResourceDirectory, type Resource, type ResourceDirectory } from '@evergreen/core/resources';
import type { DictionaryMap } from '@evergreen/core/contract';
import type { Locale } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort, RandomPort } from '@evergreen/core/ports';

import { createCaches, type Caches, type Database } from './db/index.ts';
import type { SignedInCall } from './http/call.types.ts';
import type { Gatekeeper } from './http/gatekeeper.types.ts';
import { createRateLimit, type RateLimit, type RateLimitOptions } from './http/rate-limit.ts';
import { createDataRuleRepository, type DataRuleRepository } from './modules/access/permission/data-rule.repository.ts';
import { rememberDataRules } from './modules/access/permission/remembered-data-rules.ts';
import { rememberPermissions } from './modules/access/permission/remembered-permissions.ts';
import {
  createPermissionRepository,
  type PermissionRepository,
} from './modules/access/permission/permission.repository.ts';
import { createAccountKeeping, type AccountKeeping } from './modules/access/people/account-powers.ts';
import { createAccountPowersRepository } from './modules/access/people/account-powers.repository.ts';
import { createBackups, type Backups } from './modules/base/backup/backups.ts';
import { createRateLimitRepository } from './modules/base/limits/rate-limit.repository.ts';
import { createAuditLog } from './modules/base/log/audit-log.ts';
import { createLoggedObjects, type LoggedObjects } from './modules/base/log/logged-objects.ts';
import { createLogRetention, type LogRetention } from './modules/base/log/log-retention.ts';
import { createLogRepository, type LogRepository } from './modules/base/log/log.repository.ts';
import { createLocalBus, type LiveBus } from './modules/live/channel/live-bus.ts';
import { createRowNews, type TellRows } from './modules/live/channel/row-news.ts';
import { createFileAccess, type FileAccessDependencies, type FileAccess } from './modules/files/files/file-access.ts';
import { createFileRepository } from './modules/files/files/file.repository.ts';
import { createSecretBox, type SecretBox } from './modules/base/secrets/secret-box.ts';
import type { FileStore } from './modules/files/files/file-store.ts';
import { createOwnPictures, type OwnPictures } from './modules/files/files/own-pictures.ts';
import { createFileUseRepository } from './modules/files/files/file-use.repository.ts';
import { createRowFiles, type RowFiles } from './modules/files/files/row-files.ts';
import { createStoredForms, type StoredForms } from './modules/online/form/stored-forms.ts';
import {
  createDictionaryRepository,
  rememberDictionaries,
  type DictionaryRepository,
} from './modules/records/dictionary/dictionary.repository.ts';
import { createFillRuleRepository } from './modules/records/rules/fill-rule.repository.ts';
import { createFillRules, type FillRules } from './modules/records/rules/fill-rules.ts';
import {
  createConditionContexts,
  type ConditionContextOf,
} from './modules/records/resource/conditions/condition-context.ts';
import type { RegisteredHooks, ResourceHooks } from './modules/records/resource/resource-hooks.types.ts';
import { createReachable, type Reachable } from './modules/records/resource/reachable.ts';
import {
  createMaskedSearches,
  MASKED_SEARCH_LIMIT,
  type MaskedSearches,
} from './modules/records/resource/conditions/masked-searches.ts';
import { createResourceRepository, type ResourceRepository } from './modules/records/resource/resource.repository.ts';
import { createRowRules } from './modules/records/resource/row-rules.ts';
import { createRowConditions, type Scope } from './modules/records/resource/row-scope.ts';
import { createTakenElsewhere, type TakenElsewhere } from './modules/records/resource/values/taken-elsewhere.ts';
import { createWriterNames, type WriterNames } from './modules/records/resource/values/writer-names.ts';
import {
  createDepartmentRepository,
  type DepartmentRepository,
} from './modules/session/account/department.repository.ts';
import { createCredentialCheck, type CredentialCheck } from './modules/session/auth/credential-check.ts';
import { createLoginThrottleRepository } from './modules/session/auth/login-throttle.repository.ts';
import { createLoginThrottle, type LoginThrottle } from './modules/session/auth/login-throttle.ts';
import { createOwnAnnouncementRepository } from './modules/messaging/announcement/own-announcement.repository.ts';
import { createNoticeServices, type NoticeServices } from './modules/messaging/notice/notice-services.ts';
import { createPasswordHasher, type PasswordHasher } from './modules/session/auth/password-hasher.ts';
import { createSessionRepository, type SessionRepository } from './modules/session/auth/session.repository.ts';
import { createUserRepository, type UserRepository } from './modules/session/auth/user.repository.ts';
import {
  createSecondFactorRepository,
  type SecondFactorRepository,
} from './modules/session/second-factor/second-factor.repository.ts';
import { createSmsCodeRepository, type SmsCodeRepository } from './modules/session/sms-code/sms-code.repository.ts';
import { createSmsCodes, type SmsCodes } from './modules/session/sms-code/sms-codes.ts';
import {
  createTenantRepository,
  rememberTenants,
  type TenantRepository,
} from './modules/session/tenant/tenant.repository.ts';
import { retentionOf, settingsOf, type ServiceOptions, type ServiceSettings } from './service-options.ts';
import { serverRandom } from './system-random.ts';

/** What several modules use, one instance of each per server. */
export interface Services extends NoticeServices {
  readonly database: Database;
  readonly transaction: Database['transaction'];
  /** What changes is told here, once it is committed. */
  readonly live: LiveBus;
  readonly tellRows: TellRows;
  /** What the process remembers of what it read. */
  readonly caches: Caches;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  readonly random: RandomPort;
  readonly files: FileStore;
  readonly backups: Backups;
  readonly settings: ServiceSettings;
  /** The resources of the platform, those of code and those that staff made. */
  readonly directory: ResourceDirectory;
  readonly storedForms: StoredForms;
  readonly gatekeeper: Gatekeeper;
  readonly mayReadFile: FileAccess;
  readonly rowFiles: RowFiles;
  readonly isOwnPicture: OwnPictures;
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly secondFactors: SecondFactorRepository;
  /** Under the key of the settings. */
  readonly secretBox: SecretBox;
  readonly departments: DepartmentRepository;
  readonly tenants: TenantRepository;
  readonly permissions: PermissionRepository;
  readonly accounts: AccountKeeping;
  readonly log: LogRepository;
  /** What the entries of the log call records. */
  readonly objects: LoggedObjects;
  readonly retention: LogRetention;
  readonly dictionaries: DictionaryRepository;
  readonly fillRules: FillRules;
  readonly writerNames: WriterNames;
  readonly dataRules: DataRuleRepository;
  readonly allDictionaries: (locale: Locale) => Promise<DictionaryMap>;
  readonly hasher: PasswordHasher;
  /** Shared, so that no way to try a password or a code avoids the throttle of the others. */
  readonly credentials: CredentialCheck;
  readonly throttle: LoginThrottle;
  readonly smsCodes: SmsCodeRepository;
  readonly codes: SmsCodes;
  /** The rows of a resource that are in a scope. Throws for a resource that is not in the registry. */
  readonly repositoryOf: (resource: Resource, scope: Scope) => ResourceRepository;
  /** The same rows for statements of a module's own. */
  readonly reachable: Reachable;
  /** What the variables of a condition stand for in a call. */
  readonly contextOf: ConditionContextOf;
  readonly hooksOf: (resource: Resource) => ResourceHooks | undefined;
  /** Registered when the services are there: hooks are made of them, and the rows that they reach depend on the scopes of hooks. */
  readonly addHooks: (registered: readonly RegisteredHooks[]) => void;
  readonly maskedSearches: MaskedSearches;
  readonly takenElsewhere: TakenElsewhere;
  /** A limit whose counts are stored under `name`. */
  readonly limitOf: (name: string, limit: RateLimitOptions) => RateLimit;
}

/** Announcements are read by whom they are for. */
function recipientsOf({ database, clock }: ServiceOptions): FileAccessDependencies['recipients'] {
  const own = createOwnAnnouncementRepository(database);
  return {
    announcement: async (id, { caller: { userId }, tenantId }) =>
      (await own.find({ userId, tenantId, now: clock.now(), locale: 'zh-CN' }, id)) !== undefined,
  };
}

const ownerOf = ({ caller: { userId, username } }: SignedInCall) => ({ id: userId, username });

// oxlint-disable-next-line eslint/max-lines-per-function -- because it only wires
export function createServices(options: ServiceOptions): Services {
  const { database, clock, logger, files, random = serverRandom } = options;
  const storedForms = createStoredForms(database, () => directory);
  const directory = createResourceDirectory(storedForms);
  const users = createUserRepository(database);
  const live = options.live ?? createLocalBus();
  const sessions = createSessionRepository(database, clock, (userId) =>
    database.onceCommitted(() => live.publish({ kind: 'session', userId })),
  );
  const caches = createCaches(database.versions);
  const tenants = rememberTenants(createTenantRepository(database, clock), caches, clock);
  const permissions = rememberPermissions(createPermissionRepository(database), caches);
  const dictionaries = rememberDictionaries(createDictionaryRepository(database, directory), caches);
  const counts = createRateLimitRepository(database, clock);
  const log = createLogRepository(database);
  const hasher = createPasswordHasher();
  const throttle = createLoginThrottle(createLoginThrottleRepository(database, clock), clock);
  const credentials = createCredentialCheck({ hasher, throttle });
  const dataRules = rememberDataRules(createDataRuleRepository(database), caches);
  const contextOf = createConditionContexts({ clock, departmentsOf: dataRules.departmentsOf });
  const hooks = new Map<string, ResourceHooks>();
  const hooksOf = (resource: Resource) => hooks.get(resource.name);
  const rowConditions = createRowConditions(
    createRowRules({
      contextOf,
      rulesOf: dataRules.rulesOf,
      hookScope: (resource, call) => hooksOf(resource)?.scope?.(call),
    }),
  );
  const smsCodes = createSmsCodeRepository(database, clock);
  const gatekeeper: Gatekeeper = {
    async authenticate(token) {
      const caller = await sessions.find(token);
      if (caller !== undefined) await storedForms.refresh();
      return caller;
    },
    noteUse: sessions.noteUse,
    mayEnter: ({ userId }, tenantId) => tenants.mayEnter(userId, tenantId),
    holds: ({ userId }, code) => permissions.holds(userId, code),
  };
  const repositoryOf: Services['repositoryOf'] = (resource, scope) =>
    createResourceRepository(database, resource, scope, rowConditions);
  const fileUses = createFileUseRepository(database);
  const storedFiles = createFileRepository(database, clock);
  const mayReadFile = createFileAccess({
    directory,
    gatekeeper,
    isInReach: async (resource, id, call) =>
      (await repositoryOf(resource, { kind: 'caller', call }).find(id)) !== undefined,
    uses: fileUses,
    recipients: recipientsOf(options),
  });
  const settings = settingsOf(options);
  const written = createAuditLog({ repository: log, counts, clock, logger });
  const told = createNoticeServices({ database, clock, logger, live, log, audit: written, place: options.mail });
  const { audit } = told;
  return {
    database,
    transaction: database.transaction,
    live,
    tellRows: createRowNews({ database, clock, live }),
    ...told,
    caches,
    clock,
    logger,
    random,
    files,
    backups: createBackups({
      database,
      clock,
      logger,
      folder: join(settings.places?.dataFolder ?? dirname(files.partsFolder), 'backups'),
    }),
    settings,
    storedForms,
    directory,
    gatekeeper,
    mayReadFile,
    rowFiles: createRowFiles({ files: storedFiles, uses: fileUses, mayRead: mayReadFile }),
    isOwnPicture: createOwnPictures(storedFiles),
    users,
    sessions,
    secondFactors: createSecondFactorRepository(database, clock),
    secretBox: createSecretBox(settings.secretsKey),
    departments: createDepartmentRepository(database),
    tenants,
    permissions,
    accounts: createAccountKeeping({
      directory,
      powers: createAccountPowersRepository(database),
      contextOf,
      tenantIdsOf: tenants.idsOf,
    }),
    log,
    objects: createLoggedObjects(database, directory),
    retention: createLogRetention(database, clock, retentionOf(options)),
    maskedSearches: createMaskedSearches({
      holds: gatekeeper.holds,
      limit: createRateLimit(counts, clock, 'maskedSearches', MASKED_SEARCH_LIMIT),
      counts,
      note: (call, content) => audit.record({ event: 'maskedField.searched', call, user: ownerOf(call), content }),
    }),
    takenElsewhere: createTakenElsewhere(counts),
    dictionaries,
    fillRules: createFillRules({ rules: createFillRuleRepository(database), clock, random }),
    writerNames: createWriterNames(database, caches),
    dataRules,
    allDictionaries: dictionaries.all,
    hasher,
    credentials,
    throttle,
    smsCodes,
    codes: createSmsCodes({ repository: smsCodes, credentials }),
    repositoryOf,
    reachable: createReachable(database.orm, rowConditions),
    contextOf,
    hooksOf,
    addHooks(registered) {
      for (const { resource, hooks: own } of registered) hooks.set(resource.name, own);
    },
    limitOf: (name, limit) => createRateLimit(counts, clock, name, limit),
  };
}
