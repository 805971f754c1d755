import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { EllipsisText } from './index.ts';

const WHOLE = '重阳节登高活动请各位提前十分钟到西门集合，自备饮水，穿防滑鞋';

it('WID-14 shows 25 characters of a long text, and all of it in a tooltip', async () => {
  const { container } = drawWidget(newStage(), <EllipsisText value={WHOLE} />);
  const text = container.querySelector<HTMLElement>('.ellipsis-text');
  const shown = text?.querySelector('[aria-hidden]')?.textContent;
  if (text !== null) fireEvent.focus(text);
  const tooltip = await screen.findByRole('tooltip');
  expect([shown, text?.tabIndex, tooltip.textContent]).toEqual([
    '重阳节登高活动请各位提前十分钟到西门集合，自备饮水...',
    0,
    WHOLE,
  ]);
});

it('leaves a short text as it is, and takes another number of characters', () => {
  const { container } = drawWidget(
    newStage(),
    <>
      <EllipsisText value="重阳节" />
      <EllipsisText value="重阳节" limit={2} />
    </>,
  );
  expect([
    container.querySelectorAll('.ellipsis-text').length,
    container.querySelector('.ellipsis-text [aria-hidden]')?.textContent,
    screen.getAllByText('重阳节').length,
  ]).toEqual([1, '重阳...', 2]);
});
