import type { TextGrid } from '../../../../format/index.ts';

export interface HtmlCell {
  readonly text: string;
  readonly isNumber: boolean;
}

/** A number whose digits a spreadsheet preserves. */
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/u;

/**
 * Format cells as an HTML table for spreadsheets. Non-numbers are marked as text by `mso-number-format:"\@"`, supported
 * by Excel and WPS, so that `007`, `=1+1` and an 18-digit code are preserved; line breaks stay inside their cell.
 */
export function formatHtmlTable(rows: readonly (readonly HtmlCell[])[]): string {
  return `<table><tbody>${rows.map((row) => `<tr>${row.map(formatCell).join('')}</tr>`).join('')}</tbody></table>`;
}

function formatCell({ text, isNumber }: HtmlCell): string {
  if (text === '') return '<td></td>';
  if (isNumber && PLAIN_NUMBER.test(text)) return `<td>${text}</td>`;
  return `<td style='mso-number-format:"\\@"'>${escaped(text)}</td>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/\r\n?|\n/gu, '<br style="mso-data-placement:same-cell;">');
}

/** Maximum number of cells added by spans in one table, so that a short text cannot allocate millions. */
const MOST_SPANNED = 100_000;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);
const BLOCKS: ReadonlySet<string> = new Set(['p', 'div', 'li']);
const UNREAD: ReadonlySet<string> = new Set(['style', 'script', 'title', 'xml']);

/** A tag, or the text between two tags. */
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'opened' | 'closed'; readonly name: string; readonly attributes: string };

/**
 * Parse the first table of pasted HTML: texts by row and then by column; null without a table. Line breaks and blocks
 * become LF, other white space collapses. The content of a spanning cell is in its first cell, the others are empty. A
 * nested table is text of its cell. Independent of a browser; linear in the length of the HTML.
 */
export function parseHtmlTable(html: string): TextGrid | null {
  const table = startTable();
  let depth = 0;
  let hasTable = false;
  for (const part of partsOf(html)) {
    if (part.kind === 'text') {
      if (depth > 0) table.write(readText(part.text));
    } else if (part.name === 'table') {
      depth += part.kind === 'opened' ? 1 : -1;
      hasTable ||= depth > 0;
      if (hasTable && depth <= 0) break;
      depth = Math.max(0, depth);
      if (part.kind === 'closed') table.write('\n');
    } else if (depth === 1) {
      table.take(part);
    } else if (depth > 1 && part.kind === 'opened' && (part.name === 'br' || part.name === 'tr')) {
      table.write('\n');
    }
  }
  return hasTable ? table.rows() : null;
}

function startTable() {
  const rows: string[][] = [];
  /** By column: number of further rows covered by a row span. */
  let covering: number[] = [];
  let cell: { text: string; across: number; down: number } | null = null;
  let spanned = 0;

  const skipCovered = (row: string[]) => {
    for (let more = covering[row.length] ?? 0; more > 0 && spanned < MOST_SPANNED; more = covering[row.length] ?? 0) {
      covering[row.length] = more - 1;
      spanned += 1;
      row.push('');
    }
  };
  const endCell = () => {
    if (cell === null) return;
    const row = rows.at(-1) ?? [];
    if (rows.length === 0) rows.push(row);
    const { across, down } = cell;
    for (let index = 0; index < across; index += 1) {
      skipCovered(row);
      covering[row.length] = down - 1;
      row.push(index === 0 ? tidied(cell.text) : '');
    }
    cell = null;
  };
  const endRow = () => {
    endCell();
    const row = rows.at(-1);
    if (row !== undefined) skipCovered(row);
  };

  return {
    rows: () => {
      endRow();
      return rows;
    },
    write(text: string) {
      if (cell !== null) cell.text += text;
    },
    take({ kind, name, attributes }: Exclude<Part, { kind: 'text' }>) {
      if (name === 'br' || BLOCKS.has(name)) {
        if (cell !== null && (name === 'br' || !/(?:^|\n)[ ]*$/u.test(cell.text))) cell.text += '\n';
      } else if (name === 'tr') {
        endRow();
        if (kind === 'opened') rows.push([]);
      } else if (name === 'td' || name === 'th') {
        endCell();
        if (kind === 'closed') return;
        const across = spanOf(attributes, 'colspan', MOST_SPANNED - spanned);
        spanned += across - 1;
        cell = { text: '', across, down: spanOf(attributes, 'rowspan', 65_534) };
      } else if (name === 'tbody' || name === 'thead' || name === 'tfoot') {
        endRow();
        covering = [];
      }
    },
  };
}

/** Tokens of the HTML; skips comments and invisible content. */
function* partsOf(html: string): Generator<Part> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open !== at) {
      yield { kind: 'text', text: html.slice(at, open === -1 ? html.length : open) };
      if (open === -1) return;
    }
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      if (end === -1) return;
      at = end + 3;
      continue;
    }
    if (!/[a-z!/?]/iu.test(html.charAt(open + 1))) {
      yield { kind: 'text', text: '<' };
      at = open + 1;
      continue;
    }
    const end = endOfTag(html, open);
    if (end === -1) return;
    const isClosed = html[open + 1] === '/';
    const tag = html.slice(open + (isClosed ? 2 : 1), end);
    const name = /^[^\s/>]*/u.exec(tag)?.[0].toLowerCase() ?? '';
    at = end + 1;
    yield { kind: isClosed ? 'closed' : 'opened', name, attributes: tag.slice(name.length) };
    if (!isClosed && UNREAD.has(name)) {
      const rest = new RegExp(`</${name}`, 'giu');
      rest.lastIndex = at;
      at = rest.exec(html)?.index ?? html.length;
    }
  }
}

/** The `>` that ends a tag, ignoring quoted attributes; -1 if there is none. */
function endOfTag(html: string, open: number): number {
  let quote = '';
  for (let at = open + 1; at < html.length; at += 1) {
    const sign = html.charAt(at);
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
}

function spanOf(attributes: string, name: 'colspan' | 'rowspan', most: number): number {
  const given = Number(new RegExp(`\\s${name}\\s*=\\s*["']?\\s*(\\d{1,6})`, 'iu').exec(attributes)?.[1] ?? 1);
  return Math.max(1, Math.min(given, most));
}

function readText(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/giu, (whole, decimal, hexadecimal, name) => {
      if (typeof name === 'string') return NAMED.get(name.toLowerCase()) ?? whole;
      const point = typeof decimal === 'string' ? Number(decimal) : parseInt(String(hexadecimal), 16);
      return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point).replace('\u00a0', ' ') : whole;
    });
}

/** Trim both ends and the white space around line breaks. */
function tidied(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
