import { expect, it } from 'vitest';

import { pgliteInThisThread, pgliteInWorker, type PgliteLink } from './pglite-link.ts';

/** A worker that is nothing but this program. */
function workerOf(program: string): PgliteLink {
  return pgliteInWorker(new URL(`data:text/javascript,${encodeURIComponent(program)}`))();
}

it('answers what is asked after a thread that ended, and from then on', async () => {
  const link = workerOf('process.exit(3)');
  const first = await link.call({ type: 'open' });
  expect([first, await link.call({ type: 'close' })]).toEqual([
    { type: 'broken', reason: 'The thread of the database ended with 3.' },
    { type: 'broken', reason: 'The thread of the database ended with 3.' },
  ]);
});

it('says why a thread broke', async () => {
  const link = workerOf('throw new Error("out of memory")');
  expect(await link.call({ type: 'open' })).toEqual({ type: 'broken', reason: 'out of memory' });
});

it('answers what waits when it is cut', async () => {
  const link = workerOf(
    'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => { for (;;); })',
  );
  const waiting = [link.call({ type: 'open' }), link.call({ type: 'close' })];
  await link.cut('It took too long.');
  expect(await Promise.all(waiting)).toEqual([
    { type: 'broken', reason: 'It took too long.' },
    { type: 'broken', reason: 'It took too long.' },
  ]);
});

it('refuses a statement before the database is open', async () => {
  const link = pgliteInThisThread();
  const answer = await link.call({ type: 'run', sql: 'select 1', parameters: [] });
  await link.cut('The test is over.');
  expect(answer).toEqual({ type: 'broken', reason: 'The database is not open.' });
});
