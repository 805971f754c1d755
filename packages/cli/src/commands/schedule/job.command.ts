import { Command, Option } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { HistoryOptions, JobListOptions, RunOptions } from './job.action.ts';
import { jobCommandMessages as messages } from './job.messages.ts';

export function jobCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const examples = `\n${cliMessages.examples[locale]}\n${messages.examples[locale]}`;
  const list = new Command('list')
    .description(messages.list[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', examples)
    .action((options: JobListOptions) =>
      finish(async () => {
        const { listJobs } = await import('./job.action.ts');
        return listJobs(context, options);
      }),
    );
  const run = new Command('run')
    .description(messages.run[locale])
    .argument('<name>', messages.name[locale])
    .option('--no-wait', messages.noWait[locale])
    .addHelpText('after', `\n${messages.runCode[locale]}\n${examples}`)
    .action((name: string, options: RunOptions) =>
      finish(async () => {
        const { runJob } = await import('./job.action.ts');
        return runJob(context, name, options);
      }),
    );
  const history = new Command('history')
    .description(messages.history[locale])
    .argument('<name>', messages.name[locale])
    .addOption(new Option('--limit <number>', messages.limit[locale]).default('20'))
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', examples)
    .action((name: string, options: HistoryOptions) =>
      finish(async () => {
        const { jobHistory } = await import('./job.action.ts');
        return jobHistory(context, name, options);
      }),
    );
  const command = new Command('job')
    .description(messages.description[locale])
    .addCommand(list)
    .addCommand(run)
    .addCommand(history)
    .addHelpText('after', examples);
  return { command };
}
