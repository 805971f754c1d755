import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import { completionScripts } from '../../completion-scripts.ts';
import { completionMessages } from './completion.messages.ts';

export function completionCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('completion')
    .description(completionMessages.description[locale])
    .argument('<shell>', completionMessages.shell[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${completionMessages.examples[locale]}`)
    .action((shell: string) =>
      finish(async () => {
        const script = completionScripts.get(shell);
        if (script === undefined) {
          context.complain(completionMessages.unknownShell(shell));
          return 2;
        }
        context.io.writeOut(script);
        return 0;
      }),
    );
  return { command, choices: async () => [...completionScripts.keys()] };
}
