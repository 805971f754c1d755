import { randomBytes, randomUUID } from 'node:crypto';

import Fastify, { type FastifyInstance } from 'fastify';

import type { ResponseCipher } from '@evergreen/core/contract';

import { logCalls } from './http/access-log.ts';
import { accessTable } from './http/access-table.ts';
import { withPosted, type EndpointRoute } from './http/endpoint-route.ts';
import { acceptJsonOnly, BODY_LIMIT } from './http/json-body.ts';
import { createListSeal } from './http/list-seal.ts';
import type { BucketSize } from './http/rate-bucket.ts';
import { createOwnWork } from './http/own-work.ts';
import { registerEndpoint } from './http/register-endpoint.ts';
import { registerDownload, registerResumable, registerUploads } from './http/register-transfer.ts';
import { readWithinCalls } from './http/call-versions.ts';
import { attachRequestFailures, createRequestFailures } from './http/request-failures.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { hangUpOnSlowSenders, LONGEST_REQUEST, SILENCE } from './http/slow-senders.ts';
import { serveApplication } from './http/static-app.ts';
import { createGrantModule } from './modules/access/grant/grant.module.ts';
import { createPickerModule } from './modules/access/picker/picker.module.ts';
import { createPeopleModule } from './modules/access/people/people.module.ts';
import { createPermissionModule } from './modules/access/permission/permission.module.ts';
import { createHealthModule } from './modules/base/health/health.module.ts';
import { noteOperations } from './modules/base/log/operation-log.ts';
import { createOpenApiModule } from './modules/base/openapi/openapi.module.ts';
import { createFileModule } from './modules/files/files/file.module.ts';
import { createFiguresModule } from './modules/insight/figures/figures.module.ts';
import { createHomeModule } from './modules/insight/home/home.module.ts';
import { createBackupModule } from './modules/base/backup/backup.module.ts';
import { createMonitorModule } from './modules/insight/monitor/monitor.module.ts';
import { createWorkModule } from './modules/insight/work/work.module.ts';
import { createLiveModule } from './modules/live/channel/live.module.ts';
import { createCheckModule } from './modules/records/check/check.module.ts';
import { createDictionaryModule } from './modules/records/dictionary/dictionary.module.ts';
import { createTreeModule } from './modules/records/tree/tree.module.ts';
import { createAnnouncementModule } from './modules/messaging/announcement/announcement.module.ts';
import { createColleagueModule } from './modules/access/colleague/colleague.module.ts';
import { createOnlineFormModule } from './modules/online/form/online-form.module.ts';
import { createStoredResourceModule } from './modules/online/form/stored-resource.module.ts';
import { createReportModule } from './modules/online/report/report.module.ts';
import { createDataLogModule } from './modules/records/history/data-log.module.ts';
import { createNoticeChoiceModule } from './modules/messaging/notice-choice/notice-choice.module.ts';
import { createMessageModule } from './modules/messaging/message/message.module.ts';
import { createResourceModule } from './modules/records/resource/resource.module.ts';
import { createTransferModule } from './modules/records/transfer/transfer.module.ts';
import { resourceHooks } from './resource-hooks.registry.ts';
import { createJobModule } from './modules/schedule/job/job.module.ts';
import { createListLayoutModule } from './modules/records/list-layout/list-layout.module.ts';
import { createDossierModule } from './modules/records/dossier/dossier.module.ts';
import { createPresenceModule } from './modules/records/presence/presence.module.ts';
import { createSavedQueryModule } from './modules/records/saved-query/saved-query.module.ts';
import { createRulesModule } from './modules/records/rules/rules.module.ts';
import { createAccountModule } from './modules/session/account/account.module.ts';
import { createAuthModule } from './modules/session/auth/auth.module.ts';
import { guardSignIns, SIGN_IN_PACE } from './modules/session/auth/sign-in-gate.ts';
import { createCasModule } from './modules/session/cas/cas.module.ts';
import { createPasswordRecoveryModule } from './modules/session/password-recovery/password-recovery.module.ts';
import { createProfileModule } from './modules/session/profile/profile.module.ts';
import { createRegistrationModule } from './modules/session/registration/registration.module.ts';
import { createSecondFactorModule } from './modules/session/second-factor/second-factor.module.ts';
import { createSessionModule } from './modules/session/sessions/sessions.module.ts';
import { createSmsModule } from './modules/session/sms-code/sms.module.ts';
import { createTenantModule } from './modules/session/tenant/tenant.module.ts';
import { createThirdPartyModule } from './modules/session/third-party/third-party.module.ts';
import { createAnswerStore } from './modules/base/idempotency/idempotency.repository.ts';
import type { ServerModule } from './server-module.types.ts';
import type { ServiceOptions } from './service-options.ts';
import { createServices, type Services } from './services.ts';

/**
 * Bytes of an address with its headers: a batch of the contract, a thousand identifiers, is answered at the specified address too. Clients
 * of the core post what is longer than every proxy takes.
 */
const LARGEST_HEAD = 64 * 1024;

/** Characters of a part of an address that is a parameter, still encoded: a stored file's name of 200 units takes 1,800 at most. */
const LONGEST_PARAMETER = 2400;

export interface AppOptions extends ServiceOptions {
  /** The key under which secret bodies are hashed; drawn anew for this process when left out. */
  readonly fingerprintKey?: Uint8Array;
  /** The folder of the built application; without it only the calls are answered. */
  readonly applicationFolder?: string;
  /** Answers an ended session as the older family does (HTTP 500, Token失效) instead of 401. */
  readonly legacyExpiry?: boolean;
  /** Encrypts the lists, for installations that agreed on a key with their clients. */
  readonly listCipher?: ResponseCipher;
  /** Origins whose pages the application may show in a frame. */
  readonly frameHosts?: readonly string[];
  /** Origins that the script, the pictures and the answers of a map service come from. */
  readonly mapHosts?: readonly string[];
  /** Addresses or networks of the proxies whose `X-Forwarded-For` is believed; without them a caller's address is the connection's. */
  readonly trustedProxies?: readonly string[];
  /** Tries to sign in that are read of one address; `SIGN_IN_PACE` when left out. */
  readonly signInPace?: BucketSize;
  /** Writes a line for each call to the logger. */
  readonly hasAccessLog?: boolean;
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
    http: { headersTimeout: SILENCE, maxHeaderSize: LARGEST_HEAD },
    clientErrorHandler: (error, socket) => failures.answerUnreadable(error, socket),
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => failures.answerError(error, request, reply),
  });
  app.decorateRequest('caller', undefined);
  app.decorateRequest('tokenOwner', undefined);
  app.decorateRequest('arrivedAt', 0);
  app.decorateReply('outcome', undefined);
  app.decorateRequest('tenantId', 0);
  attachRequestFailures(app, failures);
  const services = createServices(options);
  hangUpOnSlowSenders(app, clock);
  guardSignIns(app, { throttle: services.throttle, clock, pace: options.signInPace ?? SIGN_IN_PACE });
  readWithinCalls(app, database);
  acceptJsonOnly(app);
  await addSecurityHeaders(app, { frameHosts: options.frameHosts ?? [], mapHosts: options.mapHosts ?? [] });

  const modules = [...createModules(services), createLiveModule(services, trustedProxies.length > 0)];
  const routes = routesOf(modules);
  accessTable(routes);
  noteOperations(app, routes, services);
  if (options.hasAccessLog === true) logCalls(app, services);
  for (const { attach } of modules) attach?.(app);
  const registration = {
    database,
    clock,
    gatekeeper: services.gatekeeper,
    answers: createAnswerStore(database, clock),
    ownWork: createOwnWork(),
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
  for (const { protocols = [] } of modules)
    for (const protocol of protocols) await registerResumable(app, protocol, registration);
  for (const { servePages } of modules) servePages?.(app);
  if (applicationFolder !== undefined) await serveApplication(app, applicationFolder);
  return app;
}

/** Every call that the server answers, with what handles it. */
export function allRoutes(options: ServiceOptions): readonly EndpointRoute[] {
  return routesOf(createModules(createServices(options)));
}

function routesOf(modules: readonly ServerModule[]): readonly EndpointRoute[] {
  return withPosted(modules.flatMap(({ routes }) => routes));
}

function createModules(services: Services): readonly ServerModule[] {
  services.addHooks(resourceHooks(services));
  const rows = createResourceModule(services);
  const transfer = createTransferModule(services);
  return [
    createHealthModule(services),
    createOpenApiModule(),
    createAuthModule(services),
    createCasModule(services),
    createThirdPartyModule(services),
    createSmsModule(services),
    createRegistrationModule(services),
    createPasswordRecoveryModule(services),
    createAccountModule(services),
    createProfileModule(services),
    createSecondFactorModule(services),
    createNoticeChoiceModule(services),
    createSessionModule(services),
    createHomeModule(services),
    createFiguresModule(services),
    createWorkModule(services),
    createMonitorModule(services),
    createBackupModule(services),
    createJobModule(services),
    createTenantModule(services),
    createPermissionModule(services),
    createGrantModule(services),
    createPickerModule(services),
    createCheckModule(services),
    createRulesModule(services),
    createDictionaryModule(services),
    createTreeModule(services),
    createFileModule(services),
    rows,
    transfer,
    createOnlineFormModule(services),
    createStoredResourceModule(services, (resource) => [...rows.routesOf(resource), ...transfer.routesOf(resource)]),
    createSavedQueryModule(services),
    createListLayoutModule(services),
    createPresenceModule(services),
    createDossierModule(services),
    createColleagueModule(services),
    createPeopleModule(services),
    createAnnouncementModule(services),
    createReportModule(services),
    createDataLogModule(services),
    createMessageModule(services),
  ];
}
