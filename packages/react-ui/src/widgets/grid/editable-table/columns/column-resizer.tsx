import { useRef, type PointerEvent } from 'react';

import type { ColumnPlace } from '../frame/grid-layout.ts';
import { useTable } from '../table-context.ts';

/** The right edge of a title: drawn to the side it makes the column wider or narrower. */
export function ColumnResizer({ column }: { readonly column: ColumnPlace }) {
  const { table } = useTable();
  const began = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const end = () => {
    began.current = null;
  };
  return (
    <span
      className="table-resizer"
      aria-hidden
      onPointerDown={(event: PointerEvent<HTMLSpanElement>) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        began.current = { x: event.clientX, width: column.width };
      }}
      onPointerMove={({ clientX }) => {
        const { current } = began;
        if (current !== null)
          table.send({
            type: 'column.resize',
            column: column.key,
            width: Math.round(current.width + clientX - current.x),
          });
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
