/** What is heard of a text of markup, in its order. Names come without their prefix. */
export interface MarkupListener {
  /** @param attributes as they are written */
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** What stands between two tags, with its character references resolved. */
  text(text: string): void;
}

const [COMMENT, DATA] = ['<!--', '<![CDATA['];

/**
 * Reads well-formed markup from its beginning to its end. Of a part of an archive that `boundMarkup` counted: it has no document type, so
 * that only the five entities of XML and numbers are character references.
 *
 * @throws Error where it is not well-formed
 */
export function readMarkup(markup: string, listener: MarkupListener): void {
  for (let at = 0; at < markup.length;) {
    const start = markup.indexOf('<', at);
    if (start < 0) return;
    if (start > at) listener.text(resolved(markup.slice(at, start)));
    if (markup.startsWith(DATA, start)) {
      const end = endOf(markup, ']]>', start);
      listener.text(markup.slice(start + DATA.length, end));
      at = end + 3;
      continue;
    }
    const sign = markup[start + 1];
    if (sign === '!' || sign === '?') {
      const close = markup.startsWith(COMMENT, start) ? '-->' : '>';
      at = endOf(markup, close, start) + close.length;
      continue;
    }
    at = tagAt(markup, start, listener);
  }
}

function endOf(markup: string, close: string, from: number): number {
  const end = markup.indexOf(close, from);
  if (end < 0) throw new Error('The markup ends before it is complete');
  return end;
}

/** Tells of the tag at a place; where it ends. */
function tagAt(markup: string, start: number, listener: MarkupListener): number {
  const end = closeOf(markup, start);
  if (markup[start + 1] === '/') {
    listener.close(plainName(markup.slice(start + 2, end).trim()));
    return end + 1;
  }
  const isClosed = markup[end - 1] === '/';
  const inside = markup.slice(start + 1, isClosed ? end - 1 : end);
  const length = inside.search(/\s/u);
  const name = plainName(length < 0 ? inside : inside.slice(0, length));
  listener.open(name, length < 0 ? '' : inside.slice(length));
  if (isClosed) listener.close(name);
  return end + 1;
}

/** A tag to its end: a `>` may stand in a value. */
const TAG = /<[^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*>/uy;

function closeOf(markup: string, start: number): number {
  TAG.lastIndex = start;
  if (!TAG.test(markup)) throw new Error('The markup ends before it is complete');
  return TAG.lastIndex - 1;
}

function plainName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function resolved(text: string): string {
  const plain = text.includes('\r') ? text.replaceAll(/\r\n?/gu, '\n') : text;
  if (!plain.includes('&')) return plain;
  return plain.replaceAll(
    /&(?:#x(?<hex>[\da-f]{1,6})|#(?<decimal>\d{1,7})|(?<name>[a-z]{2,4}));/giu,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** A reader of one attribute, whatever its prefix; undefined where it is not written. */
export function attributeReader(name: string): (attributes: string) => string | undefined {
  const pattern = new RegExp(`(?:^|\\s)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'u');
  return (attributes) => {
    const found = pattern.exec(attributes);
    const value = found?.[1] ?? found?.[2];
    return value === undefined ? undefined : resolved(value);
  };
}
