import type { EditedText } from './edited-text.types.ts';

export type InlineMark = 'bold' | 'italic' | 'code';

interface Sign {
  readonly sign: '*' | '`';
  /** How many of them on each side. Bold and italic share theirs: `***` is both (CommonMark 0.31, section 6.2). */
  readonly length: (inner: string) => number;
}

const SIGNS: Readonly<Record<InlineMark, Sign>> = {
  bold: { sign: '*', length: () => 2 },
  italic: { sign: '*', length: () => 1 },
  // More of them than the code itself has in a row (section 6.1).
  code: { sign: '`', length: (inner) => Math.max(0, ...(inner.match(/`+/gu) ?? []).map((run) => run.length)) + 1 },
};

/** `lastIndexOf` takes a negative place for 0. */
export const lineStart = (text: string, at: number) => (at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1);

/** What stands before the words of a line: quotation, list and heading. */
const LINE_PREFIX = /^(?:\s*(?:>|[-*+]|\d{1,9}[.)]|#{1,6})[ \t])*/u;

/**
 * Puts a mark around what is chosen, or takes it away where it stands. Blanks at the ends and the signs of a list stay outside, as
 * Markdown wants it. Of several lines each is marked by itself; the mark goes if all of them have it. A caret at the end of marked
 * words steps out of them, and back in from there; elsewhere inside them it is about all of these words.
 */
export function toggleMark(edited: EditedText, mark: InlineMark): EditedText {
  const chosen = chosenWords(edited, mark);
  if (chosen.length === 0) return toggledAtCaret(caretOf(edited), mark);
  const isOn = chosen.every((part) => hasMark(part, mark));
  const changed = chosen.filter((part) => hasMark(part, mark) === isOn);
  let { text } = edited;
  // From the end, so that earlier places stay where they are.
  for (const part of changed.toReversed()) text = toggled({ ...part, text }, mark).text;
  const first = chosen[0];
  const last = chosen.at(-1);
  if (first === undefined || last === undefined) return edited;
  const shift = (part: EditedText) => toggled(part, mark).from - part.from;
  const before = changed.filter(({ from }) => from <= last.from);
  const firstShift = changed.includes(first) ? shift(first) : 0;
  const lastShift = before.reduce((sum, part) => sum + shift(part) * (part === last ? 1 : 2), 0);
  return { text, from: first.from + firstShift, to: last.to + lastShift };
}

/** Whether everything chosen has the mark. */
export function isMarked(edited: EditedText, mark: InlineMark): boolean {
  const chosen = chosenWords(edited, mark);
  if (chosen.length > 0) return chosen.every((part) => hasMark(part, mark));
  const caret = caretOf(edited);
  const { inside, before } = wordsAtCaret(caret, mark);
  return inside !== undefined || (before === undefined && hasMark(caret, mark));
}

function toggledAtCaret(caret: EditedText, mark: InlineMark): EditedText {
  const { text, from } = caret;
  const { inside, before } = wordsAtCaret(caret, mark);
  const at = inside?.to === from ? from + lengthFor(inside, mark) : before?.to;
  if (at !== undefined) return { text, from: at, to: at };
  return toggled(inside ?? caret, mark);
}

/** The end of the choice, after what stands before the words of its line. */
function caretOf({ text, to }: EditedText): EditedText {
  const start = lineStart(text, to);
  const line = text.slice(start).split('\n', 1)[0] ?? '';
  const at = Math.max(to, start + (LINE_PREFIX.exec(line)?.[0].length ?? 0));
  return { text, from: at, to: at };
}

/** The words that a mark is about, line by line; none for a caret and for blanks. */
function chosenWords(edited: EditedText, mark: InlineMark): readonly EditedText[] {
  const { text } = edited;
  const parts: EditedText[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const words = start + (LINE_PREFIX.exec(line)?.[0].length ?? 0);
    const part = shrunk({ text, from: Math.max(edited.from, words), to: Math.min(edited.to, end) }, SIGNS[mark].sign);
    if (part.from < part.to) parts.push(part);
    start = end + 1;
  }
  return parts;
}

/** Without blanks and signs at both ends. */
function shrunk({ text, from, to }: EditedText, sign: string): EditedText {
  const isOuter = (at: number) => text[at] === sign || /\s/u.test(text[at] ?? '');
  let first = from;
  let last = to;
  while (first < last && isOuter(first)) first += 1;
  while (last > first && isOuter(last - 1)) last -= 1;
  return { text, from: first, to: last };
}

/** The marked words of the line that the caret is inside of, and those that it stands right behind, signs included. */
function wordsAtCaret({ text, from }: EditedText, mark: InlineMark) {
  const start = lineStart(text, from);
  const line = text.slice(start).split('\n', 1)[0] ?? '';
  const sign = SIGNS[mark].sign === '*' ? String.raw`\*` : '`';
  const pattern = new RegExp(String.raw`(?<!${sign})(${sign}+)(?=\S)([^${sign}]*[^${sign}\s])\1(?!${sign})`, 'gu');
  const words = [...line.matchAll(pattern)]
    .map(({ 1: signs = '', 2: inner = '', index }) => ({
      text,
      from: start + index + signs.length,
      to: start + index + signs.length + inner.length,
    }))
    .filter((part) => hasMark(part, mark));
  return {
    inside: words.find((part) => part.from <= from && from <= part.to),
    before: words.find((part) => part.to + lengthFor(part, mark) === from),
  };
}

const lengthFor = ({ text, from, to }: EditedText, mark: InlineMark) => SIGNS[mark].length(text.slice(from, to));

/** Of `***`, two are bold and one is italic: the mark stands where its length goes into the signs an odd number of times. */
function hasMark(part: EditedText, mark: InlineMark): boolean {
  const { sign } = SIGNS[mark];
  const { text, from, to } = part;
  let count = 0;
  while (text[from - 1 - count] === sign && text[to + count] === sign) count += 1;
  return Math.floor(count / lengthFor(part, mark)) % 2 === 1;
}

function toggled(part: EditedText, mark: InlineMark): EditedText {
  const { text, from, to } = part;
  const length = lengthFor(part, mark);
  const inner = text.slice(from, to);
  if (hasMark(part, mark))
    return {
      text: text.slice(0, from - length) + inner + text.slice(to + length),
      from: from - length,
      to: to - length,
    };
  const signs = SIGNS[mark].sign.repeat(length);
  return { text: text.slice(0, from) + signs + inner + signs + text.slice(to), from: from + length, to: to + length };
}
