import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import { unlockMessages as messages } from './unlock.messages.ts';

export function unlockCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('unlock')
    .description(messages.description[locale])
    .argument('<username>', messages.username[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${messages.examples[locale]}`)
    .action((username: string) =>
      finish(async () => {
        const { unlock } = await import('./unlock.action.ts');
        return unlock(context, username);
      }),
    );
  return { command };
}
