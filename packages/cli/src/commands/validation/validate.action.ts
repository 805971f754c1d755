import { err, ok, type Result, type LocalizedText } from '@evergreen/core/kernel';
import { compileRule } from '@evergreen/core/validation/validators';

import { checkValues, type CheckingOptions } from '../../check-values.ts';
import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { VALID, type Check, type CheckResult } from '../../check-result.ts';
import { writeLines } from '../../output-lines.ts';
import { printable, printableJson } from '../../printable.ts';
import { valueSource, type SourceOptions } from '../../value-source.ts';
import { checkRule, checkRules } from './check-rules.ts';
import { validateMessages } from './validate.messages.ts';

export interface ValidateOptions extends SourceOptions, CheckingOptions {
  readonly rule?: string;
  readonly pattern?: string;
  readonly list?: boolean;
}

/** Check values by a rule; the first argument names the rule unless an option does. */
export async function validate(
  context: CommandContext,
  words: readonly string[],
  options: ValidateOptions,
): Promise<ExitCode> {
  if (options.list === true) return listRules(context, options);
  const isNamed = options.rule !== undefined || options.pattern !== undefined;
  const check = checkFrom(isNamed ? options : { rule: words[0] }, context.io.clock.now());
  if (!check.ok) {
    context.complain(check.error);
    return 2;
  }
  const source = valueSource(context.io, isNamed ? words : words.slice(1), options);
  if (!source.ok) {
    context.complain(source.error);
    return 2;
  }
  return checkValues(context, source.value, check.value, options);
}

function checkFrom(
  { rule, pattern }: { readonly rule?: string | undefined; readonly pattern?: string },
  now: number,
): Result<Check, LocalizedText> {
  if (pattern !== undefined) return patternCheck(pattern);
  if (rule === undefined) return err(validateMessages.ruleNeeded);
  const found = checkRule(rule);
  return found === undefined ? err(validateMessages.unknownRule(rule)) : ok(found.check(now));
}

function patternCheck(pattern: string): Result<Check, LocalizedText> {
  const compiled = compileRule(pattern);
  if (!compiled.ok) return err(validateMessages.wrongPattern(compiled.error.message));
  const refusal: CheckResult = { valid: false, message: validateMessages.doesNotFit(pattern) };
  return ok((value) => (compiled.value.test(value) ? VALID : refusal));
}

async function listRules({ io, locale }: CommandContext, { json }: ValidateOptions): Promise<ExitCode> {
  await writeLines(
    io,
    checkRules.map(({ name, sentence }) =>
      json === true
        ? printableJson({ name, sentence: sentence[locale] })
        : `${name.padEnd(20)}${printable(sentence[locale])}`,
    ),
  );
  return 0;
}
