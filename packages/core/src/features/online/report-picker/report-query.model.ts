import type { ReportQueryItem } from '../../../contract/index.ts';
import type { LocalizedText, Result } from '../../../kernel/index.ts';
import { parseDay, parseMoment, parseNumber, plainDecimal } from '../../validation/field-values/index.ts';

/** What the query fields hold, by parameter, and what is wrong with it. */
export interface ReportQueryForm {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, LocalizedText>>;
}

/** The parameters of a query field: two for a range. */
export function queryNames({ field, mode }: Pick<ReportQueryItem, 'field' | 'mode'>): readonly string[] {
  return mode === 'group' ? [`${field}_begin`, `${field}_end`] : [field];
}

/** Reads typed dates and numbers; one that cannot be read stays as it is, with an error. */
export function readQueryForm(
  items: readonly ReportQueryItem[],
  typed: ReportQueryForm['typed'],
  now: number,
): ReportQueryForm {
  const read: Record<string, string> = {};
  const errors: Record<string, LocalizedText> = {};
  const itemOf = new Map(items.flatMap((item) => queryNames(item).map((name) => [name, item] as const)));
  for (const [name, text] of Object.entries(typed)) {
    const item = itemOf.get(name);
    const value = item === undefined ? null : readValue(item, name, text, now);
    read[name] = value?.ok === true ? value.value : text;
    if (value?.ok === false) errors[name] = value.error;
  }
  return { typed: read, errors };
}

function readValue(
  { view, mode }: ReportQueryItem,
  name: string,
  text: string,
  now: number,
): Result<string, LocalizedText> {
  switch (view) {
    case 'date':
      return textOf(parseDay(text, { now }));
    case 'datetime':
      return textOf(
        parseMoment(text, { now, timeOfDayAlone: mode === 'group' && name.endsWith('_end') ? 'last' : 'first' }),
      );
    case 'number':
      return textOf(parseNumber(text));
    case 'text':
    case 'list':
    case 'sel_search':
      return { ok: true, value: text.trim() };
  }
}

function textOf(read: Result<string | number | null, LocalizedText>): Result<string, LocalizedText> {
  if (!read.ok) return read;
  const { value } = read;
  return { ok: true, value: typeof value === 'number' ? plainDecimal(value) : (value ?? '') };
}
