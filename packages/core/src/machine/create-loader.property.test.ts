import fc from 'fast-check';
import { expect, it } from 'vitest';

import { err, ok, type Result } from '../kernel/index.ts';
import { fakeClock, settled } from '../testing/index.ts';
import { createLoader } from './index.ts';
import type { LoaderEvent, LoaderFacts } from './loader.types.ts';
import { propertyRuns } from '../testing/property-runs.ts';

type Step = { readonly kind: 'load'; readonly page: number } | { readonly kind: 'refresh' | 'cancel' | 'forget' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.nat(9).map((page): Step => ({ kind: 'load', page })) },
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'refresh' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'cancel' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'forget' }) },
);

function eventOf(taken: Step): LoaderEvent<number> {
  if (taken.kind === 'load') return { type: 'value.load', params: taken.page };
  return taken.kind === 'cancel' ? { type: 'request.cancel' } : { type: `value.${taken.kind}` };
}

/** Oracle computed from the requests: only the response to the last one has an effect. */
class Oracle {
  #page: number | null = null;
  #last: number | null = null;
  #sent = 0;
  #value: string | null = null;
  #failure: string | null = null;

  take(taken: Step): void {
    if (taken.kind === 'forget') {
      this.#page = null;
      this.#last = null;
      this.#value = null;
      this.#failure = null;
      return;
    }
    if (taken.kind === 'cancel') {
      this.#last = null;
      return;
    }
    if (taken.kind === 'load') this.#page = taken.page;
    if (this.#page === null) return;
    this.#last = this.#sent;
    this.#sent += 1;
  }

  answer(index: number, answer: Result<string, string>): void {
    if (index !== this.#last) return;
    this.#last = null;
    if (answer.ok) this.#value = answer.value;
    this.#failure = answer.ok ? null : answer.error;
  }

  facts(): LoaderFacts<string, string> {
    const value = this.#value;
    if (this.#page === null) return { status: 'idle', value, failure: null };
    if (this.#last !== null) return { status: value === null ? 'loading' : 'refreshing', value, failure: null };
    return { status: this.#failure === null ? 'loaded' : 'failed', value, failure: this.#failure };
  }
}

it('shows the response to the latest request, in any order of responses', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      fc.scheduler(),
      fc.infiniteStream(fc.boolean()),
      async (steps, scheduler, outcomes) => {
        const oracle = new Oracle();
        let sent = 0;
        const loader = createLoader<string, string, number>({
          clock: fakeClock(),
          load(page) {
            const index = sent;
            sent += 1;
            const isGood = outcomes.next().value === true;
            const answer = isGood ? ok(`${page} by ${index}`) : err(`failure of ${index}`);
            return scheduler.schedule(Promise.resolve(answer), `answer ${index}`).then((answered) => {
              oracle.answer(index, answered);
              return answered;
            });
          },
        });
        const { task } = scheduler.scheduleSequence(
          steps.map((taken) => ({
            label: taken.kind,
            builder: async () => {
              oracle.take(taken);
              loader.send(eventOf(taken));
              await settled();
              expect(loader.facts()).toEqual(oracle.facts());
            },
          })),
        );
        while (scheduler.count() > 0) {
          await scheduler.waitOne();
          await settled();
          expect(loader.facts()).toEqual(oracle.facts());
        }
        await task;
        loader.dispose();
      },
    ),
    { seed: 20_261_123, numRuns: propertyRuns(500) },
  );
});
