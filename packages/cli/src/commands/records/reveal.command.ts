import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import { listMessages } from './list.messages.ts';
import type { RevealOptions } from './reveal.action.ts';
import { revealMessages as messages } from './reveal.messages.ts';
import { showMessages } from './show.messages.ts';

export function revealCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('reveal')
    .description(messages.description[locale])
    .argument('<resource>', listMessages.resource[locale])
    .argument('<id>', showMessages.id[locale])
    .requiredOption('--field <name>', messages.field[locale])
    .requiredOption('--reason <text>', messages.reason[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${messages.examples[locale]}`)
    .action((resource: string, id: string, options: RevealOptions) =>
      finish(async () => {
        const { reveal } = await import('./reveal.action.ts');
        return reveal(context, resource, id, options);
      }),
    );
  return {
    command,
    async choices() {
      const { maskedFields, resources } = await import('@evergreen/core/resources');
      return resources.filter((resource) => maskedFields(resource).length > 0).map(({ name }) => name);
    },
  };
}
