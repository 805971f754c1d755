import type { VersionComparison } from '../../../../contract/index.ts';
import { sameText, type LocalizedText } from '../../../../kernel/index.ts';
import {
  dictionaryTextKey,
  recordedPartOf,
  type Field,
  type FieldValue,
  type Resource,
} from '../../../../resources/index.ts';
import { cellText } from '../../list/index.ts';
import type { ComparedField } from './version-comparison.types.ts';

/** Every field of the resource with its two values as people read them. */
export function comparedFields(
  resource: Resource,
  { versions, texts, parts }: VersionComparison,
): readonly ComparedField[] {
  const [older, newer] = versions;
  // The server tells those of the fields that the reader may read.
  const isTold = ([key]: readonly [string, Field]) => versions.some(({ values }) => Object.hasOwn(values, key));
  const fields = Object.entries(resource.fields)
    .filter(isTold)
    .map(([key, field]) => {
      const read = (value: FieldValue) => valueText(key, field, value, texts);
      const [before, after] = [older?.values[key] ?? null, newer?.values[key] ?? null];
      const isChanged = before !== after;
      // Of a secret is known that it was set, never to what.
      if (field.type === 'secret')
        return { key, label: field.label, older: sameText(''), newer: read(isChanged ? after : null), isChanged };
      return { key, label: field.label, older: read(before), newer: read(after), isChanged };
    });
  return [
    ...fields,
    ...parts.flatMap(({ key, older: before, newer: after }) => {
      const part = recordedPartOf(resource, key);
      if (part === undefined) return [];
      return [{ key, label: part.label, older: sameText(before ?? ''), newer: sameText(after ?? ''), isChanged: true }];
    }),
  ];
}

function valueText(key: string, field: Field, value: FieldValue, texts: VersionComparison['texts']): LocalizedText {
  if (value === null) return sameText('');
  const known = texts[key] ?? {};
  const text = Object.hasOwn(known, String(value)) ? known[String(value)] : null;
  const row = { id: '', createBy: null, createTime: null, updateBy: null, updateTime: null };
  return cellText({ ...row, [key]: value, [dictionaryTextKey(key)]: text ?? null }, key, field);
}

/** The chosen versions with the older one first. */
export function orderedVersions(one: number, other: number): { readonly older: number; readonly newer: number } {
  return { older: Math.min(one, other), newer: Math.max(one, other) };
}
