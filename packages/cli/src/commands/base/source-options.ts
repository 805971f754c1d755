import type { Locale } from '@evergreen/core/kernel';
import type { Command } from 'commander';

import { sourceMessages } from '../../source.messages.ts';

/** The options of a command whose values may come from a file. */
export function withSourceOptions(command: Command, locale: Locale): Command {
  return command
    .option('--csv <file>', sourceMessages.csv[locale])
    .option('--column <name>', sourceMessages.column[locale])
    .option('--encoding <name>', sourceMessages.encoding[locale])
    .option('--all', sourceMessages.all[locale])
    .option('--json', sourceMessages.json[locale]);
}
