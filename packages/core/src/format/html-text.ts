/** Elements that begin and end a line. */
const BLOCKS = new Set(
  'address article blockquote br caption center dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul'.split(
    ' ',
  ),
);

/** Elements whose content nobody reads. */
const UNREAD = new Set('head iframe math noscript object script style svg template textarea title xmp'.split(' '));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** White space that HTML folds into one blank; a no-break space is none. */
const FOLDED = /[ \t\n\r\f]+/gu;

/** How pictures are written, by their alternative text. */
type PictureText = (alternative: string) => string;

const bracketed: PictureText = (alternative) => `[${alternative === '' ? 'img' : alternative}]`;

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  /** Between the name and the bracket. */
  readonly attributes: string;
  /** Index after it. */
  readonly end: number;
}

/**
 * HTML as plain text: blocks on lines of their own, cells beside each other, a picture as its alternative text in brackets. White space is
 * folded, empty lines are left out. Takes time in proportion to the length, whatever the markup.
 */
export function htmlText(html: string, pictureText: PictureText = bracketed): string {
  const pieces: string[] = [];
  let at = 0;
  while (at < html.length) {
    const opening = html.indexOf('<', at);
    if (opening === -1) break;
    pieces.push(readable(html.slice(at, opening)));
    const after = endOfComment(html, opening);
    const tag = after === null ? tagAt(html, opening) : null;
    if (tag === null) {
      if (after === null) pieces.push('<');
      at = after ?? opening + 1;
    } else {
      pieces.push(markOf(tag, pictureText));
      at = UNREAD.has(tag.name) && !tag.isEnd ? endOfElement(html, tag) : tag.end;
    }
  }
  pieces.push(readable(html.slice(at)));
  return pieces
    .join('')
    .split('\n')
    .map((line) => line.replaceAll(FOLDED, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The number of characters that people read in HTML: markup, pictures and the ends of lines do not count. */
export function htmlLength(html: string): number {
  return htmlText(html, () => '').replaceAll('\n', '').length;
}

/** Whether HTML shows nothing: no text, picture, table or rule. */
export function isBlankHtml(html: string): boolean {
  return htmlText(html, () => '') === '' && !/<(?:img|table|hr)\b/iu.test(html);
}

function readable(text: string): string {
  return text.replaceAll(FOLDED, ' ').replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/giu, decoded);
}

function decoded(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? entity) : entity;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number.parseInt(decimal, 10);
  const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

function markOf({ name, isEnd, attributes }: Tag, pictureText: PictureText): string {
  if (name === 'img' && !isEnd) {
    const [, double, single] = /\balt\s*=\s*(?:"([^"]*)"|'([^']*)')/iu.exec(attributes) ?? [];
    return pictureText(readable(double ?? single ?? ''));
  }
  if (name === 'td' || name === 'th') return ' ';
  return BLOCKS.has(name) ? '\n' : '';
}

/** Index after a comment, a declaration or an instruction; null if none begins here. */
function endOfComment(html: string, opening: number): number | null {
  const isComment = html.startsWith('<!--', opening);
  if (!isComment && html[opening + 1] !== '!' && html[opening + 1] !== '?') return null;
  const mark = isComment ? '-->' : '>';
  const end = html.indexOf(mark, opening + 2);
  return end === -1 ? html.length : end + mark.length;
}

/** The tag at an opening bracket; one that is never closed reaches to the end. Null where the bracket is text. */
function tagAt(html: string, opening: number): Tag | null {
  const isEnd = html[opening + 1] === '/';
  const begin = opening + (isEnd ? 2 : 1);
  const name = /^[a-z][a-z0-9:-]*/iu.exec(html.slice(begin, begin + 32))?.[0];
  if (name === undefined) return null;
  let quote = '';
  let at = begin + name.length;
  for (; at < html.length; at += 1) {
    const sign = html.charAt(at);
    if (quote === '' && sign === '>') break;
    if (quote === '' && (sign === '"' || sign === "'") && /[=\s]$/u.test(html.charAt(at - 1))) quote = sign;
    else if (sign === quote) quote = '';
  }
  return { name: name.toLowerCase(), isEnd, attributes: html.slice(begin + name.length, at), end: at + 1 };
}

function endOfElement(html: string, { name, end }: Tag): number {
  const pattern = new RegExp(`</${name}[\\s/>]`, 'giu');
  pattern.lastIndex = end;
  const closing = pattern.exec(html);
  return closing === null ? html.length : closing.index;
}
