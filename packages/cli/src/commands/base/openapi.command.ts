import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import { openApiMessages } from './openapi.messages.ts';

export function openApiCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('openapi')
    .description(openApiMessages.description[locale])
    .option('--output <file>', openApiMessages.output[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${openApiMessages.examples[locale]}`)
    .action((options: { readonly output?: string }) =>
      finish(async () => {
        const { exportOpenApi } = await import('./openapi.action.ts');
        return exportOpenApi(context, options.output);
      }),
    );
  return { command };
}
