import type { Locale, LocalizedText } from '@evergreen/core/kernel';
import type { ClockPort, HttpPort, LoggerPort, RandomPort, SocketPort, StoragePort } from '@evergreen/core/ports';
import type { Command } from 'commander';

/** 0: success. 1: refused or failed. 2: usage error. */
export type ExitCode = 0 | 1 | 2;

/** Terminal and environment of the process. */
export interface CliIo {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly random: RandomPort;
  /** Columns of the terminal on standard output; null for a file or pipe. */
  readonly columns: number | null;
  /** Whether standard error is a terminal. */
  readonly isErrorTerminal: boolean;
  writeOut(text: string): void;
  writeError(text: string): void;
  /** Waits until standard output has drained (backpressure); false when the reader has closed it. */
  whenTaken(): Promise<boolean>;
  /** All of standard input. */
  readInput(): Promise<string>;
  /** Standard input as chunks, read on demand. */
  input(): AsyncIterable<Uint8Array>;
  /** A file as chunks, read on demand; reading rejects when the file is not readable. */
  openFile(file: string): AsyncIterable<Uint8Array>;
  /** Replaces a file by these bytes, or by this text in UTF-8; rejected when it cannot be written. */
  writeFile(file: string, content: string | Uint8Array): Promise<void>;
  /** Prompts the user, without echo when `isHidden`; resolves to null when cancelled. Null without a terminal. */
  readonly ask: ((question: string, isHidden: boolean) => Promise<string | null>) | null;
  version(): string;
}

/** Ports of the core, and the user's named storages. */
export interface CliPorts {
  readonly clock: ClockPort;
  readonly random: RandomPort;
  readonly http: HttpPort;
  readonly logger: LoggerPort;
  readonly sockets: SocketPort;
  keep(name: string): StoragePort;
}

export interface CommandContext {
  readonly io: CliIo;
  readonly locale: Locale;
  /** Opened lazily, so that `--help` starts quickly. */
  readonly ports: () => Promise<CliPorts>;
  /** Value of `--url`, if given. */
  readonly address: () => string | undefined;
  /** Prints one line of text, or one JSON document. */
  print(line: string): void;
  /** Prints one line on the error stream. */
  complain(message: LocalizedText): void;
}

/** A command, and the source of completions for its argument. */
export interface CommandDefinition {
  readonly command: Command;
  readonly choices?: () => Promise<readonly string[]>;
}

export interface Program {
  readonly root: Command;
  readonly definitions: readonly CommandDefinition[];
}

/** Runs one command and returns the exit code. */
export type Finish = (run: () => Promise<ExitCode>) => Promise<void>;
