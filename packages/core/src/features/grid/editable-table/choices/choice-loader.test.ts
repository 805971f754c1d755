import { describe, expect, it } from 'vitest';

import { err, ok, type Result, type LocalizedText } from '../../../../kernel/index.ts';
import { fakeClock, settled } from '../../../../testing/index.ts';
import type { ChoiceOption } from '../column.types.ts';
import { createChoiceLoader, type ChoiceAnswer } from './choice-loader.ts';
import type { ChoiceWish } from './linked-columns.ts';

type Options = Result<readonly ChoiceOption[], LocalizedText>;

const men: Options = ok([{ value: '1', text: '男' }]);
const wish = (column: string, parent: string | null = null): ChoiceWish => ({ column, parent });

/** A loader with pending calls, and its published results, batch by batch. */
function openLoader() {
  const clock = fakeClock();
  const calls: {
    readonly wish: ChoiceWish;
    readonly answer: (options: Options) => void;
    readonly fail: (reason: Error) => void;
  }[] = [];
  const heard: (readonly ChoiceAnswer[])[] = [];
  const loader = createChoiceLoader(
    clock,
    (asked) => new Promise<Options>((answer, fail) => void calls.push({ wish: asked, answer, fail })),
    (answers) => void heard.push(answers),
  );
  return {
    clock,
    calls,
    heard,
    loader,
    asked: () => calls.map(({ wish: { column, parent } }) => `${column} ${parent ?? '-'}`),
  };
}

describe('choice loader', () => {
  it('TABLE-17 loads each column and parent once, and publishes the results of one turn in a batch', async () => {
    const { loader, asked, calls, heard } = openLoader();
    loader.ask([wish('sex'), wish('city', ''), wish('city', 'zj'), wish('sex')]);
    loader.ask([wish('city', 'zj')]);
    calls[0]?.answer(men);
    calls[2]?.answer(ok([]));
    await settled();
    loader.ask([wish('sex')]);
    calls[1]?.answer(men);
    await settled();
    expect(asked()).toEqual(['sex -', 'city ', 'city zj']);
    expect(heard).toEqual([
      [
        { wish: wish('sex'), options: men },
        { wish: wish('city', 'zj'), options: ok([]) },
      ],
      [{ wish: wish('city', ''), options: men }],
    ]);
  });

  it('TABLE-17 runs at most six calls at a time, and continues as they end', async () => {
    const { loader, asked, calls } = openLoader();
    loader.ask(Array.from({ length: 9 }, (_, index) => wish(`c${index}`)));
    const first = asked().length;
    loader.ask([wish('c9')]);
    const second = asked().length;
    calls[0]?.answer(men);
    calls[1]?.answer(men);
    await settled();
    expect([first, second, asked().length, asked().at(-1)]).toEqual([6, 6, 8, 'c7 -']);
  });

  it('TABLE-17 reports what failed, and reloads only that', async () => {
    const { loader, calls, heard, asked, clock } = openLoader();
    const refused: Options = err({ 'zh-CN': '没有权限', 'en-US': 'forbidden' });
    loader.ask([wish('refused'), wish('broken'), wish('silent'), wish('fine')]);
    calls[0]?.answer(refused);
    calls[1]?.fail(new Error('down'));
    calls[3]?.answer(men);
    await settled();
    clock.advance(9_999);
    await settled();
    const early = heard.flat().length;
    clock.advance(1);
    await settled();
    loader.ask([wish('refused'), wish('broken'), wish('silent'), wish('fine')]);
    expect(early).toBe(3);
    expect(new Map(heard.flat().map((answer) => [answer.wish.column, answer.options]))).toEqual(
      new Map<string, Options>([
        ['refused', refused],
        ['broken', err({ 'zh-CN': '加载时出错', 'en-US': 'loading failed' })],
        ['fine', men],
        ['silent', err({ 'zh-CN': '超过 10 秒没有结果', 'en-US': 'there was no answer within 10 seconds' })],
      ]),
    );
    expect(asked().slice(4)).toEqual(['refused -', 'broken -', 'silent -']);
  });

  it('treats a call that throws as failed', async () => {
    const heard: ChoiceAnswer[] = [];
    const clock = fakeClock();
    const thrown = () => {
      throw new Error('broken');
    };
    createChoiceLoader(clock, thrown, (answers) => heard.push(...answers)).ask([wish('sex')]);
    await settled();
    expect([heard, clock.pending()]).toEqual([
      [{ wish: wish('sex'), options: err({ 'zh-CN': '加载时出错', 'en-US': 'loading failed' }) }],
      0,
    ]);
  });

  it('publishes and loads nothing after it is closed', async () => {
    const { loader, calls, heard, clock } = openLoader();
    loader.ask(Array.from({ length: 7 }, (_, index) => wish(`c${index}`)));
    loader.close();
    calls.forEach(({ answer }) => answer(men));
    await settled();
    expect([heard, calls.length, clock.pending()]).toEqual([[], 6, 0]);
  });
});
