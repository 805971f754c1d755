import { Command, Option } from 'commander';

import { cliMessages } from '../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../cli.types.ts';
import type { LoginOptions } from './login.action.ts';
import { loginMessages } from './login.messages.ts';

export function loginCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('login')
    .description(loginMessages.description[locale])
    .option('--username <username>', loginMessages.username[locale])
    .addOption(new Option('--password <password>', loginMessages.password[locale]).conflicts('passwordStdin'))
    .option('--password-stdin', loginMessages.passwordStdin[locale])
    .option('--department <code>', loginMessages.department[locale])
    .option('--tenant <number>', loginMessages.tenant[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${loginMessages.examples[locale]}`)
    .action((options: LoginOptions) =>
      finish(async () => {
        const { login } = await import('./login.action.ts');
        return login(context, options);
      }),
    );
  return { command };
}
