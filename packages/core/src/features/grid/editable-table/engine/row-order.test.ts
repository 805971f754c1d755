import { describe, expect, it } from 'vitest';

import { createRowOrder } from './row-order.ts';

/** An order of this many rows with a plain list as oracle. */
function openOrder(count: number) {
  const order = createRowOrder();
  order.fill(count);
  let list = Array.from({ length: count }, (_, slot) => slot);
  return {
    order,
    list: () => list,
    insert(...placed: readonly { readonly slot: number; readonly at: number }[]) {
      order.insert(placed);
      for (const { slot, at } of placed) list.splice(Math.max(0, at), 0, slot);
    },
    remove(...slots: readonly number[]) {
      order.remove(new Set(slots));
      list = list.filter((slot) => !slots.includes(slot));
    },
    move(slot: number, to: number) {
      order.move(slot, to);
      list = list.filter((other) => other !== slot);
      list.splice(Math.max(0, to), 0, slot);
    },
    /** All results of the order. */
    said() {
      const visited: number[] = [];
      order.forEach((slot, position) => (visited[position] = slot));
      return {
        count: order.count(),
        visited,
        slots: list.map((_, position) => order.slotAt(position)),
        positions: list.map(order.positionOf),
      };
    },
    /** The same from the list. */
    listed: () => ({ count: list.length, visited: list, slots: list, positions: list.map((_, position) => position) }),
  };
}

const numbers = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

describe('row order', () => {
  it('resolves existing rows and positions, before and after a move', () => {
    const { order, move, said, listed } = openOrder(3);
    const asked = () => [
      [0, 2, 3, -1].map(order.has),
      [0, 2, 3, -1].map(order.positionOf),
      [0, 2, 3, -1, 0.5, Number.NaN].map(order.slotAt),
    ];
    const untouched = asked();
    expect(said()).toEqual(listed());
    move(2, 0);
    expect([untouched, asked()]).toEqual([
      [
        [true, true, false, false],
        [0, 2, -1, -1],
        [0, 2, -1, -1, -1, -1],
      ],
      [
        [true, true, false, false],
        [1, 0, -1, -1],
        [2, 1, -1, -1, -1, -1],
      ],
    ]);
  });

  it('restarts when all rows are replaced', () => {
    const { order } = openOrder(3);
    order.reorder([2, 1, 0]);
    order.fill(2);
    const visited: number[] = [];
    order.forEach((slot) => visited.push(slot));
    expect([visited, order.count(), order.has(2), order.positionOf(1), order.slotAt(0)]).toEqual([
      [0, 1],
      2,
      false,
      1,
      0,
    ]);
  });

  it('inserts rows one by one at the start, in the middle, at the end, and beyond both ends', () => {
    const { insert, said, listed } = openOrder(1_500);
    for (const [index, at] of [0, 512, 700, 1_024, 1_504, -5, 99_999].entries()) {
      insert({ slot: 1_500 + index, at });
      expect(said()).toEqual(listed());
    }
  });

  it('inserts more rows at one position than a chunk holds, one by one', () => {
    const { insert, said, listed } = openOrder(600);
    for (const slot of numbers(600, 1_200)) insert({ slot, at: 300 });
    expect(said()).toEqual(listed());
  });

  it('inserts several and many rows at once', () => {
    const { insert, said, listed } = openOrder(1_000);
    insert({ slot: 1_000, at: 3 }, { slot: 1_001, at: 4 }, { slot: 1_002, at: 900 });
    expect(said()).toEqual(listed());
    insert(...numbers(2_000, 257).map((slot, index) => ({ slot, at: 10 + index * 3 })));
    expect(said()).toEqual(listed());
    insert(...numbers(3_000, 300).map((slot, index) => ({ slot, at: 1_560 + index })));
    expect(said()).toEqual(listed());
  });

  it('removes rows one by one and many at once, until empty, and inserts others then', () => {
    const { order, insert, remove, said, listed } = openOrder(2_000);
    remove(0, 1_999, 777);
    expect(said()).toEqual(listed());
    for (const slot of numbers(512, 512)) remove(slot);
    expect(said()).toEqual(listed());
    remove(5, 5_000);
    expect(said()).toEqual(listed());
    remove(...numbers(1_100, 257));
    expect(said()).toEqual(listed());
    remove(...numbers(0, 2_000));
    expect(said()).toEqual(listed());
    insert({ slot: 7, at: 0 }, { slot: 8, at: 1 });
    expect(said()).toEqual(listed());
    remove(7);
    remove(8);
    expect(said()).toEqual(listed());
    insert({ slot: 9, at: 0 });
    expect(said()).toEqual(listed());
    expect([order.has(9), order.has(7), order.positionOf(7)]).toEqual([true, false, -1]);
  });

  it('moves rows within a chunk and across, to both ends and in place', () => {
    const { order, move, said, listed } = openOrder(1_600);
    for (const [slot, to] of [
      [3, 7],
      [3, 1_500],
      [1_599, 0],
      [800, 801],
      [800, 800],
      [0, 1_599],
      [512, 511],
      [600, -4],
      [601, 9_999],
    ] as const) {
      move(slot, to);
      expect(said()).toEqual(listed());
    }
    order.move(5_000, 0);
    expect(said()).toEqual(listed());
  });

  it('reorders all rows', () => {
    const { order, list, said, listed, move } = openOrder(1_100);
    order.reorder(list().toReversed());
    list().reverse();
    expect(said()).toEqual(listed());
    move(0, 600);
    expect(said()).toEqual(listed());
  });
});
