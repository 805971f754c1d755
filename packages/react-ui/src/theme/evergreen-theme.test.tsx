import { screen } from '@testing-library/react';
import { Button } from 'antd';
import { expect, it } from 'vitest';

import { newStage } from '../adapter/testing/stage.tsx';
import { drawWidget } from '../testing/draw-widget.tsx';
import { Logo } from './index.ts';

it('a button is called the same while it waits', () => {
  drawWidget(newStage(), <Button loading>查询</Button>);
  expect(screen.queryAllByRole('button', { name: '查询' })).toHaveLength(1);
});

it('the logo has the chosen colour, and is decoration beside the name', () => {
  const { container } = drawWidget(newStage(), <Logo size={32} />);
  const logo = container.querySelector('svg');
  expect([
    logo?.getAttribute('width'),
    logo?.getAttribute('aria-hidden'),
    logo?.querySelector('rect')?.getAttribute('fill'),
  ]).toEqual(['32', 'true', 'var(--ant-color-primary)']);
});
