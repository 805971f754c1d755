/** One line, as a name is; or several, as a remark is. */
export type TextShape = 'line' | 'lines';

const LINE_BREAK = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/gu;

/** Letters and marks of the scripts in which a joiner changes the letters beside it: cursive ones, and those with a virama. */
const JOINING = [
  'Arabic Syriac Mongolian Nko Mandaic Adlam',
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Myanmar Khmer',
]
  .join(' ')
  .replaceAll(/\w+/gu, '\\p{Script=$&}')
  .replaceAll(' ', '');

const EMOJI = '\\p{Extended_Pictographic}(?:[\\ufe0e\\ufe0f]|\\p{Emoji_Modifier})?';

/** What is invisible and changes how its neighbours look: kept, by the rules below. */
const NEEDED = [
  // Emoji sequences (UTS #51): flags of regions, which begin with a picture; presentation and joined pictures; keycaps.
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]+\\u{e007f}',
  `${EMOJI}(?:\\u200d${EMOJI})*`,
  '[0-9#*]\\ufe0f\\u20e3',
  // Variants of ideographs (UTS #37), which names of people and places have.
  '\\p{Ideographic}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  // Variants and the vowel separator of Mongolian.
  `(?!\\u180e)\\p{Script=Mongolian}[\\u180b-\\u180f](?:[\\u200c\\u200d](?=[${JOINING}]))?`,
  // Joiners between letters of scripts that need them (UAX #31, 2.3); the mark of direction of Arabic is no letter.
  `(?![\\u061c\\u180e])[${JOINING}][\\u200c\\u200d](?=[${JOINING}])`,
].join('|');

/**
 * Characters that are not drawn: controls but tab, line feed and the one that no database stores, which is refused, and what Unicode says is ignored where it is not supported (UAX #44,
 * Default_Ignorable_Code_Point): zero widths, byte order mark, soft hyphen, directions and their overrides, fillers, tags.
 */
const UNSEEN = '(?![\\t\\n\\u0000])[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]';

const UNSEEN_OR_NEEDED = /* @__PURE__ */ new RegExp(`(${NEEDED})|${UNSEEN}`, 'gu');

/** Spaces of other widths, and the blank of Braille outside of it, look like the space; the ideographic one is a character wide and stays. That of Mongolian joins a suffix. */
const OTHER_SPACE = /(?!\u3000|\u202f\p{Script=Mongolian})\p{Zs}|(?<![\u2801-\u28ff])\u2800(?![\u2801-\u28ff])/gu;

/** White space, and the blank of Braille. */
const BLANK = /^[\s\u2800]$/u;

/** Radicals that are drawn like the characters that they are, as texts copied from PDF files have them: 王⽅ for 王方. */
const RADICAL = /[\u2e9f\u2ef3\u2f00-\u2fd5]/gu;

const SEEN = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|\u0000/u;

/** Nothing that has to be looked at closer: ASCII, and Chinese letters and punctuation in common use. */
const PLAIN =
  /^[\u0021-\u007e\u3001-\u3011\u3014-\u301b\u4e00-\u9fff\uff01-\uff5e](?:[\u0020-\u007e\u3001-\u3011\u3014-\u301b\u4e00-\u9fff\uff01-\uff5e]*[\u0021-\u007e\u3001-\u3011\u3014-\u301b\u4e00-\u9fff\uff01-\uff5e])?$/u;

/**
 * The text that people see: what is not drawn is left out, letters and their marks are composed (NFC), white space at both ends goes. Empty
 * where nothing is left to be seen. The one rule for names, remarks and searches, in forms, tables, pastes, files and calls; passwords and
 * rich text are kept as they are typed.
 */
export function cleanText(text: string, shape: TextShape = 'line'): string {
  if (PLAIN.test(text)) return text;
  const seen = text
    .replaceAll(LINE_BREAK, '\n')
    .replaceAll(UNSEEN_OR_NEEDED, (_found, needed: string | undefined) => needed ?? '')
    .replaceAll(RADICAL, (radical) => radical.normalize('NFKC'))
    .normalize('NFC');
  const spaced = (shape === 'line' ? seen.replaceAll(/[\t\n]+/gu, ' ') : seen).replaceAll(OTHER_SPACE, ' ');
  const kept = trimmed(spaced);
  return SEEN.test(kept) ? kept : '';
}

/** Without blanks at both ends, in one pass whatever stands between. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && BLANK.test(text.charAt(from))) from += 1;
  while (to > from && BLANK.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
