import type { EditedText } from './edited-text.types.ts';
import { lineStart, toggleMark } from './inline-marks.model.ts';

/** Code in a line, or as a block of its own where several lines are chosen; plain again where it is such code already. */
export function toggleCode(edited: EditedText): EditedText {
  return edited.text.slice(edited.from, edited.to).includes('\n') ? toggleBlock(edited) : toggleMark(edited, 'code');
}

/** Longest run of fence signs in a text. */
const longestFence = (text: string) => Math.max(0, ...(text.match(/`{3,}/gu) ?? []).map((run) => run.length));

function toggleBlock({ text, from, to }: EditedText): EditedText {
  const start = lineStart(text, from);
  const next = text.indexOf('\n', Math.max(to - 1, from));
  const end = next === -1 ? text.length : next;
  const code = text.slice(start, end);
  const fence = '`'.repeat(Math.max(3, longestFence(code) + 1));
  const before = text.slice(0, start);
  const after = text.slice(end);
  const opening = `${fence}\n`;
  const closing = `\n${fence}`;
  const isBlock = /(?:^|\n)$/u.test(before.slice(0, -opening.length)) && before.endsWith(opening);
  if (isBlock && new RegExp(`^\n${fence}(?:\n|$)`, 'u').test(after)) {
    const kept = before.slice(0, -opening.length);
    return { text: kept + code + after.slice(closing.length), from: kept.length, to: kept.length + code.length };
  }
  const at = start + opening.length;
  return { text: before + opening + code + closing + after, from: at, to: at + code.length };
}

/**
 * Puts a table where the choice ends, with a header and empty rows; the first header is chosen to be written over.
 * @param headers texts of the header, one for each column
 * @param rows how many below it
 */
export function insertTable(edited: EditedText, headers: readonly string[], rows: number): EditedText {
  const row = (cells: readonly string[]) => `| ${cells.map(cellText).join(' | ')} |`;
  const empty = headers.map(() => '  ');
  const table = [row(headers), row(headers.map(() => '---')), ...Array.from({ length: rows }, () => row(empty))];
  const { text, at } = insertBlock(edited, table.join('\n'));
  const from = at + 2;
  return { text, from, to: from + cellText(headers[0] ?? '').length };
}

const cellText = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

/** A block after the line of the choice, with an empty line on both sides. */
function insertBlock({ text, to }: EditedText, block: string): { readonly text: string; readonly at: number } {
  const next = text.indexOf('\n', to);
  const end = next === -1 ? text.length : next;
  const before = text.slice(0, end).trimEnd();
  const after = text.slice(end).replace(/^\s*\n/u, '');
  const opening = before === '' ? '' : '\n\n';
  return {
    text: before + opening + block + (after === '' ? '\n' : `\n\n${after.replace(/^\n+/u, '')}`),
    at: before.length + opening.length,
  };
}
