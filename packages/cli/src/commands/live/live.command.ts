import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { LiveOptions } from './live.action.ts';
import { liveCommandMessages as messages } from './live.messages.ts';

export function liveCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('live')
    .description(messages.description[locale])
    .option('--rows <resource...>', messages.rows[locale])
    .option('--limit <number>', messages.limit[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${messages.examples[locale]}`)
    .action((options: LiveOptions) =>
      finish(async () => {
        const { listenLive } = await import('./live.action.ts');
        return listenLive(context, options);
      }),
    );
  return { command };
}
