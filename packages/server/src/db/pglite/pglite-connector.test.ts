import { describe, expect, it } from 'vitest';

import { seconds } from '@evergreen/core/kernel';
import { fakeClock, fakeLogger, settled } from '@evergreen/core/testing';

import type { Statement } from '../connector.types.ts';
import { DatabaseError } from '../database-error.ts';
import { connectPglite } from './pglite-connector.ts';
import type { PgliteLink } from './pglite-link.ts';
import type { HostAnswer, HostRequest } from './pglite-messages.types.ts';

const STATEMENT_LIMIT = seconds(30);

/** A PGlite whose answers the test gives; those to `open` and `close` come by themselves. */
function scriptedPglite(openAnswers: HostAnswer[] = []) {
  const events: string[] = [];
  const answers: ((answer: HostAnswer) => void)[] = [];
  let started = 0;
  const start = (): PgliteLink => {
    const name = `pglite ${++started}`;
    let cutOff: ((answer: HostAnswer) => void)[] = [];
    return {
      call(request: HostRequest) {
        events.push(`${name}: ${request.type === 'run' ? request.sql : request.type}`);
        if (request.type === 'open') return Promise.resolve(openAnswers.shift() ?? { type: 'done' });
        if (request.type === 'close') return Promise.resolve({ type: 'done' });
        return new Promise((resolve) => {
          cutOff.push(resolve);
          answers.push(resolve);
        });
      },
      async cut(reason) {
        events.push(`${name}: cut`);
        for (const resolve of cutOff) resolve({ type: 'broken', reason });
        cutOff = [];
      },
    };
  };
  return {
    start,
    events,
    /** Answers the oldest call that waits for one. */
    answer(answer: HostAnswer) {
      const resolve = answers.shift();
      if (resolve === undefined) throw new Error('No call waits for an answer.');
      resolve(answer);
    },
  };
}

function statement(sql: string): Statement {
  return { sql, parameters: [] };
}

function rows(value: string): HostAnswer {
  return { type: 'rows', result: { command: 'SELECT', fields: [{ name: 'v', typeId: 25 }], rows: [[value]] } };
}

async function outcome(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => value,
    (error: unknown) => (error instanceof DatabaseError ? error.kind : error),
  );
}

async function connected(pglite: ReturnType<typeof scriptedPglite>) {
  const clock = fakeClock();
  const logger = fakeLogger();
  const connector = await connectPglite({
    start: pglite.start,
    clock,
    logger,
    source: { folder: '/data' },
    statementLimit: STATEMENT_LIMIT,
  });
  return { connector, clock, logger };
}

describe('the embedded connector', () => {
  it('sends one statement at a time, in the order in which they came', async () => {
    const pglite = scriptedPglite();
    const { connector, clock } = await connected(pglite);
    const first = connector.run(statement('one'));
    const second = connector.run(statement('two'));
    await settled();
    expect(pglite.events).toEqual(['pglite 1: open', 'pglite 1: one']);
    pglite.answer(rows('1'));
    await settled();
    expect(pglite.events).toEqual(['pglite 1: open', 'pglite 1: one', 'pglite 1: two']);
    pglite.answer(rows('2'));
    expect([(await first).rows, (await second).rows, clock.pending()]).toEqual([[['1']], [['2']], 0]);
  });

  it('keeps others waiting while a session is held', async () => {
    const pglite = scriptedPglite();
    const { connector } = await connected(pglite);
    const session = await connector.acquire();
    const other = connector.run(statement('other'));
    const own = session.run(statement('own'));
    await settled();
    expect(pglite.events).toEqual(['pglite 1: open', 'pglite 1: own']);
    pglite.answer(rows('own'));
    await own;
    session.release('clean');
    await settled();
    pglite.answer(rows('other'));
    expect((await other).rows).toEqual([['other']]);
  });

  it('R-28 replaces a PGlite whose statement takes more than thirty seconds, refuses who waited and serves who comes later', async () => {
    const pglite = scriptedPglite();
    const { connector, clock, logger } = await connected(pglite);
    const stuck = outcome(connector.run(statement('stuck')));
    const waiting = outcome(connector.run(statement('waiting')));
    await settled();
    clock.advance(STATEMENT_LIMIT - 1);
    await settled();
    expect(pglite.events).toEqual(['pglite 1: open', 'pglite 1: stuck']);
    clock.advance(1);
    const later = outcome(connector.run(statement('later')));
    await settled();
    pglite.answer(rows('too late'));
    pglite.answer(rows('later'));
    expect([await stuck, await waiting, await later]).toEqual([
      'timedOut',
      'connectionLost',
      { command: 'SELECT', fields: [{ name: 'v', typeId: 25 }], rows: [['later']] },
    ]);
    expect(pglite.events).toEqual([
      'pglite 1: open',
      'pglite 1: stuck',
      'pglite 1: cut',
      'pglite 2: open',
      'pglite 2: later',
    ]);
    expect(logger.lines).toEqual(['error database.replaced']);
  });

  it('waits longer for the statements of a session that says so: a migration of a million rows', async () => {
    const pglite = scriptedPglite();
    const { connector, clock } = await connected(pglite);
    const session = await connector.acquire(2 * STATEMENT_LIMIT);
    const slow = outcome(session.run(statement('slow')));
    await settled();
    clock.advance(2 * STATEMENT_LIMIT - 1);
    await settled();
    expect(pglite.events).toEqual(['pglite 1: open', 'pglite 1: slow']);
    clock.advance(1);
    expect(await slow).toBe('timedOut');
  });

  it('replaces a PGlite that breaks, and a session of the old one ends with it', async () => {
    const pglite = scriptedPglite();
    const { connector } = await connected(pglite);
    const session = await connector.acquire();
    const broken = outcome(session.run(statement('insert')));
    await settled();
    pglite.answer({ type: 'broken', reason: 'unreachable' });
    expect(await broken).toBe('connectionLost');
    session.release('broken');
    const next = connector.run(statement('select'));
    await settled();
    pglite.answer(rows('1'));
    expect((await next).rows).toEqual([['1']]);
    expect(pglite.events).toEqual([
      'pglite 1: open',
      'pglite 1: insert',
      'pglite 1: cut',
      'pglite 2: open',
      'pglite 2: select',
    ]);
  });

  it('replaces a PGlite whose transaction was not rolled back', async () => {
    const pglite = scriptedPglite();
    const { connector } = await connected(pglite);
    const session = await connector.acquire();
    session.release('broken');
    const next = connector.run(statement('select'));
    await settled();
    pglite.answer(rows('1'));
    await next;
    expect(pglite.events).toEqual(['pglite 1: open', 'pglite 1: cut', 'pglite 2: open', 'pglite 2: select']);
  });

  it('tries again to open what did not open after a replacement', async () => {
    const pglite = scriptedPglite([{ type: 'done' }, { type: 'broken', reason: 'no space' }]);
    const { connector } = await connected(pglite);
    const first = outcome(connector.run(statement('first')));
    await settled();
    pglite.answer({ type: 'broken', reason: 'no space' });
    expect(await first).toBe('connectionLost');
    expect(await outcome(connector.run(statement('second')))).toBe('connectionLost');
    const third = connector.run(statement('third'));
    await settled();
    pglite.answer(rows('3'));
    expect((await third).rows).toEqual([['3']]);
  });

  it('rejects when the folder does not open', async () => {
    const pglite = scriptedPglite([{ type: 'broken', reason: 'not a database' }]);
    await expect(connected(pglite)).rejects.toEqual(
      new DatabaseError('connectionLost', 'The embedded database does not open: not a database'),
    );
    expect(pglite.events).toEqual(['pglite 1: open', 'pglite 1: cut']);
  });

  it('reports an error of the database and goes on with the same PGlite', async () => {
    const pglite = scriptedPglite();
    const { connector, logger } = await connected(pglite);
    const refused = outcome(connector.run(statement('insert')));
    await settled();
    pglite.answer({ type: 'refused', answer: { message: 'duplicate', code: '23505' }, isFatal: false });
    expect([await refused, pglite.events, logger.lines]).toEqual([
      'uniqueViolation',
      ['pglite 1: open', 'pglite 1: insert'],
      [],
    ]);
  });

  it('R-25 says that the volume is full and replaces the PGlite that has met it', async () => {
    const pglite = scriptedPglite();
    const { connector, logger } = await connected(pglite);
    const refused = outcome(connector.run(statement('insert')));
    await settled();
    pglite.answer({ type: 'refused', answer: { message: 'No space left on device', code: '53100' }, isFatal: true });
    expect(await refused).toBe('storageFull');
    const next = connector.run(statement('select'));
    await settled();
    pglite.answer(rows('1'));
    expect([(await next).rows, pglite.events, logger.lines]).toEqual([
      [['1']],
      ['pglite 1: open', 'pglite 1: insert', 'pglite 1: cut', 'pglite 2: open', 'pglite 2: select'],
      ['error database.replaced'],
    ]);
  });

  it('waits for what runs before it closes, once, and refuses what comes after', async () => {
    const pglite = scriptedPglite();
    const { connector } = await connected(pglite);
    const running = connector.run(statement('running'));
    await settled();
    const closed = Promise.all([connector.close(), connector.close()]);
    const late = outcome(connector.run(statement('late')));
    pglite.answer(rows('1'));
    expect([(await running).rows, await late]).toEqual([[['1']], 'closed']);
    await closed;
    expect(pglite.events).toEqual(['pglite 1: open', 'pglite 1: running', 'pglite 1: close', 'pglite 1: cut']);
  });
});
