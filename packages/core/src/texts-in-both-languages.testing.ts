/** A piece of a call `localized(chinese, english)` as it stands in a source: the letters of its literals, without what is computed. */
export interface WrittenText {
  readonly chinese: string;
  readonly english: string;
}

/** A source without its comments and, apart, the texts that it gives in both languages. */
export interface WrittenTexts {
  readonly texts: readonly WrittenText[];
  /** What stands in its literals and markup beside them. */
  readonly rest: string;
}

const LOCALES = new Set(['zh-CN', 'en-US']);

const CALL = /\blocalized\(/uy;
const NAME = /[\p{L}_$][\w$]*/uy;

/** Reads TypeScript as far as this needs it: comments, literals and brackets. */
export function writtenTexts(source: string): WrittenTexts {
  const texts: WrittenText[] = [];
  let rest = '';
  let at = 0;
  while (at < source.length) {
    const comment = commentAt(source, at);
    CALL.lastIndex = at;
    if (comment > at) at = comment;
    else if (CALL.test(source)) {
      const read = argumentsAt(source, CALL.lastIndex);
      const [chinese = '', english = ''] = read.words;
      texts.push({ chinese, english });
      at = read.end;
    } else {
      rest += source.charAt(at);
      at += 1;
    }
  }
  return { texts, rest };
}

/** The end of the comment that begins here, or here. */
function commentAt(source: string, at: number): number {
  const ends = { '//': '\n', '/*': '*/' }[source.slice(at, at + 2)];
  // An address in a text is no comment.
  if (ends === undefined || source.charAt(at - 1) === ':') return at;
  const end = source.indexOf(ends, at + 2);
  return end === -1 ? source.length : end + (ends === '*/' ? 2 : 0);
}

/** The literals of each argument of a call, up to its closing bracket, and `…` for every name between them. */
function argumentsAt(source: string, start: number): { readonly words: readonly string[]; readonly end: number } {
  const words = [''];
  let depth = 1;
  let at = start;
  while (depth > 0 && at < source.length) {
    const comment = commentAt(source, at);
    const letter = source.charAt(at);
    if (comment > at) at = comment;
    else if ('\'"`'.includes(letter)) {
      const literal = literalAt(source, at);
      // `text['zh-CN']` takes a text of another catalogue.
      if (!LOCALES.has(literal.words)) words[words.length - 1] += literal.words;
      at = literal.end;
    } else {
      if ('([{'.includes(letter)) depth += 1;
      if (')]}'.includes(letter)) depth -= 1;
      if (letter === ',' && depth === 1) words.push('');
      NAME.lastIndex = at;
      if (NAME.test(source)) {
        words[words.length - 1] += '…';
        at = NAME.lastIndex;
      } else at += 1;
    }
  }
  return { words, end: at };
}

/** What a literal says, and of a template also what the literals inside it say. */
function literalAt(source: string, start: number): { readonly words: string; readonly end: number } {
  const quote = source.charAt(start);
  let words = '';
  let at = start + 1;
  while (at < source.length && source.charAt(at) !== quote) {
    if (source.charAt(at) === '\\') at += 2;
    else if (quote === '`' && source.startsWith('${', at)) {
      const inside = argumentsAt(source, at + 2);
      words += inside.words.join(' ');
      at = inside.end;
    } else {
      words += source.charAt(at);
      at += 1;
    }
  }
  return { words, end: at + 1 };
}
