import {
  DEFAULT_LOCALE,
  err,
  isLocale,
  ok,
  type Locale,
  type Result,
  type LocalizedText,
} from '@evergreen/core/kernel';

import { cliMessages } from './cli.messages.ts';

/** Read by POSIX programs in this order (IEEE Std 1003.1, chapter 8.2). */
const LANGUAGE_VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/**
 * Resolve the language: `--lang`, else the environment, else the default. Resolved before parsing, because help and usage errors
 * are localised.
 */
export function chosenLocale(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<Locale, LocalizedText> {
  const wish = wishedLanguage(argv);
  if (wish === undefined) return ok(localeOfEnvironment(environment));
  return isLocale(wish) ? ok(wish) : err(cliMessages.unknownLanguage(wish));
}

function wishedLanguage(argv: readonly string[]): string | undefined {
  const end = argv.indexOf('--');
  const words = end < 0 ? argv : argv.slice(0, end);
  const index = words.findLastIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const word = words[index];
  return word === '--lang' ? words[index + 1] : word?.slice('--lang='.length);
}

function localeOfEnvironment(environment: Readonly<Record<string, string | undefined>>): Locale {
  const value = LANGUAGE_VARIABLES.map((name) => environment[name]).find(
    (entry) => entry !== undefined && entry !== '',
  );
  return value !== undefined && /^en(?:[_.@-]|$)/u.test(value) ? 'en-US' : DEFAULT_LOCALE;
}
