import type { RefObject } from 'react';

import type { GridLayout } from './grid-layout.ts';
import type { RowGeometry } from '../rows/row-geometry.ts';

/** Everything that says where something stands in the frame. */
export interface GridPlan {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly layout: GridLayout;
  readonly geometry: RowGeometry;
  readonly rowCount: number;
  readonly headerHeight: number;
  readonly viewHeight: number;
}
