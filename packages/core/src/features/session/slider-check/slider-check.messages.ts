import { text } from '../../../kernel/index.ts';

export const sliderCheckMessages = {
  drag: text('拖动滑块验证', 'Drag the slider to verify'),
  passed: text('验证通过', 'Verified'),
} as const;
