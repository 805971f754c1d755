export { createSliderCheck, type SliderCheckService } from './slider-check.service.ts';
export type { SliderEmitted, SliderEvent, SliderFacts, SliderStatus } from './slider-check.types.ts';
