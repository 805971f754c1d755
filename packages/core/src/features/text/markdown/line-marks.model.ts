import type { EditedText } from './edited-text.types.ts';

export const MARKDOWN_HEADINGS = [1, 2, 3] as const;
export type MarkdownHeading = (typeof MARKDOWN_HEADINGS)[number];

export type LineMark = 'bullets' | 'numbers' | 'quote' | `heading${MarkdownHeading}`;

const QUOTE = /^> ?/u;
const HEADING = /^#{1,6}(?:\s+|$)/u;
const LIST = /^(\s*)(?:[-*+]|\d{1,9}[.)])\s+/u;

interface Line {
  readonly text: string;
  readonly start: number;
  readonly isChosen: boolean;
}

/**
 * Makes the chosen lines a list, a quotation or headings, or plain again if they all are it. One kind of list takes the place of the
 * other, and headings of another level that of theirs.
 */
export function toggleLines(edited: EditedText, mark: LineMark): EditedText {
  const isOn = areLines(edited, mark);
  let number = 0;
  const lines = linesOf(edited).map((line) => {
    if (!isMeant(line, edited, mark)) return { ...line, plain: line.text, next: line.text };
    number += 1;
    const plain = withoutMark(line.text, mark);
    return { ...line, plain, next: isOn ? plain : withMark(plain, mark, number) };
  });
  const moved = (at: number) => {
    const line = lines.findLast(({ start }) => start <= at);
    if (line === undefined) return at;
    const before = lines.filter(({ start }) => start < line.start);
    const shift = before.reduce((sum, { text, next }) => sum + next.length - text.length, 0);
    // Marks stand before the words: the place keeps its distance to the end of its line.
    const rest = Math.min(line.text.length - (at - line.start), line.plain.length);
    return line.start + shift + line.next.length - rest;
  };
  const from = moved(edited.from);
  return {
    text: lines.map(({ next }) => next).join('\n'),
    from,
    to: edited.from === edited.to ? from : Math.max(from, moved(edited.to)),
  };
}

/** Whether all chosen lines are what is asked. */
export function areLines(edited: EditedText, mark: LineMark): boolean {
  const chosen = linesOf(edited).filter((line) => isMeant(line, edited, mark));
  return chosen.length > 0 && chosen.every(({ text }) => isLine(text, mark));
}

function linesOf({ text, from, to }: EditedText): readonly Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const end = start + line.length;
    // A choice that ends at the beginning of a line is not about that line.
    const isChosen = from <= end && (to > start || (to === start && from === to));
    const made = { text: line, start, isChosen };
    start = end + 1;
    return made;
  });
}

/** Empty lines among several stay as they are, but for a quotation, which they would end. */
function isMeant({ text, isChosen }: Line, edited: EditedText, mark: LineMark): boolean {
  if (!isChosen) return false;
  return text.trim() !== '' || mark === 'quote' || !edited.text.slice(edited.from, edited.to).includes('\n');
}

function isLine(line: string, mark: LineMark): boolean {
  if (mark === 'quote') return QUOTE.test(line);
  const words = line.replace(/^(?:> ?)*/u, '');
  if (mark === 'bullets') return /^\s*[-*+]\s+/u.test(words);
  if (mark === 'numbers') return /^\s*\d{1,9}[.)]\s+/u.test(words);
  return new RegExp(`^#{${mark.slice('heading'.length)}}(?:\\s+|$)`, 'u').test(words);
}

/** The line without what the mark replaces. */
function withoutMark(line: string, mark: LineMark): string {
  if (mark === 'quote') return line.replace(QUOTE, '');
  const [quote = ''] = /^(?:> ?)*/u.exec(line) ?? [];
  const words = line.slice(quote.length);
  const isList = mark === 'bullets' || mark === 'numbers';
  return quote + (isList ? words.replace(LIST, '$1') : words.replace(HEADING, ''));
}

function withMark(line: string, mark: LineMark, number: number): string {
  if (mark === 'quote') return `> ${line}`;
  const [quote = ''] = /^(?:> ?)*/u.exec(line) ?? [];
  const words = line.slice(quote.length);
  const [indent = ''] = /^\s*/u.exec(words) ?? [];
  if (mark === 'bullets') return `${quote}${indent}- ${words.slice(indent.length)}`;
  if (mark === 'numbers') return `${quote}${indent}${number}. ${words.slice(indent.length)}`;
  return `${quote}${'#'.repeat(Number(mark.slice('heading'.length)))} ${words}`;
}
