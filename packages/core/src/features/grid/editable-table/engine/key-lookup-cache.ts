import type { RowKey } from '../cell.types.ts';

/** So many keys are remembered, as long as nobody asks for a row of them. */
const MOST = 16_384;

/** Which slots the keys stand for that were told last. */
export interface KeysAskedBack {
  /** The key of a slot was told to somebody. */
  gave(key: RowKey, slot: number): void;
  /** It was found what a key stands for. */
  found(key: RowKey, slot: number): void;
  /** -1 where it has to be looked for. */
  slotOf(key: RowKey): number;
  forget(): void;
}

/**
 * Whoever changes many rows asks for all their keys and then names them in the same order; whoever draws a row names it again for each of its
 * cells. Both are answered without reading the key.
 */
export function createKeysAskedBack(): KeysAskedBack {
  /** The first `known` of them are remembered; lists that were long once are written over. */
  const keys: RowKey[] = [];
  const slots: number[] = [];
  let known = 0;
  let next = 0;
  let isAsked = false;
  let lastKey: RowKey = '';
  let lastSlot = -1;

  function forget(): void {
    known = 0;
    next = 0;
    isAsked = false;
  }

  return {
    gave(key, slot) {
      if (isAsked) forget();
      if (known === MOST) return;
      keys[known] = key;
      slots[known] = slot;
      known += 1;
    },
    found(key, slot) {
      lastKey = key;
      lastSlot = slot;
    },
    slotOf(key) {
      isAsked = true;
      // First what is most often the very same string: two that are not are compared by their characters.
      if (next >= known || keys[next] !== key) return key === lastKey ? lastSlot : -1;
      lastKey = key;
      lastSlot = slots[next] ?? -1;
      next += 1;
      return lastSlot;
    },
    forget() {
      forget();
      lastKey = '';
      lastSlot = -1;
    },
  };
}
