import type { ClockPort, TimerHandle } from '../../../ports/index.ts';
import { signsOf, type Sign } from './matching.model.ts';

/** How words may be spoken, one list per code point: `spell` of the feature pinyin, too large to be loaded before it is needed. */
export type Speller = (words: string) => readonly (readonly string[])[];

/** Titles spelt at one go; a go takes a few milliseconds. */
const TITLES_AT_ONCE = 100;

/** Remembers the signs of every title, so that a key press reads no title twice. */
export interface PinyinIndex {
  /** As they are written until they are spelt. */
  signsOf(title: string): readonly Sign[];
  /** Sees to it that these titles are spelt, a few at a time; asks for the speller when it is not there. */
  prepare(titles: readonly string[]): void;
  /** Hears of titles that are spelt now; gives back what stops it. */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

export interface PinyinIndexDependencies {
  readonly clock: ClockPort;
  /** A failure leaves titles as they are written; the next `prepare` tries again. */
  readonly loadSpeller: () => Promise<Speller>;
}

export function createPinyinIndex({ clock, loadSpeller }: PinyinIndexDependencies): PinyinIndex {
  const written = new Map<string, readonly Sign[]>();
  const spelt = new Map<string, readonly Sign[]>();
  const waiting = new Set<string>();
  const listeners = new Set<() => void>();
  let speller: Speller | 'loading' | null = null;
  let planned: { readonly timer: TimerHandle } | null = null;
  let isLive = true;

  const tell = () => listeners.forEach((listener) => listener());

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
    if (waiting.size === 0) tell();
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      isLive = false;
      listeners.clear();
      if (planned !== null) clock.clearTimeout(planned.timer);
    },
  };
}
