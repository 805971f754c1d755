import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance, InjectOptions } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';

import type { LoggerPort } from '@evergreen/core/ports';
import { fakeClock, type FakeClock } from '@evergreen/core/testing';

import { buildApp, type AppOptions } from '../src/app.ts';
import type { DatabaseEngine } from '../src/db/index.ts';
import { createLineLogger } from '../src/start/line-logger.ts';
import { createFolderObjectStore } from '../src/modules/files/files/folder-object-store.ts';
import type { ObjectStore } from '../src/modules/files/files/object-store.types.ts';
import { createFileStore, type FileStore } from '../src/modules/files/files/file-store.ts';
import { PASSWORD } from './database-templates.ts';
import { createTestDatabase, describeEachEngine, type TestDatabase } from './test-database.ts';

export { PASSWORD };

/** Stricter than what clients accept: every part is there and nothing else. */
const envelopeSchema = v.strictObject({
  success: v.boolean(),
  message: v.pipe(v.string(), v.minLength(1)),
  code: v.number(),
  result: v.unknown(),
  timestamp: v.number(),
  error: v.optional(
    v.strictObject({
      kind: v.string(),
      fields: v.record(v.string(), v.string()),
      rows: v.optional(v.array(v.strictObject({ id: v.string(), reason: v.string() }))),
    }),
  ),
});

/** What a call got: HTTP status, envelope and headers. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The envelope, without its time stamp and its `error`. */
  readonly envelope: Readonly<Omit<v.InferOutput<typeof envelopeSchema>, 'timestamp' | 'error'>>;
  /** The refused fields and rows that the envelope names; undefined for none. */
  readonly error: v.InferOutput<typeof envelopeSchema>['error'];
}

export interface TestApplication {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly clock: FakeClock;
  readonly logger: LoggerPort;
  readonly files: FileStore;
  /** Where those files lie. */
  readonly filesFolder: string;
  /** What the server's own logger wrote, a line each. */
  readonly log: readonly string[];
  /** Calls below /api as somebody whose token is given, or as nobody. */
  call(options: InjectOptions & { readonly token?: string }): Promise<Answer>;
  /** Signs in with the seeded password and gives the token. */
  signIn(username: string): Promise<string>;
}

export interface TestApplicationOptions extends Partial<Omit<AppOptions, 'database' | 'clock' | 'logger' | 'files'>> {
  /** Where files are stored; a folder when left out. */
  readonly openObjects?: (clock: FakeClock) => Promise<ObjectStore>;
}

/** A seeded server of its own for the tests of a file, asked without a network. Every test finds it as it was seeded. */
export function useTestApplication(
  engine: DatabaseEngine,
  { openObjects, ...options }: TestApplicationOptions = {},
): () => TestApplication {
  let database: TestDatabase | undefined;
  let current: TestApplication | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'evergreen-files-'));
  beforeAll(async () => {
    database = await createTestDatabase(engine, { isSeeded: true });
  });
  beforeEach(async () => {
    if (database === undefined) throw new Error('No database');
    await current?.app.close();
    const clock = fakeClock();
    await database.restore();
    const log: string[] = [];
    const logger = createLineLogger((line) => log.push(line), clock.now);
    rmSync(folder, { recursive: true, force: true });
    const objects = (await openObjects?.(clock)) ?? createFolderObjectStore(join(folder, 'stored'));
    const files = createFileStore(folder, objects);
    const app = await buildApp({
      database,
      clock,
      logger,
      files,
      hasLoginChallenges: true,
      ...options,
    });
    const call = callOf(app);
    current = {
      app,
      database,
      clock,
      logger,
      files,
      filesFolder: folder,
      log,
      call,
      signIn: (username) => signIn(call, username),
    };
  });
  afterAll(async () => {
    await current?.app.close();
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    if (current === undefined) throw new Error('The application is there inside a test only');
    return current;
  };
}

/**
 * Runs tests of a server, one half of them on each engine: every module meets both. On a machine without PostgreSQL, or where TEST_ENGINES
 * is `each`, all of them run on every engine there is.
 */
export function describeApplication(
  subject: string,
  tests: (application: () => TestApplication) => void,
  options: TestApplicationOptions = {},
): void {
  const isEach = process.env['TEST_ENGINES'] === 'each' || inject('postgresUrl') === null;
  describeEachEngine(subject, (engine) => {
    if (!isEach) beforeEach(({ task, skip }) => skip(engineOf(task.name) !== engine, 'runs on the other engine'));
    tests(useTestApplication(engine, options));
  });
}

/** Runs every test of a server on both engines, for what the engines might do differently. */
export function describeApplicationOnBothEngines(
  subject: string,
  tests: (application: () => TestApplication) => void,
): void {
  describeEachEngine(subject, (engine) => tests(useTestApplication(engine)));
}

/** The engine that a test runs on, by its name, so that another test moves none. */
function engineOf(name: string): DatabaseEngine {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % 2 === 0 ? 'embedded' : 'postgresql';
}

function callOf(app: FastifyInstance): TestApplication['call'] {
  return async ({ token, ...options }) => {
    const headers = { ...options.headers, ...(token === undefined ? {} : { 'x-access-token': token }) };
    const url = typeof options.url === 'string' ? `/api${options.url}` : options.url;
    const answer = await app.inject({ ...options, ...(url === undefined ? {} : { url }), headers });
    const { timestamp: _timestamp, error, ...envelope } = v.parse(envelopeSchema, JSON.parse(answer.body));
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, envelope, error };
  };
}

async function signIn(call: TestApplication['call'], username: string): Promise<string> {
  const { envelope } = await call({ method: 'POST', url: '/sys/login', payload: { username, password: PASSWORD } });
  if (!envelope.success) throw new Error(envelope.message);
  return v.parse(v.object({ token: v.string() }), envelope.result).token;
}
