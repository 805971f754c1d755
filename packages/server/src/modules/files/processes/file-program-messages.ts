import * as v from 'valibot';

/** What the program is asked. */
export const programRequest = v.object({ task: v.string(), input: v.unknown() });

/** What it says: parts of the answer, and the answer. */
export const programMessage = v.variant('type', [
  v.object({ type: v.literal('piece'), piece: v.unknown() }),
  v.object({
    type: v.literal('answer'),
    result: v.unknown(),
    /** Whether it has as little memory as one that has opened nothing yet. */
    isFresh: v.boolean(),
  }),
]);

const integer = v.pipe(v.string(), v.toNumber(), v.integer());
const argumentsSchema = v.tuple([integer, integer]);

/** What a process knows from its start. */
export interface ProgramArguments {
  /** The process that started it. */
  readonly parent: number;
  /** Bytes that it may take in whole. */
  readonly most: number;
}

export function programArguments({ parent, most }: ProgramArguments): string[] {
  return [String(parent), String(most)];
}

export function parseProgramArguments(words: readonly string[]): ProgramArguments {
  const [parent, most] = v.parse(argumentsSchema, words);
  return { parent, most };
}
