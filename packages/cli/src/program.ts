import { LOCALES, textWidth, type LocalizedText } from '@evergreen/core/kernel';
import { Option, type Command, type Help } from 'commander';

import { cliMessages } from './cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish, Program } from './cli.types.ts';
import { apiCommand } from './commands/base/api.command.ts';
import { addCommand } from './commands/records/add.command.ts';
import { completionCommand } from './commands/base/completion.command.ts';
import { contractCheckCommand } from './commands/base/contract-check.command.ts';
import { doctorCommand } from './commands/base/doctor.command.ts';
import { cronCommand } from './commands/schedule/cron.command.ts';
import { deleteCommand } from './commands/records/delete.command.ts';
import { doCommand } from './commands/records/do.command.ts';
import { editCommand } from './commands/records/edit.command.ts';
import { exportCommand } from './commands/records/export.command.ts';
import { idCardCommand } from './commands/validation/idcard.command.ts';
import { importCommand } from './commands/records/import.command.ts';
import { liveCommand } from './commands/live/live.command.ts';
import { jobCommand } from './commands/schedule/job.command.ts';
import { listCommand } from './commands/records/list.command.ts';
import { loginCommand } from './commands/session/login.command.ts';
import { logoutCommand } from './commands/session/logout.command.ts';
import { menuCommand } from './commands/session/menu.command.ts';
import { openApiCommand } from './commands/base/openapi.command.ts';
import { passwordCommand } from './commands/session/password.command.ts';
import { permissionCommand } from './commands/access/permission.command.ts';
import { queryCommand } from './commands/records/query.command.ts';
import { resourcesCommand } from './commands/records/resources.command.ts';
import { revealCommand } from './commands/records/reveal.command.ts';
import { sessionsCommand } from './commands/session/sessions.command.ts';
import { showCommand } from './commands/records/show.command.ts';
import { unlockCommand } from './commands/session/unlock.command.ts';
import { validateCommand } from './commands/validation/validate.command.ts';
import { whoamiCommand } from './commands/session/whoami.command.ts';

const PLAIN_WIDTH = 100;

const EXAMPLES = [
  '  evergreen login --username admin',
  '  evergreen list activity',
  '  evergreen idcard 11010519491231002X',
  '  evergreen cron --help',
].join('\n');

type DefineCommand = (context: CommandContext, finish: Finish) => CommandDefinition;

/** In the order in which the help names them. */
const commands: ReadonlyMap<string, DefineCommand> = new Map([
  ['login', loginCommand],
  ['logout', logoutCommand],
  ['whoami', whoamiCommand],
  ['sessions', sessionsCommand],
  ['menu', menuCommand],
  ['resources', resourcesCommand],
  ['list', listCommand],
  ['show', showCommand],
  ['reveal', revealCommand],
  ['add', addCommand],
  ['edit', editCommand],
  ['delete', deleteCommand],
  ['do', doCommand],
  ['export', exportCommand],
  ['import', importCommand],
  ['query', queryCommand],
  ['api', apiCommand],
  ['contract-check', contractCheckCommand],
  ['doctor', doctorCommand],
  ['permission', permissionCommand],
  ['unlock', unlockCommand],
  ['job', jobCommand],
  ['live', liveCommand],
  ['cron', cronCommand],
  ['idcard', idCardCommand],
  ['validate', validateCommand],
  ['password', passwordCommand],
  ['openapi', openApiCommand],
  ['completion', completionCommand],
]);

/**
 * The whole command line: its commands and options, and how help and complaints look. `words` are those that were typed: where
 * they name a command, no other one is made.
 */
export function createProgram(
  root: Command,
  words: readonly string[],
  context: CommandContext,
  finish: Finish,
): Program {
  const { io } = context;
  const t = (message: LocalizedText) => message[context.locale];
  root
    .name('evergreen')
    .description(t(cliMessages.description))
    .addOption(new Option('--lang <language>', t(cliMessages.language)).choices(LOCALES))
    .option('--url <address>', t(cliMessages.address))
    .helpOption('-h, --help', t(cliMessages.help))
    .helpCommand('help [command]', t(cliMessages.helpCommand))
    .addHelpText('after', `\n${t(cliMessages.examples)}\n${EXAMPLES}\n\n${t(cliMessages.exitCodes)}`)
    .configureOutput({
      writeOut: (text) => io.writeOut(text),
      writeErr: (text) => io.writeError(text),
      // Complaints are written by `main`, in the person's language.
      outputError: () => {},
      getOutHelpWidth: () => io.columns ?? PLAIN_WIDTH,
      getErrHelpWidth: () => io.columns ?? PLAIN_WIDTH,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .configureHelp(helpStyle(t))
    .exitOverride();
  const named = commands.get(firstOperand(words));
  const definitions = (named === undefined ? [...commands.values()] : [named]).map((define) => define(context, finish));
  for (const { command } of definitions) {
    for (const each of [command, ...command.commands]) {
      each.copyInheritedSettings(root).helpOption('-h, --help', t(cliMessages.help)).helpCommand(false);
    }
    root.addCommand(command);
  }
  return { root, definitions };
}

/** The first word that is no option of ours nor its value; empty where another option comes before. */
function firstOperand(words: readonly string[]): string {
  let index = 0;
  for (;;) {
    const word = words[index] ?? '';
    if (word === '--lang' || word === '--url') index += 2;
    else if (/^--(?:lang|url)=/u.test(word)) index += 1;
    else return word;
  }
}

function helpStyle(t: (message: LocalizedText) => string): Partial<Help> {
  const titles: Readonly<Record<string, LocalizedText>> = {
    'Usage:': cliMessages.usage,
    'Options:': cliMessages.options,
    'Global Options:': cliMessages.globalOptions,
    'Arguments:': cliMessages.arguments,
    'Commands:': cliMessages.commands,
  };
  return {
    showGlobalOptions: true,
    optionDescription: ({ description }) => description,
    displayWidth: textWidth,
    // The list of commands names what has to be given; the help of each says the rest.
    subcommandTerm: (command) =>
      [
        command.name(),
        ...command.registeredArguments.filter(({ required }) => required).map((argument) => `<${argument.name()}>`),
      ].join(' '),
    styleTitle(title) {
      const translated = titles[title];
      return translated === undefined ? title : t(translated);
    },
  };
}
