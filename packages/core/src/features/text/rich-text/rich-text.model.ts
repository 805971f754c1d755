import { htmlLength, isBlankHtml } from '../../../format/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import { linkAddress } from '../html-profile/index.ts';
import { richTextMessages as messages } from './rich-text.messages.ts';

/** The value of a field with this content, without empty paragraphs at its end: null where nothing is read and nothing is seen. */
export function richTextValue(html: string): string | null {
  return isBlankHtml(html) ? null : withoutEmptyEnd(html);
}

const EMPTY = '<p></p>';

function withoutEmptyEnd(html: string): string {
  let end = html.length;
  while (html.endsWith(EMPTY, end)) end -= EMPTY.length;
  return html.slice(0, end);
}

export interface TextCount {
  readonly text: LocalizedText;
  readonly isOver: boolean;
}

/**
 * How much of its maximum a content has.
 * @param maximum characters that people read; null if unlimited
 */
export function richTextCount(html: string, maximum: number | null): TextCount {
  return textCount(htmlLength(html), maximum);
}

/**
 * How much of its maximum a length is, in words.
 * @param maximum characters; null if unlimited
 */
export function textCount(length: number, maximum: number | null): TextCount {
  if (maximum === null) return { text: messages.count(length), isOver: false };
  const isOver = length > maximum;
  return { text: isOver ? messages.over(length - maximum) : messages.countOf(length, maximum), isOver };
}

/** The address of a link as it was typed: `https://` is added to the name of a site, `mailto:` to an e-mail address. Null if it is none. */
export function typedLink(typed: string): string | null {
  const text = typed.trim();
  const known = linkAddress(text);
  if (known !== null) return known;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/u.test(text)) return linkAddress(`mailto:${text}`);
  return /^[^\s/:?#@.]+(?:\.[^\s/:?#@.]+)+(?::\d{1,5})?(?:[/?#]|$)/u.test(text) ? linkAddress(`https://${text}`) : null;
}
