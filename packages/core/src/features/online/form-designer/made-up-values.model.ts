import { charactersOf } from '../../../kernel/index.ts';
import type { FieldValue, FormDraft, ResourceValues } from '../../../resources/index.ts';
import type { StoredField } from './form-designer.types.ts';

/** Texts that keep the rules which they are of. */
const RULED: Readonly<Record<string, string>> = {
  mobile: '13800000000',
  landlineOrMobile: '010-12345678',
  email: 'name@example.com',
  url: 'https://example.com',
  naturalNumber: '12',
  lettersAndDigits: 'A12',
  code: 'A01',
  creditCode: '91350100M000100Y43',
  identityNumber: '11010519491231002X',
  bankCard: '6222021234567890128',
};
const DAY = '2026-01-15';
const CAPITAL = '110101';

function madeUpValue(field: StoredField): FieldValue {
  switch (field.type) {
    case 'text':
    case 'multilineText': {
      const text = field.initial ?? RULED[field.rule ?? ''] ?? `${field.label['zh-CN']}1`;
      return charactersOf(text).slice(0, Math.max(0, field.maximumLength)).join('');
    }
    case 'integer':
    case 'decimal':
      return field.initial ?? Math.min(Math.max(12, field.minimum), field.maximum);
    case 'date':
      return DAY;
    case 'dateTime':
      return `${DAY} 09:00:00`;
    case 'yesNo':
      return field.initial ?? 'Y';
    case 'region':
      return CAPITAL;
    // Their values are rows, codes and files that are there.
    case 'dictionary':
    case 'reference':
    case 'file':
    case 'richText':
      return null;
  }
}

/** A row that might be in the form, to show it by. */
export function madeUpValues({ fields }: FormDraft): ResourceValues {
  return Object.fromEntries(fields.map(({ key, field }) => [key, madeUpValue(field)]));
}
