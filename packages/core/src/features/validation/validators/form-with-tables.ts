import { err, ok, type Result } from '../../../kernel/index.ts';

/** A form, or a table below it, that says what it holds or what is wrong with it. */
export interface Validatable<Values, Failure> {
  validate(): Promise<Result<Values, Failure>>;
}

export interface FormWithTables<FormValues, TableValues> {
  readonly form: FormValues;
  readonly tables: readonly TableValues[];
}

/** `index` is the place of the table whose tab is to be shown. */
export type FormWithTablesFailure<FormFailure, TableFailure> =
  | { readonly kind: 'form'; readonly error: FormFailure }
  | { readonly kind: 'table'; readonly index: number; readonly error: TableFailure };

/**
 * Validates a form first and then its tables one after the other, and stops at the first that fails. Rejects with a
 * `TypeError`, before anything is validated, when given something that is no form, or cases that are no list of tables.
 */
export async function validateFormAndTables<FormValues, FormFailure, TableValues, TableFailure>(
  form: Validatable<FormValues, FormFailure>,
  cases: readonly Validatable<TableValues, TableFailure>[],
): Promise<Result<FormWithTables<FormValues, TableValues>, FormWithTablesFailure<FormFailure, TableFailure>>> {
  if (!isValidatable(form)) throw new TypeError('The form has to have a method validate');
  if (!Array.isArray(cases)) throw new TypeError('The cases have to be a list');
  if (!cases.every(isValidatable)) throw new TypeError('Every case has to have a method validate');

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
