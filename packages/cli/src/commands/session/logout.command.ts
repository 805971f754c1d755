import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import { logoutMessages } from './logout.messages.ts';

export function logoutCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('logout')
    .description(logoutMessages.description[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${logoutMessages.examples[locale]}`)
    .action(() =>
      finish(async () => {
        const { logout } = await import('./logout.action.ts');
        return logout(context);
      }),
    );
  return { command };
}
