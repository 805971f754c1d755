import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { ApiOptions } from './api.action.ts';
import { apiMessages as messages } from './api.messages.ts';

export function apiCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('api')
    .description(messages.description[locale])
    .argument('<method>', messages.method[locale])
    .argument('<path>', messages.path[locale])
    .option('--query <name=value...>', messages.query[locale])
    .option('--data <json>', messages.data[locale])
    .option('--dry-run', messages.dryRun[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${messages.examples[locale]}`)
    .action((method: string, path: string, options: ApiOptions) =>
      finish(async () => {
        const { callApi } = await import('./api.action.ts');
        return callApi(context, method, path, options);
      }),
    );
  return { command, choices: async () => ['GET', 'POST', 'PUT', 'DELETE'] };
}
