import type { InjectOptions } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';

import type { DatabaseEngine } from '../src/db/index.ts';
import { PASSWORD } from './database-templates.ts';
import { createReusableServer, type ReusableServer, type ServerOfTest, type ServerOptions } from './reusable-server.ts';
import { describeEachEngine, sharedDatabase, type TestDatabase } from './test-database.ts';

/*
 * How to write a test of the server that costs little:
 * - `describeApplication` runs on one engine; choose `describeApplicationOnBothEngines` for statements of your own, locks, searches, files and for
 *   one journey of a module. No engine is opened for tests that do not run.
 * - Database and server are there already: a worker opens each engine once, restores the rows that the test before has touched, and builds a server
 *   anew only after a test that met a wait or a failure, moved the clock, or has options of its own. Options cost a server for each describe,
 *   `isNewForEachTest` one for each test: it is for what a server holds in its memory.
 * - Never change the schema: `describeOnOwnDatabases` gives a database to do so, which costs two seconds of a processor on the embedded engine.
 * - Sign in once in a test, and let one test tell a story: add, find, change, refuse, delete. A sign-in costs as much as three other calls.
 * - A table of refusals is one test: ask in a loop, collect the answers, compare the whole table. `it.each` restores and signs in for each line.
 * - What needs no rows (a model, a parser, a router) needs none of this.
 * - Properties take their number of rounds from `propertyRounds`.
 */

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

export interface TestApplication extends ServerOfTest {
  readonly database: TestDatabase;
  /** Calls below /api as somebody whose token is given, or as nobody. */
  call(options: InjectOptions & { readonly token?: string }): Promise<Answer>;
  /** Signs in with the seeded password and gives the token. */
  signIn(username: string): Promise<string>;
}

/** The servers without options of their own, one for each engine of this worker. */
const shared = new Map<DatabaseEngine, ReusableServer>();

/** What tests ask of a server over a database, which may be their own. */
export function applicationOn(begun: ServerOfTest, database: TestDatabase): TestApplication {
  const call = callOf(begun.app);
  return { ...begun, database, call, signIn: (username) => signIn(call, username) };
}

/** A seeded server for the tests of a describe, asked without a network. Every test finds it as it was seeded. */
export function useTestApplication(engine: DatabaseEngine, options: ServerOptions = {}): () => TestApplication {
  const isShared = Object.keys(options).length === 0;
  let database: TestDatabase | undefined;
  let server: ReusableServer | undefined;
  let current: TestApplication | undefined;
  beforeAll(async () => {
    database = await sharedDatabase(engine);
    server = (isShared ? shared.get(engine) : undefined) ?? createReusableServer(database, options);
    if (isShared) shared.set(engine, server);
  });
  beforeEach(async () => {
    if (database === undefined || server === undefined) throw new Error('No server');
    current = applicationOn(await server.begin(), database);
  });
  afterAll(async () => {
    if (!isShared) await server?.close();
  });
  return () => {
    if (current === undefined) throw new Error('The application is there inside a test only');
    return current;
  };
}

/**
 * Runs tests of a server on PostgreSQL, and on the embedded database where no PostgreSQL server is: it answers in a third of the time.
 * This marks tests of what no engine does differently. With `TEST_ENGINES=each` they run on every engine there is.
 */
export function describeApplication(
  subject: string,
  tests: (application: () => TestApplication) => void,
  options: ServerOptions = {},
): void {
  if (process.env['TEST_ENGINES'] === 'each') return describeApplicationOnBothEngines(subject, tests, options);
  const engine = inject('postgresUrl') === null ? 'embedded' : 'postgresql';
  describe(`${subject} (${engine})`, () => {
    tests(useTestApplication(engine, options));
  });
}

/**
 * Runs every test of a server on both engines: for what an engine might do differently, such as statements of a module's own, locks, searches,
 * imports and exports, and for one journey through the calls of every module.
 */
export function describeApplicationOnBothEngines(
  subject: string,
  tests: (application: () => TestApplication) => void,
  options: ServerOptions = {},
): void {
  describeEachEngine(subject, (engine) => tests(useTestApplication(engine, options)));
}

function callOf(app: ServerOfTest['app']): TestApplication['call'] {
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
