import { formFields, type Field, type Resource, type ResourceValues } from '@evergreen/core/resources';
import type { Locale } from '@evergreen/core/kernel';

import { randomPassword } from '../../../random-password.ts';
import { importMessages as messages } from './import.messages.ts';

/** The secrets that a new row of a file gets, which no file holds. */
function madeFields(resource: Resource): [string, Field][] {
  return formFields(resource).filter(([, field]) => field.type === 'secret' && field.isMade === true);
}

/** Whether new rows of a file get secrets. */
export function hasFirstSecrets(resource: Resource): boolean {
  return madeFields(resource).length > 0;
}

/** New ones for one row. */
export function firstSecrets(resource: Resource): ResourceValues {
  return Object.fromEntries(madeFields(resource).map(([key]) => [key, randomPassword()]));
}

/** What was made for the new rows, for who sent the file: what they are called, what they are matched by, and their secrets. */
export function secretsSheet(
  resource: Resource,
  rows: readonly { readonly id: string | null; readonly values: ResourceValues }[],
  locale: Locale,
): { readonly name: string; readonly rows: readonly (readonly string[])[] } {
  const { labelField, importBy = labelField, fields } = resource;
  const keys = [...new Set([labelField, importBy, ...madeFields(resource).map(([key]) => key)])];
  const head = keys.map((key) => fields[key]?.label[locale] ?? key);
  const made = rows.filter(({ id }) => id === null).map(({ values }) => keys.map((key) => String(values[key] ?? '')));
  return { name: messages.secretsName[locale], rows: [head, ...made] };
}
