import type { ClockPort, HttpPort, RandomPort, SocketPort, StoragePort } from '@evergreen/core/ports';
import { countingRandom, fakeLogger, fakeSockets, fakeStorage, type FakeStorage } from '@evergreen/core/testing';

import type { CliIo, ExitCode } from '../cli.types.ts';
import { main } from '../main.ts';

export interface Surroundings {
  readonly http?: HttpPort;
  readonly sockets?: SocketPort;
  /** Without it, whatever is planned happens at once. */
  readonly clock?: ClockPort;
  readonly environment?: Readonly<Record<string, string>>;
  readonly columns?: number;
  readonly input?: string | Iterable<Uint8Array>;
  /** Name → what is in the file, whole or in pieces. */
  readonly files?: Readonly<Record<string, string | Iterable<Uint8Array>>>;
  /** Takes the files that are written; without it none can be. */
  readonly written?: Map<string, string>;
  readonly isErrorTerminal?: boolean;
  /** Without it the numbers are the same ones every time. */
  readonly random?: RandomPort;
  /** How many writes the reader of the output takes before it goes. */
  readonly patience?: number;
  /** What is typed at the prompts, in order; null gives up. Without it there is no terminal. */
  readonly typed?: readonly (string | null)[];
}

export interface Run {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** Somebody at a terminal: what is kept stays from one run to the next. */
export interface CliPerson {
  runs(argv: readonly string[], surroundings?: Surroundings): Promise<Run>;
  /** Name → what is kept under it. */
  readonly storages: ReadonlyMap<string, FakeStorage>;
  storage(name: string): FakeStorage;
  readonly questions: readonly string[];
}

/** A clock on which whatever is planned happens at once. */
const impatientClock: ClockPort = {
  now: () => Date.UTC(2026, 0, 15, 1, 0, 0),
  setTimeout(callback) {
    const timer = { isCleared: false };
    queueMicrotask(() => {
      if (!timer.isCleared) callback();
    });
    return timer;
  },
  clearTimeout(handle) {
    if (typeof handle === 'object' && handle !== null && 'isCleared' in handle) handle.isCleared = true;
  },
};

export function cliPerson(): CliPerson {
  const storages = new Map<string, FakeStorage>();
  const questions: string[] = [];
  const storage = (name: string): FakeStorage => {
    const kept = storages.get(name) ?? fakeStorage();
    storages.set(name, kept);
    return kept;
  };
  return {
    storages,
    storage,
    questions,
    async runs(argv, surroundings = {}) {
      let out = '';
      let err = '';
      let writes = 0;
      const typed = [...(surroundings.typed ?? [])];
      const io: CliIo = {
        environment: surroundings.environment ?? {},
        clock: impatientClock,
        random: surroundings.random ?? scatteredRandom(),
        columns: surroundings.columns ?? null,
        isErrorTerminal: surroundings.isErrorTerminal ?? false,
        writeOut(text) {
          out += text;
          writes += 1;
        },
        whenTaken: () => Promise.resolve(writes < (surroundings.patience ?? Number.POSITIVE_INFINITY)),
        writeError: (text) => void (err += text),
        readInput: () => Promise.resolve(typeof surroundings.input === 'string' ? surroundings.input : ''),
        input: () => pieces(surroundings.input ?? ''),
        openFile: (file) => pieces(surroundings.files?.[file]),
        writeFile: async (file, content) => {
          if (surroundings.written === undefined) throw new Error('ENOENT: no such file or directory');
          surroundings.written.set(file, typeof content === 'string' ? content : new TextDecoder().decode(content));
        },
        ask:
          surroundings.typed === undefined
            ? null
            : (question, isHidden) => {
                questions.push(isHidden ? `${question}(hidden)` : question);
                return Promise.resolve(typed.shift() ?? null);
              },
        version: () => '1.2.3',
      };
      const code = await main(argv, io, () => {
        const { http } = surroundings;
        if (http === undefined) throw new Error('This command was not to need the outside');
        const keep = (name: string): StoragePort => storage(name);
        const { sockets = fakeSockets(), clock = impatientClock } = surroundings;
        return Promise.resolve({ clock, random: countingRandom(), logger: fakeLogger(), http, sockets, keep });
      });
      return { code, out, err };
    },
  };
}

/** Numbers all over their range, the same ones every time (Park and Miller's generator). */
function scatteredRandom(): RandomPort {
  let state = 20_260_115;
  return {
    ...countingRandom(),
    integer(minimum, maximum) {
      state = (state * 48_271) % 2_147_483_647;
      return minimum + (state % (maximum - minimum + 1));
    },
  };
}

/** A text in one piece, or pieces as they are; what is not there cannot be read. */
async function* pieces(content: string | Iterable<Uint8Array> | undefined): AsyncGenerator<Uint8Array> {
  if (content === undefined) throw new Error('ENOENT: no such file or directory');
  if (typeof content === 'string') yield new TextEncoder().encode(content);
  else yield* content;
}
