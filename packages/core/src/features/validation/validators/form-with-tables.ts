import { err, ok, type Result } from '../../../kernel/index.ts';

/** A form, or a table below it, that resolves with its values or its validation failure. */
export interface Validatable<Values, Failure> {
  validate(): Promise<Result<Values, Failure>>;
}

export interface FormWithTables<FormValues, TableValues> {
  readonly form: FormValues;
  readonly tables: readonly TableValues[];
}

/** `index` is the index of the failed table, whose tab should be activated. */
export type FormWithTablesFailure<FormFailure, TableFailure> =
  | { readonly kind: 'form'; readonly error: FormFailure }
  | { readonly kind: 'table'; readonly index: number; readonly error: TableFailure };

/**
 * Validate a form, then its tables in order; stop at the first failure. Rejects with a `TypeError` before validating
 * anything if an argument has no `validate` method or `cases` is not a list.
 */
export async function validateFormAndTables<FormValues, FormFailure, TableValues, TableFailure>(
  form: Validatable<FormValues, FormFailure>,
  cases: readonly Validatable<TableValues, TableFailure>[],
): Promise<Result<FormWithTables<FormValues, TableValues>, FormWithTablesFailure<FormFailure, TableFailure>>> {
  if (!isValidatable(form)) throw new TypeError('The form must have a validate method');
  if (!Array.isArray(cases)) throw new TypeError('The cases must be an array');
  if (!cases.every(isValidatable)) throw new TypeError('Every case must have a validate method');

  const held = await form.validate();
  if (!held.ok) return err({ kind: 'form', error: held.error });
  const tables: TableValues[] = [];
  for (const [index, table] of cases.entries()) {
    const rows = await table.validate();
    if (!rows.ok) return err({ kind: 'table', index, error: rows.error });
    tables.push(rows.value);
  }
  return ok({ form: held.value, tables });
}

function isValidatable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'validate' in value && typeof value.validate === 'function';
}
