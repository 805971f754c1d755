/**
 * What spreadsheets take for a formula when a cell begins with it, those of China and Japan in full width too (threat T-36). Apostrophes before
 * it get one more, so that the first can be taken away again.
 */
const FORMULA_START = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** A line of a CSV file with its end (RFC 4180). A cell that a spreadsheet would compute begins with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** The text of a cell that `csvLine` wrote, without the apostrophe before what looks like a formula. */
export function csvValue(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell) ? cell.slice(1) : cell;
}

function csvCell(text: string): string {
  const plain = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
