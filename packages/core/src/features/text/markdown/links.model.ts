import type { EditedText } from './edited-text.types.ts';

/** A link of a text, from its opening bracket to its closing one. */
export interface MarkdownLink {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly address: string;
}

const LINK = /(?<!!)\[((?:\\.|[^[\]\\\n])*)\]\(([^()\s]*)\)/gu;

/** The link that the caret or the whole choice is in; null outside of links. */
export function linkAt({ text, from, to }: EditedText): MarkdownLink | null {
  for (const { 0: whole, 1: words = '', 2: address = '', index } of text.matchAll(LINK))
    if (index < to && from < index + whole.length && index <= from && to <= index + whole.length)
      return { from: index, to: index + whole.length, words, address };
  return null;
}

/**
 * Makes what is chosen a link, or gives the link there another address. With nothing chosen, the words are those that were typed.
 * @param address as `typedLink` gives it
 * @param typed words for a link where nothing is chosen
 */
export function setLink(edited: EditedText, address: string, typed: string): EditedText {
  const link = linkAt(edited);
  const { from, to } = link ?? edited;
  const chosen = edited.text.slice(edited.from, edited.to).replaceAll(/\s*\n\s*/gu, ' ');
  const words = link?.words ?? (escapedWords(chosen) || escapedWords(typed));
  return replaced(edited.text, from, to, `[${words}](${encodedAddress(address)})`);
}

/** The words of the link without it. */
export function removeLink(edited: EditedText): EditedText {
  const link = linkAt(edited);
  return link === null ? edited : replaced(edited.text, link.from, link.to, link.words);
}

/**
 * Puts a picture at a place.
 * @param source its address
 * @param description read to those who do not see it
 */
export function insertPicture(edited: EditedText, source: string, description: string): EditedText {
  const picture = `![${escapedWords(description)}](${encodedAddress(source)})`;
  const at = edited.to;
  return replaced(edited.text, at, at, picture);
}

function replaced(text: string, from: number, to: number, by: string): EditedText {
  const end = from + by.length;
  return { text: text.slice(0, from) + by + text.slice(to), from: end, to: end };
}

/** Brackets would end the words; what is escaped already stays as it is. */
const escapedWords = (words: string) =>
  words.replaceAll(/\\[[\]\\]|[[\]]/gu, (sign) => (sign.length === 1 ? `\\${sign}` : sign));

/** Brackets and blanks would end the address. */
const encodedAddress = (address: string) =>
  address.replaceAll(/[()\s]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
