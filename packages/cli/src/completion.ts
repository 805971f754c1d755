import type { Command } from 'commander';

import type { Program } from './cli.types.ts';

/**
 * Return the completions, one per line. `words` are the arguments; the last one is incomplete and may be empty.
 */
export async function completeWords({ root, definitions }: Program, words: readonly string[]): Promise<string> {
  const typed = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const command = commandAt(root, before);
  const definition = definitions.find((candidate) => candidate.command === command);
  const candidates = typed.startsWith('-')
    ? optionsOf(command)
    : (valuesOf(command, before.at(-1)) ?? [
        ...command.commands.map((each) => each.name()),
        ...((await definition?.choices?.()) ?? []),
      ]);
  return candidates
    .filter((candidate) => candidate.startsWith(typed))
    .map((candidate) => `${candidate}\n`)
    .join('');
}

function commandAt(root: Command, words: readonly string[]): Command {
  let command = root;
  for (const word of words) command = command.commands.find((each) => each.name() === word) ?? command;
  return command;
}

function optionsOf(command: Command | null): string[] {
  if (command === null) return [];
  const own = command.options.flatMap(({ long }) => (typeof long === 'string' ? [long] : []));
  return [...own, ...optionsOf(command.parent)];
}

/** Completions for an option value; undefined when the previous word is not an option with a value. */
function valuesOf(command: Command | null, option: string | undefined): readonly string[] | undefined {
  if (command === null || option === undefined) return undefined;
  const found = command.options.find(({ long, required }) => required && long === option);
  return found === undefined ? valuesOf(command.parent, option) : (found.argChoices ?? []);
}
