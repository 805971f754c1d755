import { localized } from '../../../kernel/index.ts';

export const sliderCheckMessages = {
  drag: localized('拖动滑块验证', 'Drag the slider to verify'),
  passed: localized('验证通过', 'Verified'),
} as const;
