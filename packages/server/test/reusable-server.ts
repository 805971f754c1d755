import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';

import type { ClockPort, LoggerPort } from '@evergreen/core/ports';
import { fakeClock, type FakeClock } from '@evergreen/core/testing';

import { buildApp, type AppOptions } from '../src/app.ts';
import { createFileStore, type FileStore } from '../src/modules/files/files/file-store.ts';
import { createFolderObjectStore } from '../src/modules/files/files/folder-object-store.ts';
import type { ObjectStore } from '../src/modules/files/files/object-store.types.ts';
import { createLineLogger } from '../src/start/line-logger.ts';
import type { TestDatabase } from './test-database.ts';

export interface ServerOptions extends Partial<Omit<AppOptions, 'database' | 'clock' | 'logger' | 'files'>> {
  /** Where files are stored; a folder when left out. */
  readonly openObjects?: (clock: FakeClock) => Promise<ObjectStore>;
  /** Builds a server for every test, for what a server holds in its memory. */
  readonly isNewForEachTest?: boolean;
}

/** A server as a test finds it. */
export interface ServerOfTest {
  readonly app: FastifyInstance;
  readonly clock: FakeClock;
  readonly logger: LoggerPort;
  readonly files: FileStore;
  /** Where those files lie. */
  readonly filesFolder: string;
  /** What the server's own logger wrote, a line each. */
  readonly log: readonly string[];
}

/** A server that serves one test after the other. */
export interface ReusableServer {
  /** Brings back the seeded rows and gives the server with a clock, a log and a folder of files that are as new. */
  begin(): Promise<ServerOfTest>;
  close(): Promise<void>;
}

/** What a test may do to a server that the next one would notice. */
interface BuiltServer {
  readonly app: FastifyInstance;
  readonly files: FileStore;
  /** It has refused or failed a call, which it may remember, or it is closed. */
  isSpent: boolean;
}

const TOO_MANY = 429;

/** Tests that share a server sign in some hundred times at one moment of its clock. */
const ANY_PACE = { perSecond: 1_000_000, most: 1_000_000 };

/**
 * Registering some hundred routes takes longer than most tests. What a server remembers beside its database are waits that it told
 * somebody and times of its own work, so it is built anew after a test that met a wait or a failure, or that moved the clock.
 */
export function createReusableServer(
  database: TestDatabase,
  { openObjects, isNewForEachTest = openObjects !== undefined, ...options }: ServerOptions,
): ReusableServer {
  const folder = mkdtempSync(join(inject('runFolder'), 'files-'));
  let clock = fakeClock();
  let logger: LoggerPort = createLineLogger(() => undefined, clock.now);
  let built: BuiltServer | undefined;
  const currentClock: ClockPort = {
    now: () => clock.now(),
    setTimeout: (callback, delay) => clock.setTimeout(callback, delay),
    clearTimeout: (handle) => clock.clearTimeout(handle),
  };
  const currentLogger: LoggerPort = {
    info: (message, details) => logger.info(message, details),
    warn: (message, details) => logger.warn(message, details),
    error: (message, details) => logger.error(message, details),
  };

  async function build(): Promise<BuiltServer> {
    const objects = (await openObjects?.(clock)) ?? createFolderObjectStore(join(folder, 'stored'));
    const files = createFileStore(folder, objects);
    const parts = { database, clock: currentClock, logger: currentLogger, files };
    const server = {
      app: await buildApp({ hasLoginChallenges: true, signInPace: ANY_PACE, ...options, ...parts }),
      files,
      isSpent: false,
    };
    server.app.addHook('onResponse', async (_request, { statusCode }) => {
      if (statusCode >= TOO_MANY) server.isSpent = true;
    });
    server.app.addHook('onClose', async () => {
      server.isSpent = true;
    });
    return server;
  }

  return {
    async begin() {
      const began = fakeClock();
      if (built !== undefined && (isNewForEachTest || built.isSpent || clock.now() !== began.now())) {
        await built.app.close();
        built = undefined;
      }
      await database.restore();
      rmSync(folder, { recursive: true, force: true });
      const log: string[] = [];
      clock = began;
      logger = createLineLogger((line) => log.push(line), began.now);
      built ??= await build();
      return { app: built.app, clock, logger, files: built.files, filesFolder: folder, log };
    },
    async close() {
      await built?.app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
