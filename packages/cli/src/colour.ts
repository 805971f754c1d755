import type { CliIo } from './cli.types.ts';

/** SGR parameters of ECMA-48. */
const COLOURS = { red: 31, green: 32, yellow: 33 } as const;

export type Colour = keyof typeof COLOURS;

/** Colour text on a terminal; plain text for files. NO_COLOR disables colours. */
export function painted(
  words: string,
  colour: Colour,
  isTerminal: boolean,
  { environment }: Pick<CliIo, 'environment'>,
): string {
  const isRefused = (environment['NO_COLOR'] ?? '') !== '';
  return isTerminal && !isRefused ? `\u001b[${COLOURS[colour]}m${words}\u001b[0m` : words;
}
