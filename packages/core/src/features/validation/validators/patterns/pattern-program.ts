import { includes, lineEnds, wordCharacters } from './character-set.ts';
import type { Assertion, CharacterSet, PatternNode } from './pattern.types.ts';

/** One instruction of the automaton; `next`, `first` and `second` are instruction indexes. */
type Instruction =
  | { readonly kind: 'characters'; readonly set: CharacterSet; readonly next: number }
  | { readonly kind: 'assertion'; readonly assertion: Assertion; readonly next: number }
  | { readonly kind: 'split'; readonly first: number; second: number }
  | { readonly kind: 'fit' };

/** A nondeterministic automaton (K. Thompson, 1968) with its start index. */
export interface PatternProgram {
  readonly instructions: readonly Instruction[];
  readonly start: number;
}

/** Number of instructions of a pattern; may be infinite. */
export function sizeOf(node: PatternNode): number {
  switch (node.kind) {
    case 'characters':
    case 'assertion':
      return 1;
    case 'sequence':
      return node.parts.reduce((sum, part) => sum + sizeOf(part), 0);
    case 'choice':
      return node.options.reduce((sum, option) => sum + sizeOf(option) + 1, -1);
    case 'repeat': {
      const size = sizeOf(node.node);
      return node.maximum === Infinity
        ? Math.max(node.minimum, 1) * size + 1
        : node.minimum * size + (node.maximum - node.minimum) * (size + 1);
    }
  }
}

export function programOf(node: PatternNode): PatternProgram {
  const instructions: Instruction[] = [{ kind: 'fit' }];
  const add = (instruction: Instruction) => instructions.push(instruction) - 1;

  /** Emit a node that continues at `next`; return its start index. */
  function write(part: PatternNode, next: number): number {
    switch (part.kind) {
      case 'characters':
        return add({ kind: 'characters', set: part.set, next });
      case 'assertion':
        return add({ kind: 'assertion', assertion: part.assertion, next });
      case 'sequence':
        return part.parts.reduceRight((after, one) => write(one, after), next);
      case 'choice':
        return part.options
          .map((option) => write(option, next))
          .reduceRight((second, first) => add({ kind: 'split', first, second }));
      case 'repeat':
        return writeRepeat(part, next);
    }
  }

  function writeRepeat(
    { node: one, minimum, maximum }: Extract<PatternNode, { kind: 'repeat' }>,
    next: number,
  ): number {
    let start = next;
    let required = minimum;
    if (maximum === Infinity) {
      const loop: Instruction = { kind: 'split', first: next, second: next };
      const again = add(loop);
      const body = write(one, again);
      loop.second = body;
      start = minimum === 0 ? again : body;
      required = Math.max(minimum - 1, 0);
    } else {
      for (let count = minimum; count < maximum; count += 1)
        start = add({ kind: 'split', first: next, second: write(one, start) });
    }
    for (let count = 0; count < required; count += 1) start = write(one, start);
    return start;
  }

  const start = write(node, 0);
  return { instructions, start };
}

/**
 * Test whether a part of the text matches. Visits each instruction at most once per character, so the time is bounded
 * by text length × program size.
 */
export function fits({ instructions, start }: PatternProgram, text: string): boolean {
  const seen = new Int32Array(instructions.length).fill(-1);
  const waiting: number[] = [];
  let current: number[] = [];
  let following: number[] = [];

  /** Follow instructions that consume no character. True if the pattern has matched. */
  function reach(place: number, position: number, places: number[]): boolean {
    waiting.push(place);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const instruction = instructions[at];
      if (instruction === undefined || seen[at] === position) continue;
      seen[at] = position;
      if (instruction.kind === 'fit') return true;
      if (instruction.kind === 'characters') places.push(at);
      else if (instruction.kind === 'split') waiting.push(instruction.second, instruction.first);
      else if (holds(instruction.assertion, text, position)) waiting.push(instruction.next);
    }
    return false;
  }

  for (let position = 0; ; position += 1) {
    if (reach(start, position, current)) return true;
    if (position === text.length) return false;
    const code = text.charCodeAt(position);
    for (const place of current) {
      const instruction = instructions[place];
      const isStep = instruction?.kind === 'characters' && includes(instruction.set, code);
      if (isStep && reach(instruction.next, position + 1, following)) return true;
    }
    current.length = 0;
    [current, following] = [following, current];
  }
}

function holds(assertion: Assertion, text: string, position: number): boolean {
  switch (assertion) {
    case 'start':
      return position === 0;
    case 'end':
      return position === text.length;
    case 'lineStart':
      return position === 0 || isLineEnd(text, position - 1);
    case 'lineEnd':
      return position === text.length || isLineEnd(text, position);
    case 'boundary':
      return isWord(text, position - 1) !== isWord(text, position);
    case 'notBoundary':
      return isWord(text, position - 1) === isWord(text, position);
  }
}

function isLineEnd(text: string, position: number): boolean {
  return includes(lineEnds, text.charCodeAt(position));
}

function isWord(text: string, position: number): boolean {
  return position >= 0 && position < text.length && includes(wordCharacters, text.charCodeAt(position));
}
