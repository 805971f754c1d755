import type { LocalizedText } from '../../kernel/index.ts';
import { auditFieldLabels, auditFields } from './audit-fields.ts';
import { columnFields, formFields, isUniqueField } from './define-resource.ts';
import { storageOf } from './field-kinds.ts';
import type { Field, Resource } from './resource.types.ts';

/** A column of a file with rows. */
export interface TransferColumn {
  readonly key: string;
  readonly label: LocalizedText;
  /** Chosen unless the person chooses otherwise: what the list shows first. */
  readonly isUsual: boolean;
}

/** What an exported file may hold: every field but secrets and texts that no list reads, and who wrote a row when. */
export function exportColumns(resource: Resource): readonly TransferColumn[] {
  const usual = new Set(resource.columns ?? columnFields(resource).map(([key]) => key));
  const fields = Object.entries(resource.fields)
    .filter(([, field]) => !['secret', 'longText', 'none'].includes(storageOf(field)))
    .map(([key, { label }]) => ({ key, label, isUsual: usual.has(key) }));
  const audit = auditFields(resource).map((key) => ({
    key,
    label: resource.auditLabels?.[key] ?? auditFieldLabels[key],
    isUsual: usual.has(key),
  }));
  return [...fields, ...audit];
}

/** What an imported file may hold: what people fill into the form, but no secret. */
export function importFieldsOf(resource: Resource): [string, Field][] {
  return formFields(resource).filter(([, field]) => storageOf(field) !== 'secret');
}

/** Whether a new row of a file needs the column: what it has by itself, or has under a condition, need not be there. */
export function isRequiredInFile({ isRequired = false, when, initial }: Field): boolean {
  return isRequired && when === undefined && initial === undefined;
}

/** The fields by which rows of a file may be matched with those of the list: unique texts, and what a row is called. */
export function matchFieldsOf(resource: Resource): [string, Field][] {
  return importFieldsOf(resource).filter(
    ([key, field]) =>
      field.type === 'text' &&
      (key === resource.labelField || (isUniqueField(field) && typeof field.isUnique !== 'object')),
  );
}
