import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { ImportOptions } from './import.action.ts';
import { importCommandMessages as messages } from './import.messages.ts';
import { listMessages } from './list.messages.ts';

export function importCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('import')
    .description(messages.description[locale])
    .argument('<resource>', listMessages.resource[locale])
    .argument('<file>', messages.file[locale])
    .option('--map <column=field...>', messages.map[locale])
    .option('--match <field>', messages.match[locale])
    .option('--write <rows>', messages.write[locale])
    .option('--dry-run', messages.dryRun[locale])
    .option('--yes', messages.yes[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${messages.examples[locale]}`)
    .action((resource: string, file: string, options: ImportOptions) =>
      finish(async () => {
        const { importRecords } = await import('./import.action.ts');
        return importRecords(context, resource, file, options);
      }),
    );
  return {
    command,
    async choices() {
      const { isOffered, resources } = await import('@evergreen/core/resources');
      return resources.filter((resource) => isOffered(resource, 'import')).map(({ name }) => name);
    },
  };
}
