import fc from 'fast-check';
import { expect, it } from 'vitest';

import { localized } from '../../../kernel/index.ts';
import { openList } from './upload-list.testing.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

type Step =
  | { readonly kind: 'choose' }
  | {
      readonly kind: 'progress' | 'store' | 'fail' | 'cancel' | 'retry' | 'remove' | 'left' | 'right';
      readonly at: number;
    };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant({ kind: 'choose' } as const),
  fc.record({
    kind: fc.constantFrom('progress', 'store', 'fail', 'cancel', 'retry', 'remove', 'left', 'right'),
    at: fc.nat(5),
  }),
);

/** What a list of files is, without machines: names in order, each with its state. */
interface Known {
  readonly name: string;
  status: 'uploading' | 'done' | 'error';
}

/** Applies a step to both; uploads are answered by the latest attempt of the file and by every stale one. */
async function apply(opened: ReturnType<typeof openList>, known: Known[], one: Step, count: number): Promise<void> {
  const { list, choose, sendings, idOf } = opened;
  if (one.kind === 'choose') {
    choose(`${count}.txt`);
    known.push({ name: `${count}.txt`, status: 'uploading' });
    return;
  }
  const file = known[one.at % Math.max(1, known.length)];
  if (file === undefined) return;
  const place = known.indexOf(file);
  const id = idOf(file.name);
  const attempts = sendings.filter(({ name }) => name === file.name);
  switch (one.kind) {
    case 'progress':
      for (const { onProgress } of attempts) onProgress({ loaded: one.at, total: 5 });
      break;
    case 'store':
      for (const { answer } of attempts)
        await answer({ ok: true, value: { path: `temp/1/${file.name}`, isWithoutMessage: false } });
      if (file.status === 'uploading') file.status = 'done';
      break;
    case 'fail':
      for (const { answer } of attempts)
        await answer({ ok: false, error: { message: localized('断', 'Cut'), report: null } });
      if (file.status === 'uploading') file.status = 'error';
      break;
    case 'cancel':
      list.send({ type: 'file.cancel', id });
      if (file.status === 'uploading') file.status = 'error';
      break;
    case 'retry':
      list.send({ type: 'file.retry', id });
      if (file.status === 'error') file.status = 'uploading';
      break;
    case 'remove':
      list.send({ type: 'file.remove', id });
      known.splice(place, 1);
      break;
    case 'left':
    case 'right': {
      const by = one.kind === 'left' ? -1 : 1;
      list.send({ type: 'file.move', id, by });
      const neighbour = known[place + by];
      if (neighbour !== undefined) {
        known[place] = neighbour;
        known[place + by] = file;
      }
    }
  }
}

// Answers, cancels and retries of several files cross in every order; a late answer of an earlier attempt must change nothing.
it('UP-10 a list is what a plain list of states says, whatever crosses; its value is told only when all is stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const opened = openList();
      const known: Known[] = [];
      let count = 0;
      for (const one of steps) {
        const before = opened.emitted.length;
        await apply(opened, known, one, count++);
        expect(opened.list.facts().files.map(({ name, status }) => ({ name, status }))).toEqual(known);
        const values = opened.emitted
          .slice(before)
          .flatMap((event) => (event.type === 'paths.changed' ? [event.value] : []));
        const all = known.map(({ name }) => `temp/1/${name}`).join(',');
        const isAllDone = known.every(({ status }) => status === 'done');
        expect(values.filter((value) => (value ?? '') !== all || !isAllDone)).toEqual([]);
      }
      opened.list.dispose();
      // Nothing is sent after disposal: what was still running is aborted.
      const running = known.filter(({ status }) => status === 'uploading').map(({ name }) => name);
      const last = running.map((name) => opened.sending(name).signal.aborted);
      expect(last).toEqual(running.map(() => true));
    }),
    { seed: 20261123, numRuns: propertyRuns(300) },
  );
});
