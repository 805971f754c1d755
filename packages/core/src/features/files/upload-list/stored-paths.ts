/**
 * A comma in a name, and its escape sequences. Percent-encoded as in URLs, so that servers find the file without
 * special handling.
 */
const NEEDS_ESCAPE = /%(?=2c|25)|,/giu;

/**
 * Every stored path has a folder; a part without one, after one whose name has no extension yet, is the rest of a name.
 */
const UNFINISHED = /\/[^/.]*$/u;

/**
 * Parse the stored paths of a value, in order; none of a value that is no text. Inverse of `formatPaths`; also accepts the lists of older pages without
 * encoded commas: `temp/a,b.pdf,temp/c.pdf` are two files.
 */
export function parsePaths(value: unknown): readonly string[] {
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

/** Value of these files: comma-separated paths, null if empty. Blank paths are dropped. */
export function formatPaths(paths: readonly string[]): string | null {
  const escaped = paths
    .filter((path) => path !== '')
    .map((path) => path.replaceAll(NEEDS_ESCAPE, (sign) => (sign === ',' ? '%2C' : '%25')));
  // An empty part separates two files that would be parsed as one.
  const pieces = escaped.map((path, index) => (isRest(escaped[index - 1] ?? '', path) ? `,${path}` : path));
  return pieces.length === 0 ? null : pieces.join(',');
}

function isRest(before: string, piece: string): boolean {
  return piece !== '' && !piece.includes('/') && UNFINISHED.test(before);
}
