import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fakeClock, settled } from '../../../testing/index.ts';
import type { CellHandler, CellVerdict } from '../column.types.ts';
import type { PendingCheck } from '../table-engine.types.ts';
import { createHandlerQueue, type Verdict } from './handler-queue.ts';

const column = { key: 'name', title: '姓名', type: 'input' };
const words = { 'zh-CN': '不行', 'en-US': 'no' };

function check(ticket: number, handlers: readonly CellHandler[], value = '', row = 'r'): PendingCheck {
  return {
    row,
    column: 'name',
    ticket,
    check: { moment: 'change', value, id: null, values: { name: value }, column },
    handlers: handlers.map((ask) => ({ ask, message: words })),
  };
}

function openQueue() {
  const clock = fakeClock();
  const heard: { readonly verdicts: readonly Verdict[]; readonly open: number }[] = [];
  return { clock, heard, queue: createHandlerQueue(clock, (verdicts, open) => heard.push({ verdicts, open })) };
}

const place = { row: 'r', column: 'name' };

describe('the queue of handlers', () => {
  it.each<readonly [string, readonly CellVerdict[], Verdict['message']]>([
    ['true is right', [true], null],
    ['false gives the words of the rule', [false], words],
    ['words are the complaint', ['重名'], { 'zh-CN': '重名', 'en-US': '重名' }],
    ['null gives no verdict', [null], undefined],
    ['null leaves the word to the next', [null, false], words],
    ['one that is right does not make up for null', [null, true], undefined],
    ['the first that fails counts', [true, '甲', '乙'], { 'zh-CN': '甲', 'en-US': '甲' }],
  ])('TABLE-11 %s', async (_, said, message) => {
    const { queue, heard } = openQueue();
    queue.ask([check(1, said.map((verdict) => () => verdict))]);
    await settled();
    expect(heard).toEqual([{ verdicts: [{ ...place, ticket: 1, message }], open: 0 }]);
  });

  it('TABLE-11 says on the cell that a handler threw, rejected or never answered', async () => {
    const { queue, heard, clock } = openQueue();
    const thrown = () => {
      throw new Error('broken');
    };
    queue.ask([check(1, [thrown], '', 'a'), check(2, [() => Promise.reject(new Error('down'))], '', 'b'), check(3, [() => new Promise(() => {})], '', 'c')]);
    await settled();
    clock.advance(9_999);
    await settled();
    const early = heard.flatMap(({ verdicts }) => verdicts.map(({ row }) => row));
    clock.advance(1);
    await settled();
    const failed = { 'zh-CN': '校验时出错，请重新填写或稍后再试', 'en-US': 'The check failed. Change the value or try again later' };
    const silent = {
      'zh-CN': '校验超过 10 秒没有结果，请重新填写或稍后再试',
      'en-US': 'The check did not answer within 10 seconds. Change the value or try again later',
    };
    expect(early).toEqual(['a', 'b']);
    expect(heard.flatMap(({ verdicts }) => verdicts)).toEqual([
      { row: 'a', column: 'name', ticket: 1, message: failed },
      { row: 'b', column: 'name', ticket: 2, message: failed },
      { row: 'c', column: 'name', ticket: 3, message: silent },
    ]);
    expect(heard.at(-1)?.open).toBe(0);
    expect(clock.pending()).toBe(0);
  });

  it('answers nothing any more when it is closed', async () => {
    const { queue, heard, clock } = openQueue();
    queue.ask([check(1, [() => true])]);
    queue.close();
    await settled();
    expect([heard, clock.pending()]).toEqual([[], 0]);
  });

  it('TABLE-11 hears of each cell only the answer to its newest value, whatever order answers come in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.tuple(fc.constantFrom('r', 's'), fc.constantFrom('甲', '乙', '丙')), { minLength: 1, maxLength: 10 }),
        async (scheduler, asks) => {
          const { queue, heard } = openQueue();
          const handler: CellHandler = ({ value }) => scheduler.schedule(Promise.resolve(`${JSON.stringify(value)}不行`));
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
          expect(last).toEqual(new Map([...newest].map(([row, index]) => [row, [index, `${JSON.stringify(asks[index]?.[1])}不行`]])));
          const isAscending = answers.every(({ row, ticket }, at) => answers.slice(0, at).every((before) => before.row !== row || before.ticket < ticket));
          expect(isAscending).toBe(true);
        },
      ),
      { seed: 20260115, numRuns: 200 },
    );
  });
});
