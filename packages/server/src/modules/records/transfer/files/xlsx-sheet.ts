import { attributeReader, readMarkup } from './markup-reader.ts';
import type { RawCell } from './shown-cell.ts';
import type { TakeCell } from './table-rows.ts';
import { createRunReader, unescaped, type XlsxBook } from './xlsx-book.ts';

const attribute = { r: attributeReader('r'), s: attributeReader('s'), t: attributeReader('t') };

/** A cell while it is read. */
interface OpenCell {
  readonly type: string;
  readonly format: string;
  hasFormula: boolean;
  hasValue: boolean;
  value: string;
}

const CODE_OF_A = 64;

/** The column of an address, from 0; -1 where it names none. */
function columnOf(address: string): number {
  let column = 0;
  for (let at = 0; at < address.length; at += 1) {
    const code = address.charCodeAt(at) & ~32;
    if (code <= CODE_OF_A || code > CODE_OF_A + 26) break;
    column = column * 26 + code - CODE_OF_A;
  }
  return column - 1;
}

/**
 * The cells of a sheet (ECMA-376 Part 1 18.3). Rows and cells without an address follow the one before. Some programs write the result 0 for
 * every formula and ask to calculate the file when it is opened: these have no result.
 *
 * @throws Error where the markup is not well-formed, or a cell names a text that is not there
 */
export function readXlsxSheet(
  markup: string,
  book: Pick<XlsxBook, 'formats' | 'texts' | 'isCalculatedOnLoad'>,
  take: TakeCell,
): void {
  const run = createRunReader();
  let row = -1;
  let column = -1;
  let cell: OpenCell | null = null;
  let isValue = false;
  let isCalculated = !book.isCalculatedOnLoad;
  const zeros: (readonly [row: number, column: number])[] = [];
  readMarkup(markup, {
    open(name, attributes) {
      if (name === 'c') {
        const address = attribute.r(attributes);
        const named = address === undefined ? -1 : columnOf(address);
        column = named < 0 ? column + 1 : named;
        const format = book.formats[Number(attribute.s(attributes) ?? 0)] ?? 'General';
        cell = { type: attribute.t(attributes) ?? 'n', format, hasFormula: false, hasValue: false, value: '' };
      } else if (name === 'row') {
        const number = Number(attribute.r(attributes) ?? Number.NaN);
        row = Number.isInteger(number) && number > 0 ? number - 1 : row + 1;
        column = -1;
      } else if (cell !== null) {
        if (name === 'v') isValue = cell.hasValue = true;
        else if (name === 'f') cell.hasFormula = true;
        else run.open(name, attributes);
      }
    },
    text(text) {
      if (cell === null) return;
      if (isValue) cell.value += text;
      else run.text(text);
    },
    close(name) {
      if (name === 'v') isValue = false;
      else if (name === 'c') {
        const read = cell === null ? undefined : rawCell(cell, run.take(), book.texts);
        if (read !== undefined) take(row, column, read);
        if (!isCalculated && cell?.hasFormula === true) {
          if (cell.value.trim() === '0') zeros.push([row, column]);
          else isCalculated = read?.kind !== 'uncalculated';
        }
        cell = null;
      } else if (cell !== null) run.close(name);
    },
  });
  if (!isCalculated) for (const [at, place] of zeros) take(at, place, { kind: 'uncalculated' });
}

function rawCell(
  { type, format, hasFormula, hasValue, value }: OpenCell,
  inline: string,
  texts: readonly string[],
): RawCell | undefined {
  if (type === 'inlineStr') return { kind: 'text', text: inline === '' ? unescaped(value) : inline, format };
  if (hasFormula && !hasValue) return { kind: 'uncalculated' };
  if (type === 'str') return { kind: 'text', text: unescaped(value), format };
  const written = value.trim();
  if (written === '') return hasFormula ? { kind: 'uncalculated' } : undefined;
  if (type === 's') {
    const text = texts[Number(written)];
    if (text === undefined) throw new Error('A cell names a text that is not in the file');
    return { kind: 'text', text, format };
  }
  if (type === 'b') return { kind: 'yesNo', value: written === '1' || written.toLowerCase() === 'true' };
  if (type === 'e') return { kind: 'error', text: written };
  if (type === 'd') return { kind: 'moment', text: written };
  const number = Number(written);
  // No spreadsheet writes it; what it says is kept for the rules of the field.
  return Number.isFinite(number) ? { kind: 'number', value: number, format } : { kind: 'text', text: written, format };
}
