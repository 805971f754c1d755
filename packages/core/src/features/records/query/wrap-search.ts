/** How the value of a search input is compared: contains, differs, at least, at most. */
export type SearchType = 'like' | 'ne' | 'ge' | 'le';

const wrappings: Readonly<Record<SearchType, readonly [before: string, after: string]>> = {
  like: ['*', '*'],
  ne: ['!', ''],
  ge: ['>=', ''],
  le: ['<=', ''],
};

export interface SearchWrapping {
  readonly type: SearchType;
  /** Removes blanks around what was typed. */
  readonly isTrimmed: boolean;
}

/** The query value of what was typed (specification §5); null for nothing, which sets no condition. */
export function wrapSearch(typed: string, { type, isTrimmed }: SearchWrapping): string | null {
  const words = isTrimmed ? typed.trim() : typed;
  const [before, after] = wrappings[type];
  return words === '' ? null : `${before}${words}${after}`;
}

/** What was typed for a query value; a value that has another wrapping is shown as it is. */
export function unwrapSearch(value: string | null, type: SearchType): string {
  if (value === null) return '';
  const [before, after] = wrappings[type];
  const isWrapped = value.length >= before.length + after.length && value.startsWith(before) && value.endsWith(after);
  return isWrapped ? value.slice(before.length, value.length - after.length) : value;
}
