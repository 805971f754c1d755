import { expect, it } from 'vitest';

import { createComputedFacts, createEmitter, createStore } from './index.ts';

it('a store tells every listener about a change and nobody about the same reference, and nothing once it is disposed of', () => {
  const store = createStore(['a'], (letters: readonly string[], added: string) =>
    letters.includes(added) ? letters : [...letters, added],
  );
  const told: string[] = [];
  const listener = () => void told.push(store.facts().join(''));
  const stop = store.subscribe(listener);
  store.subscribe(listener);
  store.send('a');
  store.send('b');
  stop();
  store.send('c');
  store.dispose();
  store.send('d');
  expect([told, store.facts()]).toEqual([
    ['ab', 'ab', 'abc'],
    ['a', 'b', 'c', 'd'],
  ]);
});

it('computed facts are computed once after each change, when they are read', () => {
  let source = 1;
  let computations = 0;
  const computed = createComputedFacts(() => {
    computations += 1;
    return { double: source * 2 };
  });
  let told = 0;
  computed.subscribe(() => (told += 1));
  const first = computed.facts();
  expect([first, computed.facts() === first, computations]).toEqual([{ double: 2 }, true, 1]);
  source = 2;
  computed.invalidate();
  computed.invalidate();
  expect([told, computations, computed.facts(), computations]).toEqual([2, 1, { double: 4 }, 2]);
  const second = computed.facts();
  computed.invalidate();
  expect(computed.facts() === second).toBe(true);
});

it('an emitter passes what is emitted to whom it has until they leave', () => {
  const emitter = createEmitter<string>();
  const heard: string[] = [];
  const leave = emitter.on((text) => void heard.push(`one ${text}`));
  emitter.on((text) => void heard.push(`two ${text}`));
  emitter.emit('a');
  leave();
  emitter.emit('b');
  emitter.clear();
  emitter.emit('c');
  expect(heard).toEqual(['one a', 'two a', 'two b']);
});
