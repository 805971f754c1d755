import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { settled } from '../../../../testing/index.ts';
import type { CellHandler } from '../column.types.ts';
import { check, openQueue } from './handler-queue.testing.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

describe('handler queue with responses in any order', () => {
  it("TABLE-11 publishes only the response to a cell's newest value, in any order of responses", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.tuple(fc.constantFrom('r', 's'), fc.constantFrom('甲', '乙', '丙')), {
          minLength: 1,
          maxLength: 10,
        }),
        async (scheduler, asks) => {
          const { queue, heard } = openQueue();
          const handler: CellHandler = ({ value }) =>
            scheduler.schedule(Promise.resolve(`${JSON.stringify(value)}不行`));
          const newest = new Map<string, number>();
          scheduler.scheduleSequence(
            asks.map(([row, value], index) => async () => {
              newest.set(row, index);
              queue.ask([check(index, [handler], value, row)]);
              await Promise.resolve();
            }),
          );
          await scheduler.waitIdle();
          await settled();
          const answers = heard.flatMap(({ verdicts }) => verdicts);
          const last = new Map(answers.map(({ row, ticket, message }) => [row, [ticket, message?.['zh-CN']]]));
          expect(last).toEqual(
            new Map([...newest].map(([row, index]) => [row, [index, `${JSON.stringify(asks[index]?.[1])}不行`]])),
          );
          const isAscending = answers.every(({ row, ticket }, at) =>
            answers.slice(0, at).every((before) => before.row !== row || before.ticket < ticket),
          );
          expect(isAscending).toBe(true);
        },
      ),
      { seed: 20260115, numRuns: propertyRuns(200) },
    );
  });
});
