import type { Locale } from '@evergreen/core/kernel';

import type { CommandContext, ExitCode } from './cli.types.ts';
import { painted } from './colour.ts';
import type { Check, CheckResult } from './check-result.ts';
import { writeLines } from './output-lines.ts';
import { printable, printableJson } from './printable.ts';
import { sourceMessages } from './source.messages.ts';
import type { RowValue, ValueSource } from './value-source.types.ts';

export interface CheckingOptions {
  readonly all?: boolean;
  readonly json?: boolean;
}

/**
 * Check values as a stream and print one line per result: all results for arguments and piped values; for a table only rows with
 * findings, unless all are requested. Backpressure: input is read only after the output has drained.
 */
export async function checkValues(
  context: CommandContext,
  { kind, batches }: ValueSource,
  check: Check,
  options: CheckingOptions,
): Promise<ExitCode> {
  const { io, locale } = context;
  const isAll = kind !== 'column' || options.all === true;
  const isColoured = io.columns !== null;
  const lineOf = (place: RowValue, result: CheckResult): string => {
    if (options.json === true) return printableJson(factsOf(place, result, locale));
    const [first = '', ...others] = wordsOf(result, locale).map(printable);
    const colour = !result.valid ? 'red' : result.warning === undefined ? 'green' : 'yellow';
    const cells = [printable(place.value), painted(first, colour, isColoured, io), ...others];
    return (kind === 'arguments' ? cells : [place.row, ...cells]).join('\t');
  };
  let checked = 0;
  let wrong = 0;
  for await (const batch of batches) {
    if (!batch.ok) {
      context.complain(batch.error.message);
      return batch.error.code;
    }
    const lines: string[] = [];
    for (const place of batch.value) {
      const result = check(place.value);
      if (!result.valid) wrong += 1;
      if (isAll || !result.valid || result.warning !== undefined) lines.push(lineOf(place, result));
    }
    checked += batch.value.length;
    if (lines.length > 0 && !(await writeLines(io, lines))) return wrong === 0 ? 0 : 1;
  }
  if (kind === 'column' && options.json !== true) context.complain(sourceMessages.checked(checked, wrong));
  return wrong === 0 ? 0 : 1;
}

function wordsOf(result: CheckResult, locale: Locale): readonly string[] {
  if (!result.valid) return [result.message[locale]];
  const { words = [], warning } = result;
  return [warning ?? sourceMessages.right, ...words].map((word) => word[locale]);
}

function factsOf({ row, value }: RowValue, result: CheckResult, locale: Locale): Readonly<Record<string, unknown>> {
  if (!result.valid) return { row, value, valid: false, reason: result.reason, message: result.message[locale] };
  return { row, value, valid: true, ...result.facts, warning: result.warning?.[locale] };
}
