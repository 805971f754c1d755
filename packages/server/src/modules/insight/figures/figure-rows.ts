import type { FigureRow } from '@evergreen/core/contract';

import type { CountedRow } from './figure-sql.ts';

/** Rows for exactly these categories in this order, zeros where nothing was counted. */
export function filledRows(
  categories: readonly string[],
  counted: readonly CountedRow[],
  values: number,
): readonly FigureRow[] {
  const known = new Map(counted.map((row) => [row.category, row.values]));
  const none = Array.from({ length: values }, () => 0);
  return categories.map((category) => ({ category, text: null, values: [...(known.get(category) ?? none)] }));
}

/** Rows with what a person reads for their codes; rows without a category have an empty one. */
export function namedRows(
  counted: readonly CountedRow[],
  textOf: (code: string) => string | null,
): readonly FigureRow[] {
  return counted.map(({ category, values }) => {
    const code = category ?? '';
    return { category: code, text: code === '' ? null : textOf(code), values: [...values] };
  });
}

/** The first `shown` rows that have a category; the others are added up as `rest`, those without a category stay apart. */
export function firstRows(counted: readonly CountedRow[], shown: number, rest: string): readonly CountedRow[] {
  const named = counted.filter(({ category }) => category !== null && category !== '');
  const unnamed = counted.filter(({ category }) => category === null || category === '');
  const further = named.slice(shown);
  const sums = (rows: readonly CountedRow[]) =>
    (rows[0]?.values ?? []).map((_, index) => rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  return [
    ...named.slice(0, shown),
    ...(further.length === 0 ? [] : [{ category: rest, values: sums(further) }]),
    ...(unnamed.length === 0 ? [] : [{ category: null, values: sums(unnamed) }]),
  ];
}
