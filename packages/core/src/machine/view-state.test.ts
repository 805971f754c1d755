import { expect, it } from 'vitest';

import { ok } from '../kernel/index.ts';
import { fakeClock, settled } from '../testing/index.ts';
import { createLoader, createViewState } from './index.ts';

it('returns the facts of the service with its own state, and notifies about changes of either until disposal', async () => {
  const loader = createLoader<number, string, number>({ clock: fakeClock(), load: async (value) => ok(value) });
  const shown = createViewState(loader, 'closed', ({ value }, state) => ({ value, state }));
  let told = 0;
  const stop = shown.subscribe(() => (told += 1));
  const first = shown.facts();
  expect([first, shown.facts() === first]).toEqual([{ value: null, state: 'closed' }, true]);
  shown.update(() => 'closed');
  expect([told, shown.facts() === first]).toEqual([0, true]);
  shown.update(() => 'open');
  expect([told, shown.facts()]).toEqual([1, { value: null, state: 'open' }]);
  loader.send({ type: 'value.load', params: 7 });
  await settled();
  expect([told, shown.facts()]).toEqual([3, { value: 7, state: 'open' }]);
  stop();
  shown.update(() => 'closed');
  expect([told, shown.facts()]).toEqual([3, { value: 7, state: 'closed' }]);
  shown.dispose();
  loader.send({ type: 'value.load', params: 8 });
  await settled();
  expect(shown.facts()).toEqual({ value: 7, state: 'closed' });
});
