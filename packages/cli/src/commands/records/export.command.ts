import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { ExportOptions } from './export.action.ts';
import { exportMessages as messages } from './export.messages.ts';
import { listMessages } from './list.messages.ts';
import { queryMessages } from './query.messages.ts';

export function exportCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const collect = (text: string, before: readonly string[]) => [...before, text];
  const command = new Command('export')
    .description(messages.description[locale])
    .argument('<resource>', listMessages.resource[locale])
    .requiredOption('--out <file>', messages.out[locale])
    .option('--where <condition>', messages.where[locale], collect, [])
    .option('--match <type>', queryMessages.match[locale])
    .option('--search <name=value...>', listMessages.search[locale])
    .option('--sort <column:order>', listMessages.sort[locale])
    .option('--columns <names>', messages.columns[locale])
    .option('--reason <text>', messages.reason[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${messages.examples[locale]}`)
    .action((resource: string, options: ExportOptions) =>
      finish(async () => {
        const { exportRecords } = await import('./export.action.ts');
        return exportRecords(context, resource, options);
      }),
    );
  return {
    command,
    async choices() {
      const { isOffered, resources } = await import('@evergreen/core/resources');
      return resources.filter((resource) => isOffered(resource, 'export')).map(({ name }) => name);
    },
  };
}
