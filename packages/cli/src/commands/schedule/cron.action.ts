import { parseCron, type CronParseError } from '@evergreen/core/schedule/cron';
import { localized, textWidth, type Locale, type LocalizedText } from '@evergreen/core/kernel';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { painted } from '../../colour.ts';
import { writeLines } from '../../output-lines.ts';
import { printable, printableJson } from '../../printable.ts';
import { valueSource } from '../../value-source.ts';
import type { RowValue } from '../../value-source.types.ts';
import { answering, type CronLine, type CronVerb } from './cron-answers.ts';
import { numberingNote } from './cron-numbering.ts';
import { cronSettings, type CronOptions } from './cron-settings.ts';
import { cronCommandMessages } from './cron.messages.ts';

const nothing = {};

/** Answers for every expression that was given, and complains about those that are none. */
export async function cron(
  context: CommandContext,
  verb: CronVerb,
  expressions: readonly string[],
  options: CronOptions,
): Promise<ExitCode> {
  const { io, locale } = context;
  const settings = cronSettings(options, io.clock.now());
  if (!settings.ok) {
    context.complain(settings.error);
    return 2;
  }
  if (isWithoutQuotes(expressions)) {
    context.complain(cronCommandMessages.quotesNeeded(printable(expressions.join(' '))));
    return 2;
  }
  const source = valueSource(io, expressions, {});
  if (!source.ok) {
    context.complain(source.error);
    return 2;
  }
  const { kind, batches } = source.value;
  const isJson = options.json === true;
  const isAlone = kind === 'arguments' && expressions.length === 1;
  const answer = answering(verb, settings.value, locale);
  const label = ({ row }: RowValue) => (kind === 'lines' ? `${cronCommandMessages.line(row)[locale]} ` : '');
  const lineOf = ({ row, value }: RowValue, { words, facts }: CronLine, noted: CronLine['facts']) => {
    if (isJson) return printableJson({ row, expression: value, valid: true, ...facts, ...noted });
    return isAlone ? printable(words) : `${printable(value)}\t${printable(words)}`;
  };
  let code: ExitCode = 0;
  for await (const batch of batches) {
    if (!batch.ok) {
      context.complain(batch.error.message);
      return batch.error.code;
    }
    for (const place of batch.value) {
      const parsed = parseCron(place.value, { dialect: settings.value.dialect });
      if (!parsed.ok) {
        code = 1;
        if (isJson) context.print(printableJson(refusal(place, parsed.error, locale)));
        else complainAbout(context, label(place), place.value, parsed.error);
        continue;
      }
      const { lines, warning, absent } = answer(parsed.value);
      const note = numberingNote(parsed.value);
      if (absent !== undefined) code = 1;
      const all = absent !== undefined && isJson ? [{ words: '', facts: absent }] : lines;
      const noted = note === null ? nothing : note.facts(locale);
      if (
        !(await writeLines(
          io,
          written(all, (line) => lineOf(place, line, noted)),
        ))
      )
        return code;
      if (isJson) continue;
      for (const words of [note?.sentence, warning])
        if (words !== undefined)
          context.complain(
            isAlone ? words : withPrefix(label(place) + cronCommandMessages.about(place.value)[locale], words),
          );
    }
  }
  return code;
}

function* written(lines: Iterable<CronLine>, write: (line: CronLine) => string): Generator<string> {
  for (const line of lines) yield write(line);
}

function withPrefix(prefix: string, message: LocalizedText): LocalizedText {
  return localized(`${prefix}${message['zh-CN']}`, `${prefix} ${message['en-US']}`);
}

function refusal({ row, value }: RowValue, error: CronParseError, locale: Locale): Readonly<Record<string, unknown>> {
  const { kind, field, start, end, sentence, mended } = error;
  return {
    row,
    expression: value,
    valid: false,
    error: { kind, field, start, end, message: sentence[locale], mended },
  };
}

const SHOWN_OF_LONG = 60;

/** Explain a syntax error: on a terminal with a marker under the characters, otherwise in one line. */
function complainAbout(
  { io, locale, complain }: CommandContext,
  label: string,
  expression: string,
  error: CronParseError,
): void {
  const { kind, start, end, sentence } = error;
  const position = cronCommandMessages.position(start + 1)[locale];
  // Truncate a long expression, so that the message stays readable.
  const isTooLong = kind === 'tooLong';
  if (!io.isErrorTerminal || isTooLong) {
    const about = cronCommandMessages.about(isTooLong ? `${expression.slice(0, SHOWN_OF_LONG)}…` : expression)[locale];
    complain(
      localized(`${label}${about}${position}${sentence['zh-CN']}`, `${label}${about}: ${position}${sentence['en-US']}`),
    );
    return;
  }
  const before = textWidth(printable(label + expression.slice(0, start)));
  const marked = Math.max(1, textWidth(printable(expression.slice(start, end))));
  io.writeError(`${printable(label + expression)}\n`);
  io.writeError(`${' '.repeat(before)}${painted('^'.repeat(marked), 'red', true, io)}\n`);
  complain(localized(`${position}${sentence['zh-CN']}`, `${position}${sentence['en-US']}`));
}

/** Detect an unquoted expression that the shell split into one argument per field. */
function isWithoutQuotes(expressions: readonly string[]): boolean {
  return expressions.length >= 5 && expressions.every((word) => !/[\s@]/u.test(word));
}
