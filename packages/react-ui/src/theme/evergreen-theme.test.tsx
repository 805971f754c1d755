import { screen } from '@testing-library/react';
import { Button } from 'antd';
import { expect, it } from 'vitest';

import { newStage } from '../adapter/testing/stage.tsx';
import { drawWidget } from '../testing/draw-widget.tsx';

it('a button is called the same while it waits', () => {
  drawWidget(newStage(), <Button loading>查询</Button>);
  expect(screen.queryAllByRole('button', { name: '查询' })).toHaveLength(1);
});
