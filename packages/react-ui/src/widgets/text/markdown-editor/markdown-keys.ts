import type { MarkdownHeading } from '@evergreen/core/text/markdown';

/** The commands of the editor and their keys, as CodeMirror names them. */
export const MARKDOWN_KEYS = {
  bold: 'Mod-b',
  italic: 'Mod-i',
  bullets: 'Mod-Shift-8',
  numbers: 'Mod-Shift-7',
  quote: 'Mod-Shift-b',
  code: 'Mod-e',
  link: 'Mod-k',
  picture: 'Mod-Alt-u',
  table: 'Mod-Alt-t',
  toolbar: 'Alt-F10',
} as const;

export type MarkdownCommand = keyof typeof MARKDOWN_KEYS | `heading${MarkdownHeading}`;

export const headingKeys = (level: number) => `Mod-Alt-${level}`;

/** Keys as people read them. */
export function shownKeys(keys: string): string {
  const isMac = /Mac|iP(?:hone|ad)/u.test(globalThis.navigator.userAgent);
  return keys
    .split('-')
    .map((key) => (key === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key))
    .join(' + ');
}
