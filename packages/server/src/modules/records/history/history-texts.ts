import {
  childPlaceOf,
  childResource,
  childTables,
  dictionaryOf,
  dictionaryTextKey,
  isReference,
  type Resource,
} from '@evergreen/core/resources';
import type { RecordedHistory } from '@evergreen/core/contract';
import type { Locale } from '@evergreen/core/kernel';

import { withChoiceTexts, type ChoiceSources } from '../resource/values/choice-texts.ts';
import type { StoredRow } from '../resource/resource.repository.ts';

/** Codes by field. */
export type FieldTexts = ReadonlyMap<string, ReadonlySet<string>>;

/** What people read for the codes, by field and code: as in a list, for rows that hold these codes. */
export async function textsOf(
  resource: Resource,
  values: FieldTexts,
  locale: Locale,
  sources: ChoiceSources,
): Promise<RecordedHistory['texts']> {
  const pairs = [...values].flatMap(([key, codes]) =>
    isChoice(resource, key) ? [...codes].map((code) => [key, code] as const) : [],
  );
  const rows = pairs.map(([key, code]): StoredRow => ({ id: '', [key]: code }));
  const shown = await withChoiceTexts(resource, rows, locale, sources);
  const texts: Record<string, Record<string, string>> = {};
  for (const [index, [key, code]] of pairs.entries()) {
    const text = shown[index]?.[dictionaryTextKey(key)];
    if (typeof text === 'string') (texts[key] ??= {})[code] = text;
  }
  return texts;
}

/** The same for the fields of sub-rows, by `<table>/<field>`. */
export async function childTextsOf(
  resource: Resource,
  values: FieldTexts,
  locale: Locale,
  sources: ChoiceSources,
): Promise<RecordedHistory['texts']> {
  const texts: RecordedHistory['texts'] = {};
  for (const [name, table] of childTables(resource)) {
    const ofTable = new Map<string, Set<string>>();
    for (const [placeKey, codes] of values) {
      const place = childPlaceOf(resource, placeKey);
      if (place?.name !== name || place.key === null) continue;
      ofTable.set(place.key, new Set([...(ofTable.get(place.key) ?? []), ...codes]));
    }
    const read = await textsOf(childResource(table), ofTable, locale, sources);
    for (const [key, ofField] of Object.entries(read)) texts[`${name}/${key}`] = ofField;
  }
  return texts;
}

function isChoice(resource: Resource, key: string): boolean {
  const field = resource.fields[key];
  return field !== undefined && (dictionaryOf(field) !== undefined || isReference(field));
}
