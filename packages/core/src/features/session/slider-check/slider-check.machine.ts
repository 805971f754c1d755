import { assign, emit, setup } from 'xstate';

import { given, machineTypes } from '../../../machine/index.ts';
import { draggedProgress, steppedProgress } from './slider-check.model.ts';
import type { SliderEmitted, SliderEvent } from './slider-check.types.ts';

export interface SliderContext {
  readonly progress: number;
  /** Pointer position when the handle was pressed, and the maximum distance from there. */
  readonly pressedAt: number;
  readonly room: number;
}

export const sliderCheckMachine = setup({
  types: machineTypes<{ context: SliderContext; events: SliderEvent; emitted: SliderEmitted }>(),
  guards: {
    isDraggedToTheEnd: ({ context }, x: number) => draggedProgress(context.pressedAt, x, context.room) === 1,
    isSteppedToTheEnd: ({ context }, direction: 'forward' | 'back') =>
      steppedProgress(context.progress, direction) === 1,
    isEnd: (_, to: 'start' | 'end') => to === 'end',
  },
  actions: {
    reset: assign({ progress: 0 }),
    complete: assign({ progress: 1 }),
    press: assign((_, { x, room }: { readonly x: number; readonly room: number }) => ({ pressedAt: x, room })),
    drag: assign(({ context }, x: number) => ({ progress: draggedProgress(context.pressedAt, x, context.room) })),
    step: assign(({ context }, direction: 'forward' | 'back') => ({
      progress: steppedProgress(context.progress, direction),
    })),
    tellPassed: emit({ type: 'slider.passed' }),
  },
}).createMachine({
  id: 'sliderCheck',
  context: { progress: 0, pressedAt: 0, room: 0 },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'handle.pressed': { target: 'dragging', actions: ['reset', { type: 'press', params: given }] },
        'key.stepped': [
          { guard: { type: 'isSteppedToTheEnd', params: ({ event }) => event.direction }, target: 'passed' },
          { actions: { type: 'step', params: ({ event }) => event.direction } },
        ],
        'key.jumped': [
          { guard: { type: 'isEnd', params: ({ event }) => event.to }, target: 'passed' },
          { actions: 'reset' },
        ],
        'focus.left': { actions: 'reset' },
      },
    },
    dragging: {
      on: {
        'pointer.moved': [
          { guard: { type: 'isDraggedToTheEnd', params: ({ event }) => event.x }, target: 'passed' },
          { actions: { type: 'drag', params: ({ event }) => event.x } },
        ],
        'pointer.released': { target: 'resting', actions: 'reset' },
      },
    },
    passed: { entry: ['complete', 'tellPassed'] },
  },
});
