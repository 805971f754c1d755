import { describe, expect, it } from 'vitest';

import { createFairQueue, type FairQueueLimits } from './fair-queue.ts';

/** A queue whose work ends when the test says so; the transcript holds what started and what was refused. */
function watched(limits: FairQueueLimits) {
  const queue = createFairQueue(limits);
  const transcript: string[] = [];
  const running = new Map<string, () => void>();
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return {
    transcript,
    async ask(lane: string, name: string) {
      void queue
        .run(lane, () => {
          transcript.push(name);
          return new Promise<void>((resolve) => running.set(name, resolve));
        })
        .then((outcome) => (outcome.ok ? undefined : transcript.push(`${name} refused`)));
      await settled();
    },
    async finish(name: string) {
      running.get(name)?.();
      await settled();
    },
  };
}

describe('the fair queue', () => {
  it('serves lanes in turns, each in the order in which it came, one of a lane at a time', async () => {
    const { ask, finish, transcript } = watched({ parallel: 2, waiting: 20, waitingInLane: 10 });
    for (const name of ['a1', 'a2', 'a3']) await ask('a', name);
    expect(transcript).toEqual(['a1']);
    await ask('b', 'b1');
    await ask('b', 'b2');
    await ask('c', 'c1');
    expect(transcript).toEqual(['a1', 'b1']);
    for (const name of ['a1', 'b1', 'a2', 'b2', 'c1']) await finish(name);
    expect(transcript).toEqual(['a1', 'b1', 'a2', 'b2', 'c1', 'a3']);
  });

  it('refuses at once what finds no place in its lane, while other lanes have theirs', async () => {
    const { ask, finish, transcript } = watched({ parallel: 1, waiting: 9, waitingInLane: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) await ask('a', name);
    await ask('b', 'b1');
    expect(transcript).toEqual(['a1', 'a4 refused']);
    await finish('a1');
    await finish('a2');
    expect(transcript).toEqual(['a1', 'a4 refused', 'a2', 'b1']);
  });

  it('gives the last place of the longest lane to a shorter one when all places are taken, and to no equal', async () => {
    const { ask, finish, transcript } = watched({ parallel: 1, waiting: 3, waitingInLane: 3 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) await ask('a', name);
    await ask('b', 'b1');
    await ask('b', 'b2');
    expect(transcript).toEqual(['a1', 'a4 refused', 'b2 refused']);
    await ask('c', 'c1');
    await ask('d', 'd1');
    expect(transcript).toEqual(['a1', 'a4 refused', 'b2 refused', 'a3 refused', 'd1 refused']);
    for (const name of ['a1', 'a2', 'b1', 'c1']) await finish(name);
    expect(transcript.slice(5)).toEqual(['a2', 'b1', 'c1']);
  });

  it('goes on after work that throws', async () => {
    const queue = createFairQueue({ parallel: 1, waiting: 1, waitingInLane: 1 });
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run('a', async () => 7)).toEqual({ ok: true, value: 7 });
  });
});
