import { localized } from '@evergreen/core/kernel';

export const sliderCheckWidgetMessages = {
  label: localized('滑块验证', 'Slider check'),
  keys: localized('用鼠标或手指拖到最右端，或按 End 键', 'Drag it to the far end, or press End'),
  way: (percent: number) => localized(`已拖动 ${percent}%`, `${percent}% of the way`),
} as const;
