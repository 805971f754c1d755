import { Command } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { ContractCheckOptions } from './contract-check.action.ts';
import { contractCheckMessages } from './contract-check.messages.ts';

export function contractCheckCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('contract-check')
    .description(contractCheckMessages.description[locale])
    .option('--all', contractCheckMessages.all[locale])
    .option('--json', contractCheckMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${contractCheckMessages.examples[locale]}`)
    .action((options: ContractCheckOptions) =>
      finish(async () => {
        const { checkContract } = await import('./contract-check.action.ts');
        return checkContract(context, options);
      }),
    );
  return { command };
}
