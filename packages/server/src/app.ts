import { randomBytes, randomUUID } from 'node:crypto';

import Fastify, { type FastifyInstance } from 'fastify';

import { resources, type Resource } from '@evergreen/core/resources';
import type { ResponseCipher } from '@evergreen/core/contract';
import type { ClockPort, LoggerPort, RandomPort } from '@evergreen/core/ports';

import type { Database } from './db/index.ts';
import { accessTable } from './http/access-table.ts';
import type { EndpointRoute } from './http/endpoint-route.ts';
import { acceptJsonOnly, BODY_LIMIT } from './http/json-body.ts';
import { createListSeal } from './http/list-seal.ts';
import { createRateLimit, type RateLimitOptions } from './http/rate-limit.ts';
import { registerEndpoint } from './http/register-endpoint.ts';
import { registerDownload, registerUploads } from './http/register-transfer.ts';
import { attachRequestFailures, createRequestFailures } from './http/request-failures.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { hangUpOnSlowSenders, LONGEST_REQUEST, SILENCE } from './http/slow-senders.ts';
import { serveApplication } from './http/static-app.ts';
import { accountRoutes } from './modules/session/account/account.routes.ts';
import { createDepartmentRepository } from './modules/session/account/department.repository.ts';
import { createDepartmentService } from './modules/session/account/department.service.ts';
import { createPasswordService } from './modules/session/account/password.service.ts';
import { passwordRecoveryRoutes } from './modules/session/password-recovery/password-recovery.routes.ts';
import { createPasswordRecoveryService } from './modules/session/password-recovery/password-recovery.service.ts';
import { createTicketRepository } from './modules/session/password-recovery/ticket.repository.ts';
import { createResourceRepository, type ResourceRepository } from './modules/records/resource/resource.repository.ts';
import { resourceRoutes } from './modules/records/resource/resource.routes.ts';
import { createResourceService } from './modules/records/resource/resource.service.ts';
import { authRoutes } from './modules/session/auth/auth.routes.ts';
import { createAuthService, PICTURE_LIMIT } from './modules/session/auth/auth.service.ts';
import { createCredentialCheck } from './modules/session/auth/credential-check.ts';
import { createLoginThrottleRepository } from './modules/session/auth/login-throttle.repository.ts';
import { createLoginThrottle } from './modules/session/auth/login-throttle.ts';
import { createPasswordHasher } from './modules/session/auth/password-hasher.ts';
import { createSessionRepository } from './modules/session/auth/session.repository.ts';
import { createUserRepository } from './modules/session/auth/user.repository.ts';
import { createCaptchaRepository } from './modules/session/captcha/captcha.repository.ts';
import { createCaptcha } from './modules/session/captcha/captcha.ts';
import { casLogoutUrl, createCasClient, type CasPlace } from './modules/session/cas/cas-client.ts';
import { loginMethodsRoutes } from './modules/session/cas/cas.routes.ts';
import { createCasService, TICKET_LIMIT } from './modules/session/cas/cas.service.ts';
import { createCheckRuleRepository } from './modules/records/check/check-rule.repository.ts';
import { checkRoutes } from './modules/records/check/check.routes.ts';
import { CHECK_LIMIT, createCheckService } from './modules/records/check/check.service.ts';
import { createDictionaryRepository } from './modules/records/dictionary/dictionary.repository.ts';
import { dictionaryRoutes } from './modules/records/dictionary/dictionary.routes.ts';
import { createFileRepository } from './modules/files/files/file.repository.ts';
import { fileRoutes } from './modules/files/files/file.routes.ts';
import { createFileService, FILE_LIMIT } from './modules/files/files/file.service.ts';
import type { FileStore } from './modules/files/files/file-store.ts';
import { createGrantRepository } from './modules/access/grant/grant.repository.ts';
import { grantRoutes } from './modules/access/grant/grant.routes.ts';
import { createGrantService } from './modules/access/grant/grant.service.ts';
import { healthRoutes } from './modules/base/health/health.routes.ts';
import { createAnswerStore } from './modules/base/idempotency/idempotency.repository.ts';
import { createAuditLog } from './modules/base/log/audit-log.ts';
import { createLogRepository } from './modules/base/log/log.repository.ts';
import { createHomeRepository } from './modules/insight/home/home.repository.ts';
import { homeRoutes } from './modules/insight/home/home.routes.ts';
import { logRoutes } from './modules/base/log/log.routes.ts';
import { createRateLimitRepository } from './modules/base/limits/rate-limit.repository.ts';
import { createPermissionRepository } from './modules/access/permission/permission.repository.ts';
import { permissionRoutes } from './modules/access/permission/permission.routes.ts';
import { createRegistrationRepository } from './modules/session/registration/registration.repository.ts';
import { registrationRoutes } from './modules/session/registration/registration.routes.ts';
import { createRegistrationService } from './modules/session/registration/registration.service.ts';
import { sessionRoutes } from './modules/session/sessions/sessions.routes.ts';
import { createSessionService } from './modules/session/sessions/sessions.service.ts';
import { createHttpSmsSender } from './modules/messaging/sms/http-sms-sender.ts';
import { createSmsCodeRepository } from './modules/session/sms-code/sms-code.repository.ts';
import { createSmsCodes } from './modules/session/sms-code/sms-codes.ts';
import { createSmsOutbox } from './modules/messaging/sms/sms-outbox.ts';
import { smsRoutes } from './modules/session/sms-code/sms.routes.ts';
import { ADDRESS_LIMIT, createSmsService, NUMBER_LIMIT } from './modules/session/sms-code/sms.service.ts';
import { createTenantRepository } from './modules/session/tenant/tenant.repository.ts';
import { tenantRoutes } from './modules/session/tenant/tenant.routes.ts';
import { serveTestProvider } from './modules/session/third-party/test-provider.ts';
import { createThirdPartyRepository } from './modules/session/third-party/third-party.repository.ts';
import { thirdPartyRoutes } from './modules/session/third-party/third-party.routes.ts';
import { createThirdPartyService } from './modules/session/third-party/third-party.service.ts';
import { systemRandom } from './system-random.ts';

/** Characters of a part of an address that is a parameter, still encoded: a stored file's name of 200 units takes 1,800 at most. */
const LONGEST_PARAMETER = 2400;

export interface AppOptions {
  /** Migrated and seeded; whoever opened it closes it. */
  readonly database: Database;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  /** Where the files that people send lie. */
  readonly files: FileStore;
  /** The key under which secret bodies are hashed; drawn anew for this process when left out. */
  readonly fingerprintKey?: Uint8Array;
  /** The folder of the built application; without it only the calls are answered. */
  readonly applicationFolder?: string;
  /** Says an ended session as the older family does (HTTP 500, Token失效) instead of 401. */
  readonly legacyExpiry?: boolean;
  /** Encrypts the lists, for installations that agreed on a key with their clients. */
  readonly listCipher?: ResponseCipher;
  /** Origins whose pages the application may show in a frame. */
  readonly frameHosts?: readonly string[];
  /** Addresses or networks of the proxies whose `X-Forwarded-For` is believed; without them a caller's address is the connection's. */
  readonly trustedProxies?: readonly string[];
  /** Where text messages are posted to; without it they are kept in the outbox for administrators. */
  readonly smsUrl?: string;
  /** Offers a provider at which anybody may say who they are; for trying out alone. */
  readonly hasTestProvider?: boolean;
  /** The single sign-on of the house. */
  readonly cas?: CasPlace;
  /**
   * Asks for the slider, then the captcha, after failed sign-ins. Only for clients that can show them; without it the
   * growing wait alone slows guessing down.
   */
  readonly hasLoginChallenges?: boolean;
  /** Codes and captchas are drawn from it; the machine's cryptographic source when left out. */
  readonly random?: RandomPort;
}

/** Builds the server without listening: `inject` asks it in tests, `listen` opens it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, clock, logger, applicationFolder, legacyExpiry = false, listCipher, trustedProxies = [] } = options;
  const listSeal = listCipher === undefined ? undefined : createListSeal(listCipher);
  const failures = createRequestFailures(clock, logger);
  const app = Fastify({
    logger: false,
    // An empty list would still be a function that is asked of every call.
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    requestTimeout: LONGEST_REQUEST,
    http: { headersTimeout: SILENCE },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => failures.answerError(error, request, reply),
  });
  app.decorateRequest('caller', undefined);
  attachRequestFailures(app, failures);
  acceptJsonOnly(app);
  hangUpOnSlowSenders(app, clock);
  await addSecurityHeaders(app, options.frameHosts ?? []);

  const sessions = createSessionRepository(database, clock);
  const permissions = createPermissionRepository(database);
  const tenants = createTenantRepository(database);
  const gatekeeper = {
    authenticate: sessions.find,
    noteUse: sessions.noteUse,
    belongsTo: async ({ userId }: { userId: string }, tenantId: number) =>
      (await tenants.ofUser(userId)).some(({ id }) => id === tenantId),
    holds: ({ userId }: { userId: string }, code: string) => permissions.holds(userId, code),
  };
  const answers = createAnswerStore(database, clock);
  const routes = allRoutes(options);
  accessTable(routes);
  const registration = {
    database,
    clock,
    gatekeeper,
    answers,
    legacyExpiry,
    listSeal,
    fingerprintKey: options.fingerprintKey ?? randomBytes(32),
  };
  for (const route of routes) {
    if (route.needs === 'download') registerDownload(app, route, registration);
    else if (route.needs !== 'upload') registerEndpoint(app, route, registration);
  }
  await registerUploads(
    app,
    routes.filter((route) => route.needs === 'upload'),
    registration,
  );
  if (options.hasTestProvider === true) serveTestProvider(app, createThirdPartyRepository(database, clock));
  if (applicationFolder !== undefined) await serveApplication(app, applicationFolder);
  return app;
}

type RouteOptions = Pick<
  AppOptions,
  'database' | 'clock' | 'logger' | 'files' | 'smsUrl' | 'cas' | 'hasTestProvider' | 'random' | 'hasLoginChallenges'
>;

/** Every call that the server answers, with what handles it. */
export function allRoutes({
  database,
  clock,
  logger,
  files,
  smsUrl,
  cas,
  hasTestProvider = false,
  random = systemRandom,
  hasLoginChallenges = false,
}: RouteOptions): readonly EndpointRoute[] {
  const sessions = createSessionRepository(database, clock);
  const dictionaries = createDictionaryRepository(database);
  const users = createUserRepository(database);
  const departments = createDepartmentRepository(database);
  const tenants = createTenantRepository(database);
  const hasher = createPasswordHasher();
  const log = createLogRepository(database);
  const credentials = createCredentialCheck({
    hasher,
    throttle: createLoginThrottle(createLoginThrottleRepository(database, clock), clock),
  });
  const counts = createRateLimitRepository(database, clock);
  const limitOf = (name: string, limit: RateLimitOptions) => createRateLimit(counts, clock, name, limit);
  const audit = createAuditLog({ repository: log, counts, clock, logger });
  const { transaction } = database;
  const smsCodes = createSmsCodeRepository(database, clock);
  const outbox = createSmsOutbox(database, clock);
  const codes = createSmsCodes({ repository: smsCodes, credentials });
  const auth = createAuthService({
    hasChallenges: hasLoginChallenges,
    users,
    sessions,
    departments,
    tenants,
    audit,
    credentials,
    captcha: createCaptcha(createCaptchaRepository(database, clock), random),
    pictureLimit: limitOf('pictures', PICTURE_LIMIT),
    codes,
    allDictionaries: dictionaries.all,
    ...(cas === undefined ? {} : { logoutUrl: casLogoutUrl(cas) }),
  });
  const casService = createCasService({
    cas: cas === undefined ? undefined : { place: cas, client: createCasClient(cas, logger) },
    users,
    sessions,
    departments,
    tenants,
    audit,
    allDictionaries: dictionaries.all,
    limit: limitOf('casTickets', TICKET_LIMIT),
  });
  const thirdParty = createThirdPartyService({
    repository: createThirdPartyRepository(database, clock),
    users,
    sessions,
    departments,
    tenants,
    audit,
    allDictionaries: dictionaries.all,
    hasher,
    credentials,
    clock,
    transaction,
  });
  const sms = createSmsService({
    users,
    codes: smsCodes,
    sender: smsUrl === undefined ? outbox : createHttpSmsSender(smsUrl, logger),
    hasher,
    random,
    numberLimit: limitOf('smsByNumber', NUMBER_LIMIT),
    addressLimit: limitOf('smsByAddress', ADDRESS_LIMIT),
  });
  const registration = createRegistrationService({
    accounts: createRegistrationRepository(database, clock),
    codes,
    hasher,
    transaction,
  });
  const passwordRecovery = createPasswordRecoveryService({
    users,
    sessions,
    tickets: createTicketRepository(database, clock),
    codes,
    hasher,
    audit,
    transaction,
  });
  const passwords = createPasswordService({ users, sessions, hasher, credentials, audit, transaction });
  const permissions = createPermissionRepository(database);
  const grants = createGrantRepository(database);
  const repositories = new Map<string, ResourceRepository>(
    resources.map((resource) => [resource.name, createResourceRepository(database, resource)]),
  );
  function repositoryOf(resource: Resource): ResourceRepository {
    const repository = repositories.get(resource.name);
    if (repository === undefined) throw new Error(`The resource "${resource.name}" is not in the registry`);
    return repository;
  }
  return [
    ...healthRoutes(database),
    ...authRoutes(auth),
    ...loginMethodsRoutes(casService, { place: cas, hasTestProvider }),
    ...thirdPartyRoutes(thirdParty),
    ...smsRoutes(sms, outbox),
    ...registrationRoutes(registration),
    ...passwordRecoveryRoutes(passwordRecovery),
    ...accountRoutes(passwords, createDepartmentService({ users, departments, tenants })),
    ...sessionRoutes(createSessionService({ sessions, log, audit, transaction })),
    ...logRoutes(log),
    ...homeRoutes(createHomeRepository(database), clock),
    ...tenantRoutes(tenants),
    ...permissionRoutes(permissions),
    ...grantRoutes(createGrantService({ grants, permissions, audit, transaction }), grants),
    ...checkRoutes(
      createCheckService({
        repositoryOf,
        holds: ({ userId }, code) => permissions.holds(userId, code),
        rules: createCheckRuleRepository(database),
        limit: limitOf('checks', CHECK_LIMIT),
      }),
    ),
    ...dictionaryRoutes(dictionaries, repositoryOf, ({ userId }, code) => permissions.holds(userId, code)),
    ...fileRoutes(
      createFileService({
        store: files,
        files: createFileRepository(database, clock),
        limit: limitOf('files', FILE_LIMIT),
      }),
    ),
    ...resources.flatMap((resource) =>
      resourceRoutes(
        resource,
        createResourceService(resource, { database, clock, repositoryOf, dictionaries: dictionaries.byCodes }),
      ),
    ),
  ];
}
