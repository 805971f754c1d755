import type { Tab } from './tab.types.ts';

type Keyed = Pick<Tab, 'key'>;

/** The tab that one comes to stand before when it is dropped on another's place; null for the last place. */
export function placeBefore(tabs: readonly Keyed[], key: string, target: string): string | null {
  const from = tabs.findIndex((tab) => tab.key === key);
  const to = tabs.findIndex((tab) => tab.key === target);
  return tabs[to > from ? to + 1 : to]?.key ?? null;
}

/** The tab to stand before after one step to the left or right; undefined where there is no further place. */
export function step(tabs: readonly Keyed[], key: string, direction: 'left' | 'right'): string | null | undefined {
  const from = tabs.findIndex((tab) => tab.key === key);
  const target = tabs[direction === 'left' ? from - 1 : from + 1];
  return target === undefined ? undefined : placeBefore(tabs, key, target.key);
}
