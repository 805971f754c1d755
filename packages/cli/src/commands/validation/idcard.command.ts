import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import { sourceMessages } from '../../source.messages.ts';
import type { IdCardCommandOptions } from './idcard.action.ts';
import { idCardCommandMessages } from './idcard.messages.ts';
import { withSourceOptions } from '../base/source-options.ts';

export function idCardCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('idcard')
    .description(idCardCommandMessages.description[locale])
    .argument('[number...]', idCardCommandMessages.number[locale]);
  withSourceOptions(command, locale)
    .addHelpText(
      'after',
      `\n${sourceMessages.exitCodes[locale]}\n\n${cliMessages.examples[locale]}\n${idCardCommandMessages.examples[locale]}`,
    )
    .action((numbers: string[], options: IdCardCommandOptions) =>
      finish(async () => {
        const { idCards } = await import('./idcard.action.ts');
        return idCards(context, numbers, options);
      }),
    );
  return { command };
}
