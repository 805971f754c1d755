import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import { sourceMessages } from '../../source.messages.ts';
import type { PasswordOptions } from './password.action.ts';
import { passwordMessages } from './password.messages.ts';

export function passwordCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('password')
    .description(passwordMessages.description[locale])
    .option('--count <n>', passwordMessages.howMany[locale])
    .option('--json', sourceMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${passwordMessages.examples[locale]}`)
    .action((options: PasswordOptions) =>
      finish(async () => {
        const { passwords } = await import('./password.action.ts');
        return passwords(context, options);
      }),
    );
  return { command };
}
