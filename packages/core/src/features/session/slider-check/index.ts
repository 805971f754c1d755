export { createSliderCheck, type SliderCheckService } from './slider-check.service.ts';
export type { SliderEvent, SliderFacts } from './slider-check.types.ts';
