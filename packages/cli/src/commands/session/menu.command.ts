import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { MenuOptions } from './menu.action.ts';
import { menuCommandMessages } from './menu.messages.ts';

export function menuCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('menu')
    .description(menuCommandMessages.description[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${menuCommandMessages.examples[locale]}`)
    .action((options: MenuOptions) =>
      finish(async () => {
        const { menu } = await import('./menu.action.ts');
        return menu(context, options);
      }),
    );
  return { command };
}
