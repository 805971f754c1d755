import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSliderCheck, type SliderEvent, type SliderFacts } from './index.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

function drive() {
  const slider = createSliderCheck();
  const passes: string[] = [];
  slider.on(({ type }) => passes.push(type));
  const shape = ({ status, progress, text }: SliderFacts) => [status, progress, text['zh-CN']];
  const after = (...events: readonly SliderEvent[]) => {
    for (const event of events) slider.send(event);
    return shape(slider.facts());
  };
  return { slider, after, passes };
}

const press: SliderEvent = { type: 'handle.pressed', x: 20, room: 200 };
const forward: SliderEvent = { type: 'key.stepped', direction: 'forward' };
const back: SliderEvent = { type: 'key.stepped', direction: 'back' };
const moveTo = (x: number): SliderEvent => ({ type: 'pointer.moved', x });
const ready = ['resting', 0, '拖动滑块验证'];

describe('slider', () => {
  it('WID-08 reads 拖动滑块验证 until it is drawn to the end, by pointer or keys, and 验证通过 from then on', () => {
    const byPointer = drive();
    const byKeys = drive();
    const early = byPointer.after(press, moveTo(219), { type: 'pointer.released' });
    const passed = byPointer.after(press, moveTo(220), { type: 'pointer.released' });
    const still = byPointer.after(press, moveTo(0), back, { type: 'focus.left' });
    const left = byKeys.after(forward, { type: 'focus.left' });
    const keyed = byKeys.after(...Array.from({ length: 30 }, () => forward));
    const end = ['passed', 1, '验证通过'];
    expect([early, passed, still, left, keyed, byPointer.passes, byKeys.passes]).toEqual([
      ready,
      end,
      end,
      ready,
      end,
      ['slider.passed'],
      ['slider.passed'],
    ]);
  });

  it('follows the pointer, is passed at the end and stays passed', () => {
    const { after, passes } = drive();
    expect([
      after(),
      after(moveTo(100)),
      after(press),
      after(moveTo(120)),
      after(moveTo(-50)),
      after(moveTo(219)),
    ]).toEqual([
      ready,
      ready,
      ['dragging', 0, '拖动滑块验证'],
      ['dragging', 0.5, '拖动滑块验证'],
      ['dragging', 0, '拖动滑块验证'],
      ['dragging', 0.995, '拖动滑块验证'],
    ]);
    const passed = ['passed', 1, '验证通过'];
    expect([
      after(moveTo(220)),
      after({ type: 'pointer.released' }),
      after(press, moveTo(0), back, { type: 'focus.left' }),
    ]).toEqual([passed, passed, passed]);
    expect(passes).toEqual(['slider.passed']);
  });

  it('returns to the start when released early', () => {
    const { after, passes } = drive();
    expect([after(press, moveTo(219)), after({ type: 'pointer.released' }), after(moveTo(400))]).toEqual([
      ['dragging', 0.995, '拖动滑块验证'],
      ready,
      ready,
    ]);
    expect(passes).toEqual([]);
  });

  it('is passed with ten keyboard steps, and returns when it loses focus', () => {
    const { after, passes } = drive();
    expect([after(forward), after(forward), after(back), after(back, back), after(forward, forward, forward)]).toEqual([
      ['resting', 0.1, '拖动滑块验证'],
      ['resting', 0.2, '拖动滑块验证'],
      ['resting', 0.1, '拖动滑块验证'],
      ready,
      ['resting', 0.3, '拖动滑块验证'],
    ]);
    expect(after({ type: 'focus.left' })).toEqual(ready);
    expect(after(...Array.from({ length: 9 }, () => forward))).toEqual(['resting', 0.9, '拖动滑块验证']);
    expect([after(forward), passes]).toEqual([['passed', 1, '验证通过'], ['slider.passed']]);
  });

  it('jumps to start and end with one key each', () => {
    const { after, passes } = drive();
    expect([
      after(forward, forward, { type: 'key.jumped', to: 'start' }),
      after({ type: 'key.jumped', to: 'end' }),
    ]).toEqual([ready, ['passed', 1, '验证通过']]);
    expect([after({ type: 'key.jumped', to: 'start' }), passes]).toEqual([
      ['passed', 1, '验证通过'],
      ['slider.passed'],
    ]);
  });

  it('cannot be passed on a track without room or with an invalid position', () => {
    const { after } = drive();
    for (const room of [0, -5, Number.NaN])
      after({ type: 'handle.pressed', x: 0, room }, moveTo(500), { type: 'pointer.released' });
    expect(after(press, moveTo(Number.NaN))).toEqual(['dragging', 0, '拖动滑块验证']);
  });

  it('is not passed by any drag that ends early', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500, max: 219 })), (places) => {
        const { after, passes } = drive();
        expect([after(press, ...places.map(moveTo), { type: 'pointer.released' }), passes]).toEqual([ready, []]);
      }),
      { seed: 20260115, numRuns: propertyRuns(200) },
    );
  });
});
