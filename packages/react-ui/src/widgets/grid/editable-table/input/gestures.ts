import type { CellPlace, EditableTableService, RowKey } from '@evergreen/core/grid/editable-table';

/** Pixels that a press may tremble before it draws. */
const TREMBLE = 4;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

type PlaceAt = (x: number, y: number) => CellPlace | null;

/** What is being drawn from a press until it ends. */
export interface Gesture {
  point(at: Point): void;
  /** Takes what is under the pointer now; also asked when rows went by under a pointer that stood still. */
  moveTo(placeAt: PlaceAt): void;
  hasDrawn(): boolean;
  drop(): void;
  cancel(): void;
}

const nothing = () => undefined;

/** Draws a range from a cell. */
export function rangeGesture(table: EditableTableService, from: CellPlace, began: Point): Gesture {
  let now = began;
  let isDrawn = false;
  return {
    point(at) {
      now = at;
    },
    moveTo(placeAt) {
      const head = placeAt(now.clientX, now.clientY);
      if (head === null || (!isDrawn && isSame(head, from))) return;
      isDrawn = true;
      table.send({ type: 'range.select', range: { anchor: from, head } });
    },
    hasDrawn: () => isDrawn,
    drop: nothing,
    cancel: nothing,
  };
}

/** Drags a row. */
export function rowGesture(table: EditableTableService, row: RowKey, began: Point): Gesture {
  let now = began;
  let isDrawn = false;
  return {
    point(at) {
      now = at;
    },
    moveTo(placeAt) {
      if (!isDrawn && Math.abs(now.clientY - began.clientY) < TREMBLE) return;
      if (!isDrawn) table.send({ type: 'drag.start', row });
      isDrawn = true;
      const place = placeAt(now.clientX, now.clientY);
      if (place !== null) table.send({ type: 'drag.move', to: table.rows.positionOf(place.row) });
    },
    hasDrawn: () => isDrawn,
    drop() {
      if (isDrawn) table.send({ type: 'drag.drop' });
    },
    cancel() {
      if (isDrawn) table.send({ type: 'drag.cancel' });
    },
  };
}

/** Fills what is drawn to from the small square of a range, and shows meanwhile what that would be. */
export function fillGesture(table: EditableTableService, show: (to: CellPlace | null) => void): Gesture {
  let now: Point | null = null;
  let to: CellPlace | null = null;
  return {
    point(at) {
      now = at;
    },
    moveTo(placeAt) {
      if (now === null) return;
      to = placeAt(now.clientX, now.clientY);
      show(to);
    },
    hasDrawn: () => to !== null,
    drop() {
      show(null);
      if (to !== null) table.send({ type: 'range.fillTo', place: to });
    },
    cancel: () => show(null),
  };
}

const isSame = (one: CellPlace, other: CellPlace) => one.row === other.row && one.column === other.column;
