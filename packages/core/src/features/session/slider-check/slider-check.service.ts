import { createActor, type SnapshotFrom } from 'xstate';

import type { Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { sliderCheckMachine } from './slider-check.machine.ts';
import { sliderCheckMessages } from './slider-check.messages.ts';
import type { SliderEmitted, SliderEvent, SliderFacts } from './slider-check.types.ts';

export type SliderCheckService = Service<SliderFacts, SliderEvent, SliderEmitted>;

/** A slider passed once, by dragging or by keyboard to its end. Create a new one for another check. */
export function createSliderCheck(): SliderCheckService {
  const actor = createActor(sliderCheckMachine);
  actor.start();
  return serviceFromActor(actor, sliderCheckView);
}

function sliderCheckView({ value, context }: SnapshotFrom<typeof sliderCheckMachine>): SliderFacts {
  return {
    status: value,
    progress: context.progress,
    text: value === 'passed' ? sliderCheckMessages.passed : sliderCheckMessages.drag,
  };
}
