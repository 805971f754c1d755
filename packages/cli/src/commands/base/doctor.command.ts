import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { DoctorOptions } from './doctor.action.ts';
import { doctorCommandMessages as messages } from './doctor.messages.ts';

export function doctorCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('doctor')
    .description(messages.description[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${messages.examples[locale]}`)
    .action((options: DoctorOptions) =>
      finish(async () => {
        const { examineServer } = await import('./doctor.action.ts');
        return examineServer(context, options);
      }),
    );
  return { command };
}
