/**
 * What the blocks of the grid are to those who hear the page. They are no elements of a table: those are laid out by what is in
 * all of their rows, and here only the rows in view are.
 */
export const ROLE = {
  grid: 'grid',
  group: 'rowgroup',
  row: 'row',
  cell: 'gridcell',
  title: 'columnheader',
  none: 'presentation',
} as const;
