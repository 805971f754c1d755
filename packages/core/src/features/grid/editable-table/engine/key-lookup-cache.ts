import type { RowKey } from '../cell.types.ts';

/** Maximum number of keys held until the first lookup. */
const MOST = 16_384;

/** Cache of the slots of recently issued keys. */
export interface KeysAskedBack {
  /** Record an issued key with its slot. */
  gave(key: RowKey, slot: number): void;
  /** Record a resolved key. */
  found(key: RowKey, slot: number): void;
  /** -1 on a cache miss. */
  slotOf(key: RowKey): number;
  forget(): void;
}

/**
 * Callers that change many rows obtain all keys and then use them in the same order; rendering uses a row's key for
 * each of its cells. Both are resolved without parsing the key.
 */
export function createKeysAskedBack(): KeysAskedBack {
  /** The first `known` entries are valid; arrays are reused without truncation. */
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
      // Usually the identical string: different ones are compared by characters.
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
