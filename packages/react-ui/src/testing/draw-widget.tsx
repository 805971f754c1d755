import type { RenderResult } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

import { draw, type Stage } from '../adapter/testing/stage.tsx';
import { EvergreenTheme } from '../theme/index.ts';

/** jsdom shows no page: antd need not write its style sheets, which jsdom matches against every element it is asked about. */
const WITHOUT_STYLE_SHEETS = { zeroRuntime: true };

/** Draws a widget as the application does: in the chosen theme and language. */
export function drawWidget(stage: Stage, widget: ReactNode): RenderResult {
  return draw(
    stage,
    <ConfigProvider theme={WITHOUT_STYLE_SHEETS}>
      <EvergreenTheme>{widget}</EvergreenTheme>
    </ConfigProvider>,
  );
}
