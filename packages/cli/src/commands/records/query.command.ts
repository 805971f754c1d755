import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import { sourceMessages } from '../../source.messages.ts';
import type { QueryOptions } from './query.action.ts';
import { queryMessages } from './query.messages.ts';

export function queryCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  // Repeated, not with several values: the file stands behind it.
  const collect = (text: string, before: readonly string[]) => [...before, text];
  const command = new Command('query')
    .description(queryMessages.description[locale])
    .argument('[file]', queryMessages.file[locale])
    .option('--where <condition>', queryMessages.where[locale], collect, [])
    .option('--match <type>', queryMessages.match[locale])
    .option('--resource <name>', queryMessages.resource[locale])
    .option('--format <format>', queryMessages.format[locale])
    .option('--encoding <name>', sourceMessages.encoding[locale])
    .option('--json', queryMessages.json[locale])
    .option('--count', queryMessages.count[locale])
    .option('--words', queryMessages.words[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${queryMessages.examples[locale]}`)
    .action((file: string | undefined, options: QueryOptions) =>
      finish(async () => {
        const { query } = await import('./query.action.ts');
        return query(context, file, options);
      }),
    );
  return { command };
}
