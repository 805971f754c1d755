import type { CellKind } from '../cell-kind.types.ts';
import type { CellValue } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import { parsePaths } from '../../../files/upload-list/index.ts';

/** Whether cells of a kind hold stored files. */
export function holdsFiles({ editor }: Pick<CellKind, 'editor'>): boolean {
  return editor === 'files' || editor === 'images';
}

/**
 * Whether writing `after` would remove a stored file from a cell whose column forbids it, also by clearing or pasting.
 */
export function losesKeptFiles(column: Column, kind: CellKind, before: CellValue, after: CellValue): boolean {
  if (column.allowRemove !== false || !holdsFiles(kind)) return false;
  const left = new Set(parsePaths(after));
  return parsePaths(before).some((path) => !left.has(path));
}
