import { AsyncLocalStorage } from 'node:async_hooks';

import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import type { Connector, DatabaseSession, Statement, WireResult } from './connector.types.ts';
import { DatabaseError, databaseErrorOf } from './database-error.ts';
import type { Priority } from './pglite/priority-line.ts';
import { createWaitingLine, type WaitingLine } from './waiting-line.ts';

export interface Transactions {
  /** Runs a statement in the enclosing transaction, if any; otherwise in its own. */
  readonly run: (statement: Statement) => Promise<WireResult>;
  /** `limit`: milliseconds that the outermost transaction may stay open. */
  readonly transaction: <Value>(work: () => Promise<Value>, limit?: number) => Promise<Value>;
  /** Queues work for the time after the outermost transaction is committed; dropped with what is rolled back. */
  readonly afterCommit: (work: AfterCommit) => void;
  /** As `afterCommit`; outside of a transaction it is done at once. */
  readonly onceCommitted: (work: () => void) => void;
  /** What the work sends to the database lets go first what people wait for. */
  readonly inPieces: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Whether what calls it belongs to a transaction. */
  readonly isOpen: () => boolean;
}

type AfterCommit = () => Promise<void>;

/** A transaction, or a savepoint in one. */
interface Scope {
  readonly session: DatabaseSession;
  readonly depth: number;
  /** Serialises the statements and savepoints directly in this scope. */
  readonly line: WaitingLine;
  readonly parent: Scope | undefined;
  /** What waits for the commit; a savepoint hands it on to its parent when it is released. */
  readonly waiting: AfterCommit[];
  /** Why this scope accepts no further statements. */
  ended: DatabaseError | undefined;
}

const BEGIN: Statement = { sql: 'begin', parameters: [] };
const COMMIT: Statement = { sql: 'commit', parameters: [] };
const ROLLBACK: Statement = { sql: 'rollback', parameters: [] };

function savepoint(words: 'savepoint' | 'release savepoint' | 'rollback to savepoint', depth: number): Statement {
  return { sql: `${words} scope_${depth}`, parameters: [] };
}

function whyEnded(scope: Scope): DatabaseError | undefined {
  let current: Scope | undefined = scope;
  while (current !== undefined) {
    if (current.ended !== undefined) return current.ended;
    current = current.parent;
  }
  return undefined;
}

async function runIn(scope: Scope, statement: Statement): Promise<WireResult> {
  const ended = whyEnded(scope);
  if (ended !== undefined) throw ended;
  return scope.session.run(statement);
}

/** Roll back to a savepoint; if that fails, the enclosing transaction must not continue. */
async function undo(parent: Scope, depth: number): Promise<void> {
  try {
    await parent.session.run(savepoint('rollback to savepoint', depth));
  } catch (error) {
    parent.ended = databaseErrorOf(error) ?? afterTheEnd();
  }
}

/**
 * Propagate the transaction through AsyncLocalStorage: callees join it without a parameter, and no statement can deadlock by
 * waiting for the end of its own transaction.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because its methods share one queue
export function createTransactions(
  connector: Connector,
  clock: ClockPort,
  logger: LoggerPort,
  usualLimit: number,
): Transactions {
  const scopes = new AsyncLocalStorage<Scope>();
  const priorities = new AsyncLocalStorage<Priority>();

  /** Drizzle queries are lazy and run when awaited, so await them inside the scope. */
  function within<Value>(scope: Scope, work: () => Promise<Value>): Promise<Value> {
    return scopes.run(scope, async () => await work());
  }

  async function outermost<Value>(work: () => Promise<Value>, limit: number): Promise<Value> {
    const { stack } = new Error('The transaction began here');
    const session = await connector.acquire(limit > usualLimit ? limit : undefined, priorities.getStore());
    const scope: Scope = {
      session,
      depth: 0,
      line: createWaitingLine(),
      parent: undefined,
      waiting: [],
      ended: undefined,
    };
    let isRolledBack = true;
    let timer: unknown;
    const expiry = new Promise<never>((_resolve, reject) => {
      timer = clock.setTimeout(() => {
        const error = new DatabaseError(
          'timedOut',
          `The transaction was open for more than ${limit} ms and is rolled back.`,
        );
        scope.ended = error;
        logger.error('transaction.expired', { limit, stack });
        reject(error);
      }, limit);
    });
    async function workThenCommit(): Promise<Value> {
      const value = await within(scope, work);
      await scope.line.hold(async () => {
        if (scope.ended !== undefined) throw scope.ended;
        clock.clearTimeout(timer);
        scope.ended = afterTheEnd();
        const { command } = await session.run(COMMIT);
        if (command === 'ROLLBACK') throw rolledBackInstead();
      });
      return value;
    }
    let value: Value;
    try {
      await session.run(BEGIN);
      value = await Promise.race([workThenCommit(), expiry]);
    } catch (error) {
      scope.ended ??= afterTheEnd();
      isRolledBack = await session.run(ROLLBACK).then(
        () => true,
        () => false,
      );
      throw error;
    } finally {
      clock.clearTimeout(timer);
      session.release(isRolledBack ? 'clean' : 'broken');
    }
    await runWaiting(scope.waiting);
    return value;
  }

  /** In order, outside of every transaction. Nothing is rolled back for one that fails, and the others are still done. */
  async function runWaiting(waiting: readonly AfterCommit[]): Promise<void> {
    for (const work of waiting)
      try {
        await work();
      } catch (error) {
        // Messages of the database hold values.
        const kind = databaseErrorOf(error)?.kind ?? (error instanceof Error ? error.name : typeof error);
        logger.error('transaction.afterCommit', { kind });
      }
  }

  function nested<Value>(parent: Scope, work: () => Promise<Value>): Promise<Value> {
    return parent.line.hold(async () => {
      const scope: Scope = {
        session: parent.session,
        depth: parent.depth + 1,
        line: createWaitingLine(),
        parent,
        waiting: [],
        ended: undefined,
      };
      await runIn(parent, savepoint('savepoint', scope.depth));
      try {
        const value = await within(scope, work);
        await scope.line.hold(async () => {
          scope.ended = afterTheEnd();
          await runIn(parent, savepoint('release savepoint', scope.depth));
        });
        parent.waiting.push(...scope.waiting);
        return value;
      } catch (error) {
        scope.ended ??= afterTheEnd();
        if (whyEnded(parent) === undefined) await undo(parent, scope.depth);
        throw error;
      }
    });
  }

  return {
    run(statement) {
      const scope = scopes.getStore();
      return scope === undefined
        ? connector.run(statement, priorities.getStore())
        : scope.line.hold(() => runIn(scope, statement));
    },
    transaction(work, limit = usualLimit) {
      const scope = scopes.getStore();
      return scope === undefined ? outermost(work, limit) : nested(scope, work);
    },
    afterCommit(work) {
      const scope = scopes.getStore();
      if (scope === undefined) throw new Error('Work was queued for after the commit outside of a transaction.');
      waitFor(scope, work);
    },
    onceCommitted(work) {
      const scope = scopes.getStore();
      if (scope === undefined) work();
      else waitFor(scope, async () => work());
    },
    inPieces: (work) => priorities.run('bulk', work),
    isOpen: () => scopes.getStore() !== undefined,
  };
}

function waitFor(scope: Scope, work: AfterCommit): void {
  const ended = whyEnded(scope);
  if (ended !== undefined) throw ended;
  scope.waiting.push(work);
}

function afterTheEnd(): DatabaseError {
  return new DatabaseError(
    'closed',
    'The transaction that this statement belongs to is over; await every query inside it.',
  );
}

function rolledBackInstead(): DatabaseError {
  return new DatabaseError('refused', 'A statement of the transaction had failed, so nothing of it was kept.', {
    code: '25P02',
  });
}
