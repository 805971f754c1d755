import type { LocalizedText } from '@evergreen/core/kernel';
import { Command, CommanderError } from 'commander';

import { cliMessages } from './cli.messages.ts';
import type { CliIo, CliPorts, CommandContext, ExitCode } from './cli.types.ts';
import { COMPLETE } from './completion-scripts.ts';
import { completeWords } from './completion.ts';
import { chosenLocale } from './language.ts';
import { printable } from './printable.ts';
import { createProgram } from './program.ts';
import { usageError } from './usage-error.ts';

/**
 * Run the program on the given terminal and ports and return the exit code. `argv` starts with the first argument.
 */
export async function main(argv: readonly string[], io: CliIo, ports: () => Promise<CliPorts>): Promise<ExitCode> {
  const isCompleting = argv[0] === COMPLETE;
  const locale = chosenLocale(isCompleting ? [] : argv, io.environment);
  if (!locale.ok) {
    io.writeError(`${locale.error['zh-CN']} / ${locale.error['en-US']}\n`);
    return 2;
  }
  const root = new Command();
  const context: CommandContext = {
    io,
    locale: locale.value,
    ports,
    address: () => root.opts<{ readonly url?: string }>().url,
    print: (line) => io.writeOut(`${line}\n`),
    complain: (message: LocalizedText) => io.writeError(`${printable(message[locale.value])}\n`),
  };
  let code: ExitCode = 0;
  const program = createProgram(root, isCompleting ? [] : argv, context, async (run) => {
    code = await run();
  });
  root.version(argv.includes('--version') ? io.version() : '', '--version', cliMessages.version[locale.value]);

  try {
    if (isCompleting) io.writeOut(await completeWords(program, argv.slice(1)));
    else await root.parseAsync(argv, { from: 'user' });
    return code;
  } catch (problem) {
    if (!(problem instanceof CommanderError)) {
      context.complain(cliMessages.unexpected(problem instanceof Error ? problem.message : String(problem)));
      return 1;
    }
    if (problem.exitCode === 0) return 0;
    const complaint = usageError(problem, commandOf(root, argv));
    if (complaint !== undefined) context.complain(complaint);
    return 2;
  }
}

/** Full name of the command: `evergreen permission explain`. */
function commandOf(root: Command, argv: readonly string[]): string {
  let command = root;
  const words = [root.name()];
  for (const word of argv) {
    const next = command.commands.find((candidate) => candidate.name() === word);
    if (next === undefined) continue;
    command = next;
    words.push(next.name());
  }
  return words.join(' ');
}
