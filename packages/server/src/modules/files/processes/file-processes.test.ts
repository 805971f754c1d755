import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

import * as v from 'valibot';
import { afterAll, expect, it, vi } from 'vitest';

import { createFileProcesses } from './file-processes.ts';
import { createPersonQueue, type QueuedWork } from './person-queue.ts';

const program = new URL('../../../../test/hostile-program.ts', import.meta.url);
const processes = createFileProcesses({ heap: 64, memory: 400, time: 20_000, most: 2, program });
afterAll(() => processes.end());

const answer = v.object({ ok: v.literal(true), value: v.object({ input: v.unknown(), process: v.number() }) });

/** A process that has ended may stay in the table of a container, where nobody asks how it ended. */
function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
  } catch {
    return false;
  }
  const state = `/proc/${id}/stat`;
  return !existsSync(state) || !/\) Z /u.test(readFileSync(state, 'latin1'));
}

it('SAFE-01 whatever a file does to the process that opens it, this one lives, answers, and opens the next file', async () => {
  const hasty = createFileProcesses({ heap: 64, memory: 400, time: 2000, most: 1, program });
  const before = process.memoryUsage.rss();
  const answers: Record<string, unknown> = {};
  for (const task of ['exit', 'fail', 'unknown', 'fillHeap', 'fillMemory'])
    answers[task] = await processes.run(task, null, { person: 'a' });
  answers['spin'] = await hasty.run('spin', null, { person: 'a' });
  const pieces: unknown[] = [];
  answers['answer'] = await processes.run('answer', 'x', { person: 'a', onPiece: (piece) => pieces.push(piece) });
  hasty.end();
  const ended = { ok: false, error: 'ended' };
  expect(answers).toEqual({
    exit: ended,
    fail: ended,
    unknown: ended,
    fillHeap: ended,
    fillMemory: ended,
    spin: { ok: false, error: 'slow' },
    answer: { ok: true, value: { input: 'x', process: expect.any(Number), secret: null } },
  });
  expect(pieces).toEqual(['piece of x']);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
});

it('a process is used again, knows nothing of the environment, and is ended when nobody waits for its file', async () => {
  process.env['EVERGREEN_SECRET'] = 'secret';
  const first = v.parse(answer, await processes.run('answer', 1, { person: 'a' }));
  // The server, which a terminal tells the same, still answers what is under way.
  process.kill(first.value.process, 'SIGINT');
  process.kill(first.value.process, 'SIGTERM');
  const second = v.parse(answer, await processes.run('answer', 2, { person: 'b' }));
  delete process.env['EVERGREEN_SECRET'];
  expect(second.value.process).toBe(first.value.process);
  const leaving = new AbortController();
  const waiting = processes.run('wait', null, { person: 'a', signal: leaving.signal });
  const behind = processes.run('wait', null, { person: 'a', signal: leaving.signal });
  leaving.abort();
  expect([
    await behind,
    await waiting,
    await processes.run('wait', null, { person: 'a', signal: leaving.signal }),
  ]).toEqual(Array.from({ length: 3 }, () => ({ ok: false, error: 'left' })));
  await vi.waitUntil(() => !isAlive(first.value.process), { timeout: 20_000 });
});

it('SAFE-01 opens one file of a person at a time and two in all, says how many are before each that waits, and refuses more', async () => {
  const crowded = createFileProcesses({
    heap: 64,
    memory: 400,
    time: 20_000,
    most: 2,
    waiting: { each: 2, all: 3 },
    program,
  });
  const told: string[] = [];
  const leaving = { a: new AbortController(), b: new AbortController() };
  const open = (person: 'a' | 'b' | 'c', name: string, task = 'wait') =>
    crowded.run(task, null, {
      person,
      ...(person === 'c' ? {} : { signal: leaving[person].signal }),
      onAhead: (ahead) => told.push(`${name} ${ahead}`),
    });
  const a = [open('a', 'a1'), open('a', 'a2'), open('a', 'a3')];
  const b = open('b', 'b1');
  const c = open('c', 'c1', 'answer');
  const refused = [await open('a', 'a4'), await open('c', 'c2')];
  leaving.b.abort();
  const opened = await c;
  leaving.a.abort();
  await Promise.all([...a, b]);
  crowded.end();
  expect(refused).toEqual([
    { ok: false, error: 'busy' },
    { ok: false, error: 'busy' },
  ]);
  expect(opened.ok).toBe(true);
  expect(told.slice(0, 8)).toEqual(['a1 0', 'a2 1', 'a2 1', 'a3 2', 'b1 0', 'a2 2', 'a3 3', 'a2 2']);
  expect(told.filter((words) => words.startsWith('c1'))).toEqual(['c1 4', 'c1 0']);
});

it('the queue begins nobody’s second file while the first is open, and nobody waits for a person who waits', async () => {
  const queue = createPersonQueue(2);
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (person: string, name: string): QueuedWork => ({
    person,
    onAhead: (ahead) => log.push(`${name}:${ahead}`),
    run: () =>
      new Promise((resolve) => {
        ends.set(name, resolve);
      }),
  });
  const [a1, a2, b1, c1] = [work('a', 'a1'), work('a', 'a2'), work('b', 'b1'), work('c', 'c1')];
  for (const each of [a1, a2, b1, c1]) queue.add(each);
  expect([queue.waiting(), queue.waiting('a'), queue.remove(a1), queue.remove(a2), queue.waiting()]).toEqual([
    2,
    1,
    false,
    true,
    1,
  ]);
  log.length = 0;
  ends.get('a1')?.();
  await vi.waitUntil(() => ends.has('c1'));
  expect(log).toEqual(['c1:0']);
});

it('SAFE-01 a process that is busy with a file ends with the server that started it', async () => {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const parentProgram = fileURLToPath(new URL('../../../../test/process-parent.ts', import.meta.url));
  const parent = spawn(process.execPath, ['--import', loader, parentProgram], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: Buffer[] = [];
  parent.stdout.on('data', (piece: Buffer) => said.push(piece));
  await once(parent, 'close');
  const { value } = v.parse(answer, JSON.parse(Buffer.concat(said).toString()));
  await vi.waitUntil(() => !isAlive(value.process), { timeout: 20_000 });
  expect(isAlive(value.process)).toBe(false);
});
