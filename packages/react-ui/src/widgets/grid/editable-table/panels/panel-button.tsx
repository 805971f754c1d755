import type { ReactNode } from 'react';

import { LazyBoundary } from '../lazy/lazy-boundary.tsx';
import type { TableParts } from '../lazy/table-parts.ts';
import { PanelPopover, type PanelPopoverProps } from './panel-popover.tsx';

export interface PanelButtonProps extends Omit<PanelPopoverProps, 'children'> {
  /** What opens; it is given what closes it. */
  readonly children: (parts: TableParts, close: () => void) => ReactNode;
}

/** A button that opens a panel which is fetched apart. */
export function PanelButton({ children, ...popover }: PanelButtonProps) {
  return (
    <PanelPopover {...popover}>
      {(close, focusIn) => (
        <LazyBoundary onMissing={close} onArrived={focusIn}>
          {(parts) => children(parts, close)}
        </LazyBoundary>
      )}
    </PanelPopover>
  );
}
