import { expect, it } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { ShareBar } from './share-bar.tsx';

it.each([
  [25, 100, '25 / 100', 'share-bar-usual', '25%'],
  [80, 100, '80 / 100', 'share-bar-high', '80%'],
  [12, 10, '12 / 10', 'share-bar-full', '100%'],
  [0, 10, '0 / 10', 'share-bar-usual', '0%'],
])('draws %d of %d as a text and a bar', (value, total, text, level, size) => {
  const { container } = drawWidget(newStage(), <ShareBar value={value} total={total} />);
  const fill = container.querySelector<HTMLElement>('.share-bar-fill');
  expect([container.textContent, fill?.classList.contains(level), fill?.style.inlineSize]).toEqual([text, true, size]);
});

it('draws no bar where there is no limit', () => {
  const { container } = drawWidget(newStage(), <ShareBar value={7} total={0} />);
  expect([container.textContent, container.querySelector('.share-bar-track')]).toEqual(['7 / 不限', null]);
});
