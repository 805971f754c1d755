import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createRowOrder } from './row-order.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

type Step =
  | { readonly kind: 'insert'; readonly count: number; readonly at: number }
  | { readonly kind: 'remove'; readonly count: number; readonly at: number }
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'reverse' };

const place = fc.double({ min: 0, max: 1, noNaN: true });
const amount = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 200, max: 1500 }) },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), count: amount, at: place }),
  fc.record({ kind: fc.constant('remove' as const), count: amount, at: place }),
  fc.record({ kind: fc.constant('move' as const), from: place, to: place }),
  fc.constant({ kind: 'reverse' as const }),
);

describe('row order', () => {
  it('equals a plain list after any insertions, removals and moves, and every row knows its position', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 511, 512, 513, 3000), fc.array(step, { maxLength: 25 }), (count, steps) => {
        const order = createRowOrder();
        order.fill(count);
        let list = Array.from({ length: count }, (_, slot) => slot);
        let next = count;
        for (const one of steps) {
          const index = (share: number): number => Math.floor(share * list.length);
          if (one.kind === 'insert') {
            const at = index(one.at);
            const placed = Array.from({ length: one.count }, (_, offset) => ({
              slot: next + offset,
              at: at + 2 * offset,
            }));
            next += one.count;
            for (const { slot, at: to } of placed) list.splice(to, 0, slot);
            order.insert(placed);
          } else if (one.kind === 'remove') {
            const going = new Set(list.slice(index(one.at), index(one.at) + one.count));
            list = list.filter((slot) => !going.has(slot));
            order.remove(going);
          } else if (one.kind === 'move' && list.length > 0) {
            const [slot = 0] = list.splice(Math.min(index(one.from), list.length - 1), 1);
            const to = index(one.to);
            list.splice(to, 0, slot);
            order.move(slot, to);
          } else if (one.kind === 'reverse') {
            list = list.toReversed();
            order.reorder(list);
          }
          const some = [0, 1, list.length >> 1, list.length - 1, list.length].map((position) => order.slotAt(position));
          expect(some).toEqual(
            [0, 1, list.length >> 1, list.length - 1, list.length].map((position) => list[position] ?? -1),
          );
        }
        const found: number[] = [];
        order.forEach((slot, position) => (found[position] = slot));
        expect(found).toEqual(list);
        expect({
          count: order.count(),
          places: list.map(order.positionOf),
          gone: order.positionOf(next),
          has: order.has(next),
        }).toEqual({
          count: list.length,
          places: list.map((_, position) => position),
          gone: -1,
          has: false,
        });
      }),
      { seed: 20260308, numRuns: propertyRuns(60) },
    );
  });
});
