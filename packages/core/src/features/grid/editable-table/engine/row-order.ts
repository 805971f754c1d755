const SIZE = 512;
const LARGEST = 2 * SIZE;
/** Above this number of rows, rebuilding the whole order is cheaper. */
const MANY = 256;

interface Chunk {
  /** Position of its first row, and its chunk index; valid up to the first changed chunk. */
  start: number;
  index: number;
  slots: number[];
}

/** Positions of rows. Rows are identified by slots: stable small integers. */
export interface RowOrder {
  count(): number;
  has(slot: number): boolean;
  /** -1 if the row is not in the table. */
  positionOf(slot: number): number;
  /** -1 out of range. */
  slotAt(position: number): number;
  forEach(visit: (slot: number, position: number) => void): void;
  /** Replace all by the slots 0 to `count - 1` in this order. */
  fill(count: number): void;
  insert(placed: readonly { readonly slot: number; readonly at: number }[]): void;
  remove(slots: ReadonlySet<number>): void;
  move(slot: number, to: number): void;
  /** All rows in a new order. */
  reorder(slots: readonly number[]): void;
}

/**
 * Order in chunks of about 512 rows with cached start positions, and rows with their chunk: lookup, insertion and
 * removal cost a chunk, not the table. Allocates nothing until a row is added, removed or moved.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods over one state
export function createRowOrder(): RowOrder {
  let total = 0;
  /** Every slot is at its own position. */
  let isUntouched = true;
  let chunks: Chunk[] = [];
  let chunkOf: (Chunk | undefined)[] = [];
  let firstStale = 0;

  function layOut(slots: readonly number[]): void {
    isUntouched = false;
    chunks = [];
    chunkOf = [];
    total = slots.length;
    for (let from = 0; from < slots.length; from += SIZE)
      chunks.push({ start: from, index: chunks.length, slots: slots.slice(from, from + SIZE) });
    if (chunks.length === 0) chunks.push({ start: 0, index: 0, slots: [] });
    for (const chunk of chunks) for (const slot of chunk.slots) chunkOf[slot] = chunk;
    firstStale = chunks.length;
  }

  function inOrder(): number[] {
    if (isUntouched) return Array.from({ length: total }, (_, slot) => slot);
    return chunks.flatMap((chunk) => chunk.slots);
  }

  function touch(): void {
    if (isUntouched) layOut(inOrder());
  }

  function refresh(): void {
    for (let index = firstStale; index < chunks.length; index += 1) {
      const chunk = chunks[index];
      if (chunk === undefined) break;
      const before = chunks[index - 1];
      chunk.index = index;
      chunk.start = before === undefined ? 0 : before.start + before.slots.length;
    }
    firstStale = chunks.length;
  }

  function chunkAt(position: number): Chunk | undefined {
    refresh();
    let low = 0;
    let high = chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((chunks[middle]?.start ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return chunks[low];
  }

  function place(slot: number, at: number): void {
    const chunk = chunkAt(Math.min(at, total));
    if (chunk === undefined) return;
    chunk.slots.splice(at - chunk.start, 0, slot);
    chunkOf[slot] = chunk;
    total += 1;
    firstStale = Math.min(firstStale, chunk.index + 1);
    if (chunk.slots.length <= LARGEST) return;
    const rest: Chunk = { start: 0, index: 0, slots: chunk.slots.splice(SIZE) };
    for (const moved of rest.slots) chunkOf[moved] = rest;
    chunks.splice(chunk.index + 1, 0, rest);
  }

  function take(slot: number): void {
    const chunk = chunkOf[slot];
    if (chunk === undefined) return;
    refresh();
    chunk.slots.splice(chunk.slots.indexOf(slot), 1);
    chunkOf[slot] = undefined;
    total -= 1;
    firstStale = Math.min(firstStale, chunk.index + 1);
    if (chunk.slots.length > 0 || chunks.length === 1) return;
    chunks.splice(chunk.index, 1);
    firstStale = Math.min(firstStale, chunk.index);
  }

  function merged(placed: readonly { readonly slot: number; readonly at: number }[]): number[] {
    const before = inOrder();
    const after: number[] = [];
    let next = 0;
    for (const { slot, at } of placed) {
      while (after.length < at && next < before.length) after.push(before[next++] ?? 0);
      after.push(slot);
    }
    while (next < before.length) after.push(before[next++] ?? 0);
    return after;
  }

  const has = (slot: number): boolean => (isUntouched ? slot >= 0 && slot < total : chunkOf[slot] !== undefined);

  return {
    count: () => total,
    has,
    positionOf(slot) {
      if (!has(slot)) return -1;
      if (isUntouched) return slot;
      const chunk = chunkOf[slot];
      if (chunk === undefined) return -1;
      refresh();
      return chunk.start + chunk.slots.indexOf(slot);
    },
    slotAt(position) {
      if (!Number.isInteger(position) || position < 0 || position >= total) return -1;
      if (isUntouched) return position;
      const chunk = chunkAt(position);
      return chunk?.slots[position - chunk.start] ?? -1;
    },
    forEach(visit) {
      if (isUntouched) for (let slot = 0; slot < total; slot += 1) visit(slot, slot);
      else {
        let position = 0;
        for (const chunk of chunks) for (const slot of chunk.slots) visit(slot, position++);
      }
    },
    fill(count) {
      total = count;
      isUntouched = true;
      chunks = [];
      chunkOf = [];
      firstStale = 0;
    },
    insert(placed) {
      if (placed.length > MANY) layOut(merged(placed));
      else {
        touch();
        for (const { slot, at } of placed) place(slot, Math.min(Math.max(at, 0), total));
      }
    },
    remove(slots) {
      if (slots.size > MANY) layOut(inOrder().filter((slot) => !slots.has(slot)));
      else {
        touch();
        for (const slot of slots) take(slot);
      }
    },
    move(slot, to) {
      if (!has(slot)) return;
      touch();
      take(slot);
      place(slot, Math.min(Math.max(to, 0), total));
    },
    reorder: layOut,
  };
}
