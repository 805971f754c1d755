import type { Locale, LocalizedText } from '@evergreen/core/kernel';
import type { ClockPort, HttpPort, LoggerPort, RandomPort, StoragePort } from '@evergreen/core/ports';
import type { Command } from 'commander';

/** 0: done. 1: refused or failed. 2: called wrongly. */
export type ExitCode = 0 | 1 | 2;

/** The terminal and the environment, as the program sees them. */
export interface CliIo {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly random: RandomPort;
  /** Columns of the terminal that standard output is; null when it is a file or a pipe. */
  readonly columns: number | null;
  /** Whether a person reads the error stream. */
  readonly isErrorTerminal: boolean;
  writeOut(text: string): void;
  writeError(text: string): void;
  /** Waits until what was written is taken, so that it does not pile up; false when its reader is gone. */
  whenTaken(): Promise<boolean>;
  /** All of standard input. */
  readInput(): Promise<string>;
  /** Standard input, piece by piece, each read when it is asked for. */
  input(): AsyncIterable<Uint8Array>;
  /** A file, likewise; what is asked for is rejected when it cannot be read. */
  openFile(file: string): AsyncIterable<Uint8Array>;
  /** Replaces a file by this text in UTF-8; rejected when it cannot be written. */
  writeFile(file: string, text: string): Promise<void>;
  /** Asks the person, without showing what is typed when `isHidden`; null when the person gives up. Null without a terminal. */
  readonly ask: ((question: string, isHidden: boolean) => Promise<string | null>) | null;
  version(): string;
}

/** The outside of the core, and the person's own storages, each kept under a name. */
export interface CliPorts {
  readonly clock: ClockPort;
  readonly random: RandomPort;
  readonly http: HttpPort;
  readonly logger: LoggerPort;
  keep(name: string): StoragePort;
}

export interface CommandContext {
  readonly io: CliIo;
  readonly locale: Locale;
  /** Opened only by the commands that need them, so that `--help` waits for nothing. */
  readonly ports: () => Promise<CliPorts>;
  /** `--url`, when it was given. */
  readonly address: () => string | undefined;
  /** Prints one line for people or one document for programs. */
  print(line: string): void;
  /** Prints one line on the error stream. */
  complain(message: LocalizedText): void;
}

/** A command of the program, and where the words come from that its argument may be. */
export interface CommandDefinition {
  readonly command: Command;
  readonly choices?: () => Promise<readonly string[]>;
}

export interface Program {
  readonly root: Command;
  readonly definitions: readonly CommandDefinition[];
}

/** Runs one command; the answer is the program's exit code. */
export type Finish = (run: () => Promise<ExitCode>) => Promise<void>;
