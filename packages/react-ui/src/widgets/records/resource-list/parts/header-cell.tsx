import { useRef, useState, type ComponentProps, type PointerEvent } from 'react';

export interface ResizableHeaderCellProps extends ComponentProps<'th'> {
  /** Width of the column when the edge is released. Absent for a column that is not resized. */
  readonly onResize?: (width: number) => void;
}

/** A title of the table, whose right edge is dragged to resize its column. By keyboard the column settings do it. */
export function ResizableHeaderCell({ onResize, children, ...cell }: ResizableHeaderCellProps) {
  return (
    <th {...cell}>
      {children}
      {onResize !== undefined && <ColumnEdge onResize={onResize} />}
    </th>
  );
}

interface Drag {
  readonly from: number;
  readonly width: number;
}

/** Where the guide line stands in the window. */
interface GuideLine {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** Follows the pointer as a line; the table is laid out once, when the edge is released. */
function ColumnEdge({ onResize }: { readonly onResize: (width: number) => void }) {
  const drag = useRef<Drag | null>(null);
  const [line, setLine] = useState<GuideLine | null>(null);
  const end = () => {
    drag.current = null;
    setLine(null);
  };
  return (
    <span
      className="resource-list-column-edge"
      aria-hidden
      // A click on the edge does not sort.
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event: PointerEvent<HTMLSpanElement>) => {
        const { currentTarget: edge, clientX } = event;
        event.preventDefault();
        edge.setPointerCapture(event.pointerId);
        drag.current = { from: clientX, width: edge.closest('th')?.getBoundingClientRect().width ?? 0 };
        const { top = 0, height = 0 } = edge.closest('.ant-table-container')?.getBoundingClientRect() ?? {};
        setLine({ left: clientX, top, height });
      }}
      onPointerMove={({ clientX }) => {
        if (line !== null) setLine({ ...line, left: clientX });
      }}
      onPointerUp={({ clientX }) => {
        const { current } = drag;
        end();
        if (current !== null && clientX !== current.from) onResize(current.width + clientX - current.from);
      }}
      onPointerCancel={end}
    >
      {line !== null && <span className="resource-list-column-line" style={line} />}
    </span>
  );
}
