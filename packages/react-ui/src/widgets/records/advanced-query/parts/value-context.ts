import type { QueryField, QueryLine } from '@evergreen/core/records/query';

export const valueInputId = (line: string) => `query-value-${line}`;
export const valueErrorId = (line: string) => `query-error-${line}`;

/** What every input gets. */
export interface ValueContext {
  readonly id: string;
  readonly label: string;
  readonly line: QueryLine;
  readonly field: QueryField;
  readonly isWrong: boolean;
  readonly names: Readonly<Record<string, string>>;
  readonly onChange: (values: readonly string[], texts?: Readonly<Record<string, string>>) => void;
  readonly onLeave: () => void;
}

/** What every input says of itself. */
export const marksOf = ({ label, isWrong, line }: ValueContext) => ({
  'aria-label': label,
  'aria-invalid': isWrong,
  ...(isWrong ? { 'aria-describedby': valueErrorId(line.id) } : {}),
});

export const first = ({ line }: ValueContext) => line.values[0] ?? '';

/** A choice with its text. */
export const chosen = (value: string | null, text: string | undefined): Parameters<ValueContext['onChange']> =>
  value === null ? [[]] : [[value], text === undefined ? undefined : { [value]: text }];

/** The value of a line with its text, as selects take it. */
export function known({ names, ...context }: ValueContext) {
  const value = first({ names, ...context });
  const text = names[value];
  return { value: value === '' ? null : value, ...(text === undefined ? {} : { valueText: text }) };
}

/** Several choices with their texts, each joined by commas. */
export function severalChosen(value: string | null, text: string | undefined): Parameters<ValueContext['onChange']> {
  const values = value === null ? [] : value.split(',');
  const read = (text ?? '').split(',');
  // A name with a comma would shift all others.
  return read.length === values.length
    ? [values, Object.fromEntries(values.map((one, index) => [one, read[index] ?? one]))]
    : [values];
}

export const FULL = { width: '100%' } as const;
