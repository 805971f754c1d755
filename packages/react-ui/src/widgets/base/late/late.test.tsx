import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { createLate } from './late.tsx';

it('a part that comes late has something in its place, and what did not come can be asked for again', async () => {
  let isReachable = false;
  const Late = createLate(() =>
    isReachable ? Promise.resolve(({ name }: { name: string }) => <b>{name}</b>) : Promise.reject(new Error('offline')),
  );
  const seen: string[] = [];
  const look = () => seen.push(document.body.textContent);
  const stage = await signedIn();
  const first = drawWidget(stage, <Late name="照片" meanwhile="…" />);
  look();
  await heard();
  look();
  isReachable = true;
  fireEvent.click(screen.getByRole('button'));
  await heard();
  look();
  first.unmount();
  drawWidget(stage, <Late name="另一张" meanwhile="…" />);
  look();
  expect(seen).toEqual(['…', '没有加载成功，点击重试', '照片', '另一张']);
});
