import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A list as one parameter, in PostgreSQL's own notation of arrays. */
export function textArray(values: readonly string[]): SQL {
  const quoted = values.map((value) => `"${value.replaceAll(/["\\]/gu, String.raw`\$&`)}"`);
  return sql`${`{${quoted.join(',')}}`}::text`;
}

/**
 * Whether a text is one of many. The list is joined with the rows: compared with each of its values, rows of a table that has just become large are looked
 * through five hundred times, since the database plans for the few rows that it had. And the statement is the same for any number of values.
 */
export function isAmong(text: SQLWrapper, values: readonly string[]): SQL {
  return sql`${text} in (select unnest(${textArray(values)}::text[]))`;
}
