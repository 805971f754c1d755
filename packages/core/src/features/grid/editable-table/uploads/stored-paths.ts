import type { CellValue } from '../cell.types.ts';

/** A comma of a name, and what would be read as one. Addresses write both so; servers that know nothing of it find the file. */
const NEEDS_ESCAPE = /%(?=2c|25)|,/giu;

/** Every stored file has a folder; a piece without one, behind one whose name has no ending yet, is the rest of a name. */
const UNFINISHED = /\/[^/.]*$/u;

/**
 * The paths of stored files that a cell holds, in their order. Reads what `formatPaths` wrote without loss, and the comma lists of
 * older pages, where a comma of a name was not marked: `temp/a,b.pdf,temp/c.pdf` are two files.
 */
export function parsePaths(value: CellValue): readonly string[] {
  if (typeof value !== 'string') return [];
  const paths: string[] = [];
  let before = '';
  for (const piece of value.split(',')) {
    if (isRest(before, piece)) paths.push(`${paths.pop() ?? ''},${piece}`);
    else if (piece !== '') paths.push(piece);
    before = piece === '' ? '' : (paths.at(-1) ?? '');
  }
  return paths.map((path) => path.replaceAll(/%(2c|25)/giu, (_, code: string) => (code === '25' ? '%' : ',')));
}

/** What a cell holds of these files: their paths joined by commas, null for none. Blank paths are left out. */
export function formatPaths(paths: readonly string[]): string | null {
  const escaped = paths
    .filter((path) => path !== '')
    .map((path) => path.replaceAll(NEEDS_ESCAPE, (sign) => (sign === ',' ? '%2C' : '%25')));
  // An empty piece keeps two files apart that would be read as one.
  const pieces = escaped.map((path, index) => (isRest(escaped[index - 1] ?? '', path) ? `,${path}` : path));
  return pieces.length === 0 ? null : pieces.join(',');
}

function isRest(before: string, piece: string): boolean {
  return piece !== '' && !piece.includes('/') && UNFINISHED.test(before);
}
