import type { CellPlace, ColumnKey, EditableTableService, RowKey, RowView } from '@evergreen/core/grid/editable-table';
import { createContext, useContext, type ReactNode } from 'react';

import type { FillPreview } from './input/fill-preview.ts';
import type { UploadBook } from './files/upload-book.ts';

/** What a `slot` cell is drawn with. */
export interface SlotProps {
  readonly row: RowView;
  readonly place: CellPlace;
  readonly isWritable: boolean;
}

/** Draws the cells of a `slot` column, by the column's `slotName`. */
export type CellSlots = Readonly<Record<string, (props: SlotProps) => ReactNode>>;

/** What a picker that the page owns is asked with; it answers with `picked`. */
export type PickHandler = (place: CellPlace) => void;

/** Whether the active cell is to take the focus of the page when it is drawn: only who is in the table wants it. */
export interface FocusRequest {
  isWanted(): boolean;
  requestFocus(isWanted: boolean): void;
  /** Whether a pointer is pressed in a cell. */
  isPressed(): boolean;
  press(isPressed: boolean): void;
  /** What was typed to begin with, for an editor that searches by it. */
  setPendingInput(words: string): void;
  takePendingInput(): string;
}

/** What every part of one table is drawn with. The same object for as long as the table is drawn with the same things. */
export interface TableContext {
  readonly table: EditableTableService;
  /** Begins the ids of everything in this table. */
  readonly id: string;
  readonly slots: CellSlots;
  readonly onPick: PickHandler | null;
  /** null where files cannot be sent. */
  readonly uploads: UploadBook | null;
  /** Draws what stands under a row that was expanded. */
  readonly expandedRow: ((row: RowKey) => ReactNode) | null;
  readonly focus: FocusRequest;
  readonly fill: FillPreview;
  /** Says above the table that what was opened could not be fetched, or no longer says so. */
  readonly tellMissing: (isMissing: boolean) => void;
  /** Asks which cells of a column are to be shown. */
  readonly openFilter: (column: ColumnKey) => void;
}

const Context = createContext<TableContext | null>(null);

export const TableContextProvider = Context.Provider;

export function newFocusRequest(): FocusRequest {
  let wanted = false;
  let pressed = false;
  let typed = '';
  return {
    isWanted: () => wanted,
    requestFocus(isWanted) {
      wanted = isWanted;
    },
    isPressed: () => pressed,
    press(isPressed) {
      pressed = isPressed;
    },
    setPendingInput(words) {
      typed = words;
    },
    takePendingInput: () => typed,
  };
}

export function useTable(): TableContext {
  const context = useContext(Context);
  if (context === null) throw new Error('A part of an editable table stands outside of one');
  return context;
}
