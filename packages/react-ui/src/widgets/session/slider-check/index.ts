export { SliderCheck, type SliderCheckProps } from './slider-check.tsx';
