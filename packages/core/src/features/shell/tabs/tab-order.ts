import type { Tab } from './tab.types.ts';

type Keyed = Pick<Tab, 'key'>;

/** The tab before which a dropped tab is placed; null for the last position. */
export function placeBefore(tabs: readonly Keyed[], key: string, target: string): string | null {
  const from = tabs.findIndex((tab) => tab.key === key);
  const to = tabs.findIndex((tab) => tab.key === target);
  return tabs[to > from ? to + 1 : to]?.key ?? null;
}

/** The tab before which one step to the left or right places a tab; undefined at the end. */
export function step(tabs: readonly Keyed[], key: string, direction: 'left' | 'right'): string | null | undefined {
  const from = tabs.findIndex((tab) => tab.key === key);
  const target = tabs[direction === 'left' ? from - 1 : from + 1];
  return target === undefined ? undefined : placeBefore(tabs, key, target.key);
}
