import type { ClockPort } from '@evergreen/core/ports';

import type { DatabaseSession, Statement, WireResult } from '../connector.types.ts';
import { BETWEEN_STATEMENTS, LONGEST_STATEMENT_WAIT } from './priority-line.ts';
import { createWaitingLine } from '../waiting-line.ts';

type Run = DatabaseSession['run'];

/** A statement of its own that waits for the only connection. */
export interface WaitingStatement {
  readonly statement: Statement;
  readonly answer: Promise<WireResult>;
  answerWith(result: WireResult): void;
  refuse(error: unknown): void;
}

/** Those that wait, in the order in which they came. */
export interface WaitingStatements {
  readonly all: ReadonlySet<WaitingStatement>;
  add(statement: Statement): WaitingStatement;
  /** Resolves with the next one that comes, or after so many milliseconds. */
  next(milliseconds: number): Promise<void>;
}

export function createWaitingStatements(clock: ClockPort): WaitingStatements {
  const all = new Set<WaitingStatement>();
  let wake: (() => void) | undefined;

  return {
    all,
    add(statement) {
      const { promise, resolve, reject } = promised<WireResult>();
      const one: WaitingStatement = {
        statement,
        answer: promise,
        answerWith(result) {
          all.delete(one);
          resolve(result);
        },
        refuse(error) {
          all.delete(one);
          reject(error);
        },
      };
      all.add(one);
      wake?.();
      return one;
    },
    next: (milliseconds) =>
      new Promise((resolve) => {
        const timer = clock.setTimeout(resolve, milliseconds);
        wake = () => {
          wake = undefined;
          clock.clearTimeout(timer);
          resolve();
        };
      }),
  };
}

function promised<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const own = (sql: string): Statement => ({ sql, parameters: [] });
const BEFORE_READERS = own('savepoint readers');
/** Ends with the savepoint: what would write is refused. */
const READ_ONLY = own('set local transaction_read_only = on');
const BACK = own('rollback to savepoint readers');
const RELEASE = own('release savepoint readers');

/** What the transaction has locked for writing, and views, through which it could be read. */
const WRITTEN = own(`select relname from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
  union select relname from pg_locks join pg_class on pg_class.oid = relation
  where locktype = 'relation' and mode not in ('AccessShareLock', 'RowShareLock')`);

/** What begins so may read only; in a transaction of another, its moment would be the moment that one began at. */
const READS = /^\s*(?:select|with)\b/iu;
const OF_ITS_TRANSACTION =
  /\b(?:now|transaction_timestamp|current_(?:date|time|timestamp|setting)|localtime\w*|pg_\w+|set_config)\b/iu;

/**
 * Runs the statements of a long transaction. Between two of them others read in it whose statements name no table that it has written: they see what is
 * committed, as beside it. All else waits for its end.
 */
export function runWithReaders(run: Run, waiting: WaitingStatements, clock: Pick<ClockPort, 'now'>): Run {
  const line = createWaitingLine();
  /** Begun, and no statement of it has failed. */
  let isSound = false;
  /** Those that have to wait for the end. */
  const unfit = new WeakSet<WaitingStatement>();

  const waits = () => [...waiting.all].some((one) => !unfit.has(one));

  /** The next one that may read. */
  function next(written: ReadonlySet<string>): WaitingStatement | undefined {
    for (const one of waiting.all) {
      const { sql } = one.statement;
      if (unfit.has(one)) continue;
      if (READS.test(sql) && !OF_ITS_TRANSACTION.test(sql) && !wordsOf(sql).some((word) => written.has(word)))
        return one;
      unfit.add(one);
    }
    return undefined;
  }

  async function serve(): Promise<void> {
    const { rows } = await run(WRITTEN);
    const written = new Set(rows.map(([name]) => name ?? ''));
    let one = next(written);
    if (one === undefined) return;
    const longest = clock.now() + LONGEST_STATEMENT_WAIT;
    await run(BEFORE_READERS);
    await run(READ_ONLY);
    while (one !== undefined) {
      await readBy(one);
      // A call is several statements.
      if (!waits() && clock.now() < longest) await waiting.next(BETWEEN_STATEMENTS);
      one = clock.now() < longest ? next(written) : undefined;
    }
    await run(BACK);
    await run(RELEASE);
  }

  /** What fails, as a write does, is run again after the transaction, which goes on. */
  async function readBy(one: WaitingStatement): Promise<void> {
    try {
      one.answerWith(await run(one.statement));
    } catch {
      unfit.add(one);
      await run(BACK);
      await run(READ_ONLY);
    }
  }

  return (statement) =>
    line.hold(async () => {
      const isEnd = statement.sql === 'commit' || statement.sql === 'rollback';
      if (isSound && !isEnd && waits()) await serve();
      isSound = false;
      const result = await run(statement);
      isSound = !isEnd;
      return result;
    });
}

const wordsOf = (sql: string): readonly string[] => sql.toLowerCase().match(/\w+/gu) ?? [];
