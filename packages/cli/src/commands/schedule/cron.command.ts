import { Command, Option } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import { sourceMessages } from '../../source.messages.ts';
import type { CronVerb } from './cron-answers.ts';
import type { CronOptions } from './cron-settings.ts';
import { cronCommandMessages } from './cron.messages.ts';

export function cronCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const verb = (name: CronVerb, examples: keyof typeof cronCommandMessages & `${CronVerb}Examples`) =>
    new Command(name)
      .description(cronCommandMessages[name][locale])
      .argument('[expression...]', cronCommandMessages.expression[locale])
      .addOption(new Option('--dialect <dialect>', cronCommandMessages.dialect[locale]).choices(['quartz', 'unix']))
      .option('--json', sourceMessages.json[locale])
      .addHelpText(
        'after',
        `\n${cronCommandMessages.exitCodes[locale]}\n\n${cliMessages.examples[locale]}\n${cronCommandMessages[examples][locale]}`,
      )
      .action((expressions: string[], options: CronOptions) =>
        finish(async () => {
          const { cron } = await import('./cron.action.ts');
          return cron(context, name, expressions, options);
        }),
      );
  const onClocks = (command: Command) =>
    command
      .option('--zone <zone>', cronCommandMessages.zone[locale])
      .option('--from <time>', cronCommandMessages.from[locale])
      .addOption(
        new Option('--daylight-saving <rule>', cronCommandMessages.daylightSaving[locale]).choices([
          'default',
          'quartz',
        ]),
      );
  const command = new Command('cron')
    .description(cronCommandMessages.description[locale])
    .addCommand(verb('parse', 'parseExamples'))
    .addCommand(verb('explain', 'explainExamples'))
    .addCommand(onClocks(verb('next', 'nextExamples')).option('--count <n>', cronCommandMessages.howMany[locale]))
    .addCommand(
      onClocks(verb('previous', 'previousExamples')).option('--count <n>', cronCommandMessages.howMany[locale]),
    )
    .addCommand(verb('validate', 'validateExamples'))
    .addCommand(onClocks(verb('count', 'countExamples')).option('--to <time>', cronCommandMessages.to[locale]))
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${cronCommandMessages.examples[locale]}`);
  return { command };
}
