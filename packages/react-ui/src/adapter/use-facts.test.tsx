import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useChosenFacts, useFacts, useSelectedFacts, type FactsSource } from './use-facts.ts';

interface Facts {
  readonly name: string;
  readonly count: number;
}

function changeable(start: Facts): FactsSource<Facts> & { change(next: Facts): void; listeners(): number } {
  let facts = start;
  const listeners = new Set<() => void>();
  return {
    facts: () => facts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(next) {
      facts = next;
      for (const listener of listeners) listener();
    },
    listeners: () => listeners.size,
  };
}

it('draws again after every change, and lets go of the service when it is gone', () => {
  const source = changeable({ name: 'a', count: 1 });
  function Drawing() {
    const { name, count } = useFacts(source);
    return `${name}${count}`;
  }
  const { container, unmount } = render(<Drawing />);
  const drawn = [container.textContent];
  act(() => source.change({ name: 'a', count: 2 }));
  drawn.push(container.textContent);
  unmount();
  expect({ drawn, listeners: source.listeners() }).toEqual({ drawn: ['a1', 'a2'], listeners: 0 });
});

it('draws a selection only when the selection changes', () => {
  const source = changeable({ name: 'a', count: 1 });
  const selectName = (facts: Facts) => facts.name;
  const drawn: string[] = [];
  function Drawing() {
    drawn.push(useSelectedFacts(source, selectName));
    return null;
  }
  render(<Drawing />);
  act(() => source.change({ name: 'a', count: 2 }));
  act(() => source.change({ name: 'b', count: 2 }));
  expect(drawn).toEqual(['a', 'b']);
});

it('lets a selection be a new object each time, written where it is used', () => {
  const source = changeable({ name: 'a', count: 1 });
  const drawn: { readonly doubled: number }[] = [];
  function Drawing() {
    drawn.push(useSelectedFacts(source, (facts) => ({ doubled: facts.count * 2 })));
    return null;
  }
  render(<Drawing />);
  act(() => source.change({ name: 'a', count: 3 }));
  expect(drawn.at(-1)).toEqual({ doubled: 6 });
});

it('draws the facts that were named, and only when one of them changes', () => {
  const source = changeable({ name: 'a', count: 1 });
  const names = ['count'] as const;
  const drawn: number[] = [];
  function Drawing() {
    drawn.push(useChosenFacts(source, names).count);
    return null;
  }
  render(<Drawing />);
  act(() => source.change({ name: 'b', count: 1 }));
  act(() => source.change({ name: 'c', count: 2 }));
  expect(drawn).toEqual([1, 2]);
});
