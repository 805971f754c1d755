import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { EllipsisText } from './index.ts';

const WHOLE = '重阳节登高活动请提前十分钟到西门集合';

it('WID-14 shows 25 units of a long text, of which wide characters take two, and all of it in a tooltip', async () => {
  const { container } = drawWidget(newStage(), <EllipsisText value={WHOLE} />);
  const text = container.querySelector<HTMLElement>('.ellipsis-text');
  const shown = text?.querySelector('[aria-hidden]')?.textContent;
  if (text !== null) fireEvent.focus(text);
  const tooltip = await screen.findByRole('tooltip');
  expect([shown, text?.tabIndex, tooltip.textContent]).toEqual(['重阳节登高活动请提前十分...', 0, WHOLE]);
});

it('leaves a short text as it is, and takes another width', () => {
  const { container } = drawWidget(
    newStage(),
    <>
      <EllipsisText value="重阳节" />
      <EllipsisText value="重阳节" limit={4} />
    </>,
  );
  expect([
    container.querySelectorAll('.ellipsis-text').length,
    container.querySelector('.ellipsis-text [aria-hidden]')?.textContent,
    screen.getAllByText('重阳节').length,
  ]).toEqual([1, '重阳...', 2]);
});
