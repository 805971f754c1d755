import { cleanText, err, isStorable, ok, type Result, type LocalizedText } from '../../../../kernel/index.ts';
import { storableTextMessages } from '../../../validation/validators/index.ts';
import type { CellKind } from '../cell-kind.types.ts';
import type { CellValue } from '../cell.types.ts';
import { defaultWidth } from '../columns/default-widths.ts';
import { initialOf } from './initial-value.ts';
import { validateText, writtenValue } from './written-value.ts';

/** Parse text that nobody types into a cell: verbatim. */
function parseWritten(text: string): Result<string | null, LocalizedText> {
  if (text === '') return ok(null);
  return isStorable(text) ? ok(text) : err(storableTextMessages.unstorable);
}

/** Parse text as it is typed or pasted: cleaned, with the lines that it has. */
export function parseText(typed: string): Result<string | null, LocalizedText> {
  return parseWritten(cleanText(typed, 'lines'));
}

function textKind(
  name: string,
  editor: CellKind['editor'],
  mistake: (value: CellValue) => LocalizedText | null,
  parse: CellKind['parse'] = parseText,
): CellKind {
  return {
    name,
    editor,
    align: 'start',
    width: defaultWidth(name),
    isHidden: name === 'hidden',
    initialValue: (column) => column.defaultValue ?? null,
    parse,
    format: writtenValue,
    mistake,
  };
}

const anything = () => null;

/** A list of two-character codes separated by semicolons: `ab;cd;e`. Typed semicolons are removed first. */
export function tagsOf(typed: string): string {
  const characters = Array.from(typed.replaceAll(/[;；\s]/gu, ''));
  return characters.map((character, index) => (index > 0 && index % 2 === 0 ? `;${character}` : character)).join('');
}

function parseTags(typed: string): Result<string | null, LocalizedText> {
  return parseText(tagsOf(typed));
}

export const textKinds: readonly CellKind[] = [
  textKind('input', 'text', validateText),
  textKind('textarea', 'longText', validateText),
  textKind('input_pop', 'popupText', validateText),
  textKind('normal', 'none', anything, parseWritten),
  textKind('hidden', 'none', anything, parseWritten),
  textKind('slot', 'slot', anything, parseWritten),
  {
    ...textKind('tags', 'tags', validateText),
    initialValue: (column) => initialOf(column, parseTags),
    parse: parseTags,
    typed: (_before, typed) => tagsOf(typed),
  },
];
