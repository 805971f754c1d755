import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { ListAsked } from './list.action.ts';
import { listMessages } from './list.messages.ts';
import { queryMessages } from './query.messages.ts';

export function listCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const collect = (text: string, before: readonly string[]) => [...before, text];
  const command = new Command('list')
    .description(listMessages.description[locale])
    .argument('<resource>', listMessages.resource[locale])
    .option('--page <n>', listMessages.page[locale])
    .option('--size <n>', listMessages.size[locale])
    .option('--sort <column:order>', listMessages.sort[locale])
    .option('--search <name=value...>', listMessages.search[locale])
    .option('--where <condition>', queryMessages.where[locale], collect, [])
    .option('--match <type>', queryMessages.match[locale])
    .option('--columns <names>', listMessages.columns[locale])
    .option('--json', listMessages.json[locale])
    .option('--csv', listMessages.csv[locale])
    .option('--all', listMessages.all[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${listMessages.examples[locale]}`)
    .action((resource: string, options: ListAsked) =>
      finish(async () => {
        const { list } = await import('./list.action.ts');
        return list(context, resource, options);
      }),
    );
  return {
    command,
    async choices() {
      const { resources } = await import('@evergreen/core/resources');
      return resources.map(({ name }) => name);
    },
  };
}
