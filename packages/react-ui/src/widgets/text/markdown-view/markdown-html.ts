import markdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';

import { cleanFragment } from '../safe-html/index.ts';

/** HTML in the text stays text, and a new line is one. Signs of marks beside Chinese punctuation count, which CommonMark alone denies. */
const markdown = markdownIt({ html: false, linkify: true, breaks: true }).use(cjkFriendly);
// Words with a dot are no addresses: `readme.md` is a file.
markdown.linkify.set({ fuzzyLink: false });

/** HTML of a Markdown text (CommonMark 0.31 with tables and `~~`), not cleaned yet. */
export const markdownHtml = (text: string): string => markdown.render(text);

/** How many pictures of the text are not shown: those of other hosts, and what is none. */
export function hiddenPictures(text: string): number {
  const html = markdownHtml(text);
  const all = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img').length;
  return all === 0 ? 0 : all - cleanFragment(html).querySelectorAll('img').length;
}
