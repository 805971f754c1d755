import { Command, Option } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import { sourceMessages } from '../../source.messages.ts';
import { withSourceOptions } from '../base/source-options.ts';
import type { ValidateOptions } from './validate.action.ts';
import { validateMessages } from './validate.messages.ts';

export function validateCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const command = new Command('validate')
    .description(validateMessages.description[locale])
    .argument('[rule]', validateMessages.rule[locale])
    .argument('[value...]', validateMessages.value[locale])
    .option('--list', validateMessages.list[locale])
    .option('--rule <rule>', validateMessages.ruleOption[locale])
    .addOption(new Option('--pattern <pattern>', validateMessages.pattern[locale]).conflicts('rule'));
  withSourceOptions(command, locale)
    .addHelpText(
      'after',
      `\n${sourceMessages.exitCodes[locale]}\n\n${cliMessages.examples[locale]}\n${validateMessages.examples[locale]}`,
    )
    .action((rule: string | undefined, values: readonly string[], options: ValidateOptions) =>
      finish(async () => {
        const { validate } = await import('./validate.action.ts');
        return validate(context, rule === undefined ? values : [rule, ...values], options);
      }),
    );
  return {
    command,
    async choices() {
      const { checkRules } = await import('./check-rules.ts');
      return checkRules.map(({ name }) => name);
    },
  };
}
