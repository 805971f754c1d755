import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { EndOptions, SessionsOptions } from './sessions.action.ts';
import { sessionsCommandMessages } from './sessions.messages.ts';

export function sessionsCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const examples = `\n${cliMessages.examples[locale]}\n${sessionsCommandMessages.examples[locale]}`;
  const end = new Command('end')
    .description(sessionsCommandMessages.end[locale])
    .argument('[id]', sessionsCommandMessages.id[locale])
    .option('--others', sessionsCommandMessages.others[locale])
    .addHelpText('after', examples)
    .action((id: string | undefined, options: EndOptions) =>
      finish(async () => {
        const { endSessions } = await import('./sessions.action.ts');
        return endSessions(context, id, options);
      }),
    );
  const command = new Command('sessions')
    .description(sessionsCommandMessages.description[locale])
    .option('--json', cliMessages.json[locale])
    .addCommand(end)
    .addHelpText('after', examples)
    .action((options: SessionsOptions) =>
      finish(async () => {
        const { sessions } = await import('./sessions.action.ts');
        return sessions(context, options);
      }),
    );
  return { command };
}
