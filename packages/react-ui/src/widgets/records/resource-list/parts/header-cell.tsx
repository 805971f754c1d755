import { useRef, useState, type ComponentProps, type PointerEvent, type ReactNode } from 'react';

import { useOneStop } from '../../../../adapter/index.ts';

export interface ResizableHeaderCellProps extends ComponentProps<'th'> {
  /** Width of the column when the edge is released. Absent for a column that is not resized. */
  readonly onResize?: (width: number) => void;
  /** Stands at the end of the title. */
  readonly filter?: ReactNode;
  /** What the column is called, without its filter. */
  readonly label?: string;
}

/** The heads of the columns: order, filter and the choice of all rows are one stop of the keyboard. */
export function OneStopHead(head: ComponentProps<'thead'>) {
  const root = useRef<HTMLTableSectionElement>(null);
  useOneStop(root, 'th[tabindex], button, input');
  return <thead {...head} ref={root} />;
}

/** A title of the table, whose right edge is dragged to resize its column. By keyboard the column settings do it. */
export function ResizableHeaderCell({
  onResize,
  filter,
  label,
  children,
  className = '',
  ...cell
}: ResizableHeaderCellProps) {
  return (
    <th
      {...cell}
      className={filter === undefined ? className : `${className} resource-list-filtered-head`}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {children}
      {filter}
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

/** Pixels of a character of a title: one of Chinese, and the mean of others. */
const WIDE_CHARACTER = 15;
const NARROW_CHARACTER = 8.5;
/** Of the order and the filter of a column beside its title, and of what is around them. */
const BESIDE_TITLE = 64;
const WIDEST_HEAD = 240;

/** The width in which a title is read whole, beside the marks for order and filter; long ones are cut. */
export function widthOfHead(title: string): number {
  const characters = Array.from(title, (character) => (character > '\u2E7F' ? WIDE_CHARACTER : NARROW_CHARACTER));
  return Math.min(WIDEST_HEAD, Math.ceil(characters.reduce((sum, width) => sum + width, BESIDE_TITLE)));
}
