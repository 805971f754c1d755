import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { WhoamiOptions } from './whoami.action.ts';
import { whoamiMessages } from './whoami.messages.ts';

export function whoamiCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('whoami')
    .description(whoamiMessages.description[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${whoamiMessages.examples[locale]}`)
    .action((options: WhoamiOptions) =>
      finish(async () => {
        const { whoami } = await import('./whoami.action.ts');
        return whoami(context, options);
      }),
    );
  return { command };
}
