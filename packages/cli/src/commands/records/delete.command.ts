import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { DeleteOptions } from './delete.action.ts';
import { deleteMessages as messages } from './delete.messages.ts';
import { doMessages } from './do.messages.ts';
import { listMessages } from './list.messages.ts';

export function deleteCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('delete')
    .description(messages.description[locale])
    .argument('<resource>', listMessages.resource[locale])
    .argument('[ids...]', doMessages.ids[locale])
    .option('--yes', messages.yes[locale])
    .option('--dry-run', messages.dryRun[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${messages.examples[locale]}`)
    .action((resource: string, ids: readonly string[], options: DeleteOptions) =>
      finish(async () => {
        const { deleteRecords } = await import('./delete.action.ts');
        return deleteRecords(context, resource, ids, options);
      }),
    );
  return {
    command,
    async choices() {
      const { isOffered, resources } = await import('@evergreen/core/resources');
      return resources.filter((resource) => isOffered(resource, 'delete')).map(({ name }) => name);
    },
  };
}
