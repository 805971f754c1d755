import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Resource } from '@evergreen/core/resources';

import { comparable } from './list-order.ts';

/** Text as searches for a part of it see it, and as `foldText` of the core makes it: of one width, the letters A to Z in lower case. */
export function foldedText(column: PgColumn): SQL {
  return sql`lower(normalize(${column}, NFKC) collate "C")`;
}

/** Codes and accounts as they are compared, and as `foldCase` of the core makes them: the letters A to Z are the same in either case. */
export function foldedCase(column: PgColumn): SQL {
  return sql`lower(${comparable(column)})`;
}

/** Names as they are compared, and as `foldName` of the core makes them. */
export function foldedName(column: PgColumn): SQL {
  return sql`replace(${foldedText(column)}, ' ', '')`;
}

/**
 * Whether a field has an index of the pairs of neighbouring characters in its text, which finds a part of two characters or more
 * anywhere. Most Chinese words have two, so that groups of three would find none of them; and it needs no extension of
 * PostgreSQL and no knowledge of letters. Rows of logs are read from views, which have no index.
 */
export function hasBigrams(resource: Resource, key: string): boolean {
  return resource.kind !== 'appendOnly' && resource.fields[key]?.search === 'contains';
}

/** The function of the migrations that gives the pairs of a text. */
export function bigramsOfColumn(column: PgColumn): SQL {
  return sql`text_bigrams(${foldedText(column)})`;
}

/** The pairs of neighbouring characters in what is searched for, folded, each once; none of a single character. */
export function bigramsOfWords(folded: string): readonly string[] {
  const characters = Array.from(folded);
  return [...new Set(characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`))];
}
