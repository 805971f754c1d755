import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import type { Connector, Statement, WireResult } from '../connector.types.ts';
import { DatabaseError, databaseErrorFromAnswer } from '../database-error.ts';
import type { PgliteLink, StartPglite } from './pglite-link.ts';
import type { HostAnswer, HostRequest } from './pglite-messages.types.ts';
import { createPriorityLine } from './priority-line.ts';
import { createWaitingStatements, runWithReaders } from './readers-beside.ts';

const compress = promisify(gzip);

export interface PgliteOptions {
  readonly start: StartPglite;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  /** PGlite's own directory, or a file to load a database in memory from; with neither it is new and in memory. */
  readonly source: Pick<Extract<HostRequest, { type: 'open' }>, 'folder' | 'snapshot'>;
  /** Milliseconds that one statement may take before the PGlite that runs it is replaced. */
  readonly statementLimit: number;
}

export interface PgliteConnector extends Connector {
  /** Dumps the whole data directory as a gzipped tarball. */
  dump(): Promise<Uint8Array>;
}

/**
 * Connector for PGlite. It has a single session, so transactions queue for it. When a statement times out or PGlite fails, a
 * new instance opens the same source: queued calls are rejected, later calls are served.
 *
 * Rejects with a `DatabaseError` of kind `connectionLost` when the source does not open.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because its steps share one connection
export async function connectPglite({
  start,
  clock,
  logger,
  source,
  statementLimit,
}: PgliteOptions): Promise<PgliteConnector> {
  const line = createPriorityLine(clock);
  const waiting = createWaitingStatements(clock);
  let opening: Promise<PgliteLink> | undefined;
  let inUse: PgliteLink | undefined;
  let parting: Promise<void> = Promise.resolve();
  let closing: Promise<void> | undefined;

  async function open(): Promise<PgliteLink> {
    // Two PGlite instances on one folder corrupt it.
    await parting;
    const link = start();
    const answer = await link.call({ type: 'open', ...source });
    if (answer.type !== 'done') {
      await link.cut('It did not open.');
      throw new DatabaseError('connectionLost', `The embedded database does not open: ${reasonOf(answer)}`);
    }
    inUse = link;
    return link;
  }

  /** Current PGlite instance; after a failed open the next call retries. */
  function current(): Promise<PgliteLink> {
    if (closing !== undefined) return Promise.reject(new DatabaseError('closed', 'The database is closed.'));
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function abandon(link: PgliteLink, reason: string, sql: string): Promise<void> {
    if (inUse !== link) return;
    logger.error('database.replaced', { reason, sql });
    inUse = undefined;
    opening = undefined;
    line.dismiss(new DatabaseError('connectionLost', `The embedded database had to start again: ${reason}`));
    parting = link.cut(reason);
    await parting;
  }

  async function run(
    link: PgliteLink,
    { sql, parameters }: Statement,
    limit: number = statementLimit,
  ): Promise<WireResult> {
    const lateness = `A statement took more than ${limit} ms.`;
    let isLate = false;
    const watchdog = clock.setTimeout(() => {
      isLate = true;
      void abandon(link, lateness, sql);
    }, limit);
    const answer = await link.call({ type: 'run', sql, parameters });
    clock.clearTimeout(watchdog);
    if (answer.type === 'rows') return answer.result;
    if (answer.type === 'refused') {
      if (answer.isFatal) await abandon(link, answer.answer.message, sql);
      throw databaseErrorFromAnswer(answer.answer);
    }
    if (isLate) throw new DatabaseError('timedOut', lateness);
    await abandon(link, reasonOf(answer), sql);
    throw new DatabaseError('connectionLost', `The embedded database broke: ${reasonOf(answer)}`);
  }

  await current();
  return {
    engine: 'embedded',
    run(statement, priority = 'person') {
      if (priority === 'bulk') return line.hold(priority, async () => run(await current(), statement));
      const one = waiting.add(statement);
      const held = line.hold(priority, async () => {
        if (waiting.all.has(one)) one.answerWith(await run(await current(), statement));
      });
      void held.catch(one.refuse);
      return one.answer;
    },
    async acquire(limit, priority = 'person') {
      const leave = await line.enter(priority);
      try {
        const link = await current();
        const runOwn = (statement: Statement) => run(link, statement, limit);
        return {
          run: limit === undefined ? runOwn : runWithReaders(runOwn, waiting, clock),
          release(state) {
            if (state === 'broken') void abandon(link, 'A transaction could not be rolled back.', 'rollback');
            leave();
          },
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
    async dump() {
      const tarball = await line.hold('person', async () => {
        const link = await current();
        const answer = await link.call({ type: 'dump' });
        if (answer.type === 'dumped') return answer.tarball;
        throw new DatabaseError('connectionLost', `The embedded database was not copied: ${reasonOf(answer)}`);
      });
      // In a thread of its own; more than the first level takes twice as long for an eighth less.
      return compress(tarball, { level: 1 });
    },
    close() {
      const opened = opening;
      closing ??= line.hold('person', async () => {
        const link = await opened?.catch(() => undefined);
        await link?.call({ type: 'close' });
        await link?.cut('The database is closed.');
      });
      return closing;
    },
  };
}

function reasonOf(answer: HostAnswer): string {
  switch (answer.type) {
    case 'broken':
      return answer.reason;
    case 'refused':
      return answer.answer.message;
    default:
      return `it answered ${answer.type}`;
  }
}
