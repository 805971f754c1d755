import type { Core } from '@evergreen/core';
import { createEditableTable, type EditableTableService, type GivenRow } from '@evergreen/core/grid/editable-table';

import { benchColumns } from './bench-rows.ts';

export interface BenchWishes {
  /** None are drawn at first where it is 0: whoever measures draws them. */
  readonly rows: number;
  readonly columns: number;
  /** Whether values are checked, counted and kept for undo. */
  readonly hasFeatures: boolean;
  readonly alwaysEdit: boolean;
}

const ROWS = 100_000;
const COLUMNS = 20;
/** More would be a slip of the finger. */
const MOST_ROWS = 500_000;
const MOST_COLUMNS = 200;

/** What an address asks for: `rows`, `cols`, `features=off`, `look=edit`. */
export function wishesOf(address: string): BenchWishes {
  const asked = new URLSearchParams(address.split('?', 2)[1] ?? '');
  return {
    rows: wholeNumber(asked.get('rows'), ROWS, { least: 0, most: MOST_ROWS }),
    columns: wholeNumber(asked.get('cols'), COLUMNS, { least: 1, most: MOST_COLUMNS }),
    hasFeatures: asked.get('features') !== 'off',
    alwaysEdit: asked.get('look') === 'edit',
  };
}

function wholeNumber(
  given: string | null,
  otherwise: number,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const number = Number(given ?? otherwise);
  return Number.isInteger(number) && number >= least ? Math.min(number, most) : otherwise;
}

export function openBenchTable(
  core: Core,
  { columns, hasFeatures, alwaysEdit }: BenchWishes,
  rows: readonly GivenRow[],
): EditableTableService {
  return core.open(({ clock, random }) =>
    createEditableTable(
      {
        columns: benchColumns(columns),
        rows,
        alwaysEdit,
        toolbar: [],
        features: { validation: hasFeatures, statistics: hasFeatures, undo: hasFeatures },
      },
      { clock, random },
    ),
  );
}
