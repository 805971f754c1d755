import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

import { draw, type Stage } from '../adapter/testing/stage.tsx';
import { EvergreenTheme } from '../theme/index.ts';

/** Draws a widget as the application does: in the chosen theme and language. */
export function drawWidget(stage: Stage, widget: ReactNode): RenderResult {
  return draw(stage, <EvergreenTheme>{widget}</EvergreenTheme>);
}
