import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { DoOptions } from './do.action.ts';
import { doMessages as messages } from './do.messages.ts';
import { listMessages } from './list.messages.ts';

export function doCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('do')
    .description(messages.description[locale])
    .argument('<resource>', listMessages.resource[locale])
    .argument('<action>', messages.action[locale])
    .argument('[ids...]', messages.ids[locale])
    .option('--set <name=value...>', messages.set[locale])
    .option('--yes', messages.yes[locale])
    .option('--dry-run', messages.dryRun[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${messages.examples[locale]}`)
    .action((resource: string, action: string, ids: readonly string[], options: DoOptions) =>
      finish(async () => {
        const { doAction } = await import('./do.action.ts');
        return doAction(context, { resource, action, ids }, options);
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
