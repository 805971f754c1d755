import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import { listMessages } from './list.messages.ts';
import type { SaveOptions } from './save.action.ts';
import { saveMessages as messages } from './save.messages.ts';
import { showMessages } from './show.messages.ts';

export function editCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('edit')
    .description(messages.describeEdit[locale])
    .argument('<resource>', listMessages.resource[locale])
    .argument('<id>', showMessages.id[locale])
    .option('--set <field=value...>', messages.set[locale])
    .option('--if-version <number>', messages.version[locale])
    .option('--dry-run', messages.dryRun[locale])
    .option('--yes', messages.yes[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${messages.examplesEdit[locale]}`)
    .action((resource: string, id: string, options: SaveOptions) =>
      finish(async () => {
        const { editRecord } = await import('./save.action.ts');
        return editRecord(context, resource, id, options);
      }),
    );
  return {
    command,
    async choices() {
      const { isOffered, resources } = await import('@evergreen/core/resources');
      return resources.filter((resource) => isOffered(resource, 'edit')).map(({ name }) => name);
    },
  };
}
