import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import { listMessages } from './list.messages.ts';
import type { SaveOptions } from './save.action.ts';
import { saveMessages as messages } from './save.messages.ts';

export function addCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('add')
    .description(messages.describeAdd[locale])
    .argument('<resource>', listMessages.resource[locale])
    .option('--set <field=value...>', messages.set[locale])
    .option('--dry-run', messages.dryRun[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${messages.examplesAdd[locale]}`)
    .action((resource: string, options: SaveOptions) =>
      finish(async () => {
        const { addRecords } = await import('./save.action.ts');
        return addRecords(context, resource, options);
      }),
    );
  return {
    command,
    async choices() {
      const { isOffered, resources } = await import('@evergreen/core/resources');
      return resources.filter((resource) => isOffered(resource, 'add')).map(({ name }) => name);
    },
  };
}
