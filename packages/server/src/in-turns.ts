import { setImmediate } from 'node:timers/promises';

/** A long list piece by piece; between two of them everything else that the process does has its turn. */
export async function* piecesInTurns<Item>(items: readonly Item[], size: number): AsyncGenerator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await setImmediate();
    yield items.slice(from, from + size);
  }
}
