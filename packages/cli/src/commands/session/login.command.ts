import { Command, Option } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { LoginOptions } from './login.action.ts';
import { loginCommandMessages } from './login.messages.ts';

export function loginCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('login')
    .description(loginCommandMessages.description[locale])
    .option('--username <username>', loginCommandMessages.username[locale])
    .addOption(new Option('--password <password>', loginCommandMessages.password[locale]).conflicts('passwordStdin'))
    .option('--password-stdin', loginCommandMessages.passwordStdin[locale])
    .option('--code <code>', loginCommandMessages.code[locale])
    .option('--department <code>', loginCommandMessages.department[locale])
    .option('--tenant <number>', loginCommandMessages.tenant[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${loginCommandMessages.examples[locale]}`)
    .action((options: LoginOptions) =>
      finish(async () => {
        const { login } = await import('./login.action.ts');
        return login(context, options);
      }),
    );
  return { command };
}
