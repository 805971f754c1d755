import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import { listMessages } from './list.messages.ts';
import type { ShowOptions } from './show.action.ts';
import { showMessages as messages } from './show.messages.ts';

export function showCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('show')
    .description(messages.description[locale])
    .argument('<resource>', listMessages.resource[locale])
    .argument('<id>', messages.id[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${messages.examples[locale]}`)
    .action((resource: string, id: string, options: ShowOptions) =>
      finish(async () => {
        const { show } = await import('./show.action.ts');
        return show(context, resource, id, options);
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
