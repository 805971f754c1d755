import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { ResourcesOptions } from './resources.action.ts';
import { resourcesCommandMessages as messages } from './resources.messages.ts';

export function resourcesCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('resources')
    .description(messages.description[locale])
    .argument('[resource]', messages.resource[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${messages.examples[locale]}`)
    .action((resource: string | undefined, options: ResourcesOptions) =>
      finish(async () => {
        const { describeResources } = await import('./resources.action.ts');
        return describeResources(context, resource, options);
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
