import { performance } from 'node:perf_hooks';

/**
 * Runs several ways to do the same thing in turns, so that a slow moment of the machine meets them all, and gives the best round
 * of each as calls a second. `run(n)` does the thing n times.
 * @param {readonly { readonly name: string, readonly run: (count: number) => void }[]} contestants
 * @param {{ readonly rounds: number, readonly slice: number }} settings slice: milliseconds of one round
 */
export function race(contestants, { rounds, slice }) {
  /** How many calls fill a slice; asked twice, because the first answer is that of code that is not compiled yet. */
  const countFor = (run) => {
    for (let count = 1; ;) {
      const start = performance.now();
      run(count);
      const spent = performance.now() - start;
      if (spent >= slice / 4) return Math.max(1, Math.round((count * slice) / spent));
      count *= spent < 1 ? 8 : 2;
    }
  };
  const ready = contestants.map(({ name, run }) => {
    countFor(run);
    return { name, run, count: Math.max(countFor(run), countFor(run)), best: 0 };
  });
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < ready.length; turn += 1) {
      const one = ready[(turn + round) % ready.length];
      const start = performance.now();
      one.run(one.count);
      one.best = Math.max(one.best, (one.count / (performance.now() - start)) * 1000);
    }
  return Object.fromEntries(ready.map(({ name, best }) => [name, best]));
}
