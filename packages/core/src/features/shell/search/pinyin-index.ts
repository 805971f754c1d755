import { createEmitter } from '../../../kernel/index.ts';
import type { ClockPort, TimerHandle } from '../../../ports/index.ts';
import { signsOf, type Sign } from './matching.model.ts';

/** Readings, one list per code point: `spell` of the feature pinyin, lazy-loaded because of its size. */
export type Speller = (words: string) => readonly (readonly string[])[];

/** Titles spelled per batch; a batch takes a few milliseconds. */
const TITLES_AT_ONCE = 100;

/** Cache of the signs of every title, so that a key press does not process titles again. */
export interface PinyinIndex {
  /** Plain signs until the title is spelled. */
  signsOf(title: string): readonly Sign[];
  /** Spell these titles in batches; loads the speller if needed. */
  prepare(titles: readonly string[]): void;
  /** Notify about newly spelled titles; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

export interface PinyinIndexDependencies {
  readonly clock: ClockPort;
  /** After a failure, titles stay unspelled; the next `prepare` retries. */
  readonly loadSpeller: () => Promise<Speller>;
}

export function createPinyinIndex({ clock, loadSpeller }: PinyinIndexDependencies): PinyinIndex {
  const written = new Map<string, readonly Sign[]>();
  const spelt = new Map<string, readonly Sign[]>();
  const waiting = new Set<string>();
  const changes = createEmitter();
  let speller: Speller | 'loading' | null = null;
  let planned: { readonly timer: TimerHandle } | null = null;
  let isLive = true;

  function plan(): void {
    if (planned !== null || waiting.size === 0 || !isLive) return;
    const timer = clock.setTimeout(() => {
      planned = null;
      spellSome();
    }, 0);
    planned = { timer };
  }

  function spellSome(): void {
    if (typeof speller !== 'function') return;
    for (const title of [...waiting].slice(0, TITLES_AT_ONCE)) {
      waiting.delete(title);
      spelt.set(title, signsOf(title, speller(title)));
      written.delete(title);
    }
    if (waiting.size === 0) changes.emit();
    plan();
  }

  async function load(): Promise<void> {
    speller = 'loading';
    try {
      speller = await loadSpeller();
      plan();
    } catch {
      speller = null;
    }
  }

  return {
    signsOf(title) {
      const known = spelt.get(title) ?? written.get(title);
      if (known !== undefined) return known;
      const signs = signsOf(title);
      written.set(title, signs);
      return signs;
    },
    prepare(titles) {
      for (const title of titles) if (!spelt.has(title)) waiting.add(title);
      if (speller === null) void load();
      else if (speller !== 'loading') plan();
    },
    subscribe: changes.on,
    dispose() {
      isLive = false;
      changes.clear();
      if (planned !== null) clock.clearTimeout(planned.timer);
    },
  };
}
