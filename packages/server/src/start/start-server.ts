import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { err, ok, seconds, type Result, type LocalizedText } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort, TimerHandle } from '@evergreen/core/ports';

import { buildApp } from '../app.ts';
import {
  DATABASE_LIMITS,
  describeMissingColumns,
  missingColumns,
  roomWarning,
  type Database,
  type MeasureFreeSpace,
} from '../db/index.ts';
import { ADMINISTRATOR } from '../db/seed/organisation.seed.ts';
import { missingDictionaries } from '../modules/records/dictionary/missing-dictionaries.ts';
import { createPostgresBus, type PostgresBus } from '../modules/live/channel/postgres-bus.ts';
import { openFiles } from '../modules/files/files/open-files.ts';
import type { ServeCommand } from './command-line.ts';
import { addDemonstrationPictures } from './demonstration-pictures.ts';
import { openPlatform } from './open-platform.ts';
import { seedAccounts } from './operator/seed-platform.ts';
import { checkPort, portProblem, type PortProblem } from './port-check.ts';
import { startMessages } from './start.messages.ts';
import { loadStoredKey } from './stored-key.ts';

export interface StartDependencies {
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  /** Folder of the built application. */
  readonly applicationFolder: string;
  /** Defaults to the system implementation. */
  readonly measureFreeSpace?: MeasureFreeSpace;
}

export interface RunningServer {
  /** URL to open in a browser. */
  readonly url: string;
  readonly username: string;
  /** Set on the first start only; not stored anywhere. */
  readonly password: string | null;
  /** Warnings for the operator; the server runs nevertheless. */
  readonly warnings: readonly LocalizedText[];
  /** Graceful shutdown: rejects new calls, drains running ones, closes the database. Completes within ten seconds. */
  stop(): Promise<void>;
}

/** Drain timeout for running calls at shutdown; one of the ten seconds is left to close the database. */
const GRACE = seconds(9);

/** Start the server for a parsed command; expected failures are returned as messages for the operator. */
export async function startServer(
  command: ServeCommand,
  dependencies: StartDependencies,
): Promise<Result<RunningServer, LocalizedText>> {
  const { host, port, dataFolder, databaseUrl } = command;
  const free = await checkPort(host, port);
  if (!free.ok) return err(portMessage(command, free.error));

  const { clock, logger, applicationFolder } = dependencies;
  const opened = await openPlatform({ dataFolder, databaseUrl, ...(port === 0 ? {} : { port }) }, clock, logger);
  if (!opened.ok) return opened;
  const database = opened.value;
  let app: FastifyInstance | undefined;
  let bus: PostgresBus | undefined;
  try {
    const [missing] = await missingColumns(database);
    if (missing !== undefined) {
      await database.close();
      return err(describeMissingColumns(missing));
    }
    const keys = await loadKeys(command, logger);
    if (!keys.ok) {
      await database.close();
      return keys;
    }
    const password = await seedAccounts(database, command, clock);
    const { s3, isStoreAccepted } = command;
    const stored = await openFiles({ dataFolder, s3, isStoreAccepted }, database, clock);
    if (!stored.ok) {
      await database.close();
      return err(startMessages.otherFileStore(stored.error.place));
    }
    const { files, swept } = stored.value;
    if (swept > 0) logger.warn('files.swept', { count: swept });
    if (password !== null && !command.isEmpty) await addDemonstrationPictures(database, files, clock);
    bus = busOf(command, database, dependencies);
    const busState = await bus?.start();
    app = await buildApp({
      database,
      ...(bus === undefined ? {} : { live: bus }),
      clock,
      logger,
      files,
      places: { dataFolder, ...(s3 === undefined ? {} : { bucket: `${s3.bucket}/${s3.prefix}` }) },
      ...(command.fileQuota === undefined ? {} : { fileQuota: command.fileQuota }),
      ...keys.value,
      ...(command.isApiOnly ? {} : { applicationFolder }),
      legacyExpiry: command.legacyExpiry,
      ...(command.listCipher === undefined ? {} : { listCipher: command.listCipher }),
      frameHosts: command.frameHosts,
      mapHosts: command.mapHosts,
      trustedProxies: command.trustedProxies,
      hasLoginChallenges: true,
      dataSourceHosts: command.dataSourceHosts,
      ...(command.smsUrl === undefined ? {} : { smsUrl: command.smsUrl }),
      hasTestProvider: command.hasTestProvider,
      hasAccessLog: command.hasAccessLog,
      runsJobs: command.runsJobs,
      ...(command.metricsToken === undefined ? {} : { metricsToken: command.metricsToken }),
      retention: command.retention,
      ...(command.cas === undefined ? {} : { cas: command.cas }),
    });
    await app.listen({ host, port });
    // PostgreSQL does so by itself. Without a count of the rows the embedded database reads a large table where an index would do.
    if (database.engine === 'embedded') void database.orm.execute(sql`analyze`).catch(() => undefined);
    const room = await roomWarning(dataFolder, DATABASE_LIMITS.freeSpace, dependencies.measureFreeSpace);
    const warnings = [
      ...(room === undefined ? [] : [room]),
      ...(busState === undefined || busState === 'listening' ? [] : [startMessages.notListening]),
      ...(await missingDictionaries(database)),
    ];
    return ok({ ...runningServer(app, { database, bus }, host, clock), password, warnings });
  } catch (error) {
    await app?.close();
    await bus?.close();
    await database.close();
    const problem = portProblem(error);
    if (problem.code.startsWith('EADDR') || problem.code === 'EACCES') return err(portMessage(command, problem));
    throw error;
  }
}

/** What reaches the other processes of one PostgreSQL; the embedded database belongs to this process alone. */
function busOf(
  { databaseUrl, listenUrl }: ServeCommand,
  database: Database,
  { clock, logger }: StartDependencies,
): PostgresBus | undefined {
  const url = listenUrl ?? databaseUrl;
  if (databaseUrl === undefined || url === undefined) return undefined;
  return createPostgresBus({ url, database, clock, logger, processId: randomUUID() });
}

/** The keys that are kept beside the database. */
async function loadKeys(
  { dataFolder, secretsKey }: ServeCommand,
  logger: LoggerPort,
): Promise<Result<{ readonly fingerprintKey: Uint8Array; readonly secretsKey: Uint8Array }, LocalizedText>> {
  const fingerprint = await loadStoredKey(dataFolder, 'fingerprint', logger);
  if (!fingerprint.ok) return fingerprint;
  const secrets = secretsKey === undefined ? await loadStoredKey(dataFolder, 'secrets', logger) : ok(secretsKey);
  return secrets.ok ? ok({ fingerprintKey: fingerprint.value, secretsKey: secrets.value }) : secrets;
}

function runningServer(
  app: FastifyInstance,
  { database, bus }: { readonly database: Database; readonly bus: PostgresBus | undefined },
  host: string,
  clock: ClockPort,
): Omit<RunningServer, 'password' | 'warnings'> {
  return {
    url: urlOf(host, portOf(app)),
    username: ADMINISTRATOR,
    async stop() {
      const started = clock.now();
      let timer: TimerHandle;
      // Idle keep-alive connections would delay the shutdown.
      const letGo = (): void => {
        if (clock.now() - started < GRACE) app.server.closeIdleConnections();
        else app.server.closeAllConnections();
        timer = clock.setTimeout(letGo, 100);
      };
      letGo();
      await app.close();
      clock.clearTimeout(timer);
      await bus?.close();
      await database.close();
    },
  };
}

function portOf(app: FastifyInstance): number {
  const address: AddressInfo | string | null = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}

/** A wildcard listen address cannot be opened in a browser: return the loopback address instead. */
function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function portMessage({ host, port }: ServeCommand, problem: PortProblem): LocalizedText {
  return problem.code === 'EADDRINUSE'
    ? startMessages.portTaken(host, port)
    : startMessages.cannotListen(host, port, problem.reason);
}
