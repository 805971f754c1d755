import { describe, expect, it } from 'vitest';

import { settled } from '../../../../testing/index.ts';
import type { CellHandler, CellValidationResult } from '../column.types.ts';
import type { PendingCheck } from '../table-engine.types.ts';
import type { AsyncValidationResult } from './handler-queue.ts';
import { check, openQueue, words } from './handler-queue.testing.ts';

const place = { row: 'r', column: 'name' };

describe('handler queue', () => {
  it.each<readonly [string, readonly CellValidationResult[], AsyncValidationResult['message']]>([
    ['true is right', [true], null],
    ['false gives the words of the rule', [false], words],
    ['words are the complaint', ['重名'], { 'zh-CN': '重名', 'en-US': '重名' }],
    ['null gives no verdict', [null], undefined],
    ['null leaves the word to the next', [null, false], words],
    ['one that is right does not make up for null', [null, true], undefined],
    ['empty words leave the word to the rule', [''], words],
    ['the first that fails counts', [true, '甲', '乙'], { 'zh-CN': '甲', 'en-US': '甲' }],
  ])('TABLE-11 %s', async (_, said, message) => {
    const { queue, heard } = openQueue();
    queue.ask([
      check(
        1,
        said.map((verdict) => () => verdict),
      ),
    ]);
    await settled();
    expect(heard).toEqual([{ verdicts: [{ ...place, ticket: 1, message }], open: 0 }]);
  });

  it('TABLE-11 reports on the cell that a handler threw, rejected or timed out', async () => {
    const { queue, heard, clock } = openQueue();
    const thrown = () => {
      throw new Error('broken');
    };
    queue.ask([
      check(1, [thrown], '', 'a'),
      check(2, [() => Promise.reject(new Error('down'))], '', 'b'),
      check(3, [() => new Promise(() => {})], '', 'c'),
    ]);
    await settled();
    clock.advance(9_999);
    await settled();
    const early = heard.flatMap(({ verdicts }) => verdicts.map(({ row }) => row));
    clock.advance(1);
    await settled();
    const failed = {
      'zh-CN': '校验时出错，请重新填写或稍后再试',
      'en-US': 'The check failed. Change the value or try again later',
    };
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

  it("TABLE-11 validates the editor's value beside the cell's value, until the cell changes", async () => {
    const { queue, heard, clock } = openQueue();
    const typed = (ticket: number, handler: CellHandler): PendingCheck => {
      const plain = check(ticket, [handler]);
      return { ...plain, check: { ...plain.check, moment: 'input' } };
    };
    queue.ask([check(1, [() => '甲'])]);
    queue.ask([typed(2, () => '乙')]);
    await settled();
    queue.ask([typed(3, () => new Promise(() => {}))]);
    queue.ask([typed(4, () => '丙'), check(5, [() => '丁'])]);
    await settled();
    const told = heard.flatMap(({ verdicts }) => verdicts.map(({ ticket, message }) => [ticket, message?.['zh-CN']]));
    expect([told, heard.at(-1)?.open, clock.pending()]).toEqual([
      [
        [1, '甲'],
        [2, '乙'],
        [5, '丁'],
      ],
      0,
      0,
    ]);
  });

  it('publishes nothing after it is closed', async () => {
    const { queue, heard, clock } = openQueue();
    queue.ask([check(1, [() => true])]);
    queue.close();
    await settled();
    expect([heard, clock.pending()]).toEqual([[], 0]);
  });
});
