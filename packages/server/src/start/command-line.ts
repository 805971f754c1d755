import { parseArgs } from 'node:util';

import type { ResponseCipher } from '@evergreen/core/contract';
import { err, ok, type Result, type LocalizedText } from '@evergreen/core/kernel';
import type { LogLevel } from '@evergreen/core/ports';

import type { RetentionSettings } from '../modules/base/log/log-retention.ts';
import type { S3Place } from '../modules/files/files/s3-object-store.ts';
import type { MailPlace } from '../modules/messaging/mail/mail-sender.ts';
import type { CasPlace } from '../modules/session/cas/cas-client.ts';
import { isPassword, isPort } from './environment-values.ts';
import { parseEnvironment, type Environment, type ServerEnvironment } from './environment.ts';
import { operatorMessages } from './operator/operator.messages.ts';
import { startMessages } from './start.messages.ts';

export interface ServeCommand {
  readonly kind: 'serve';
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** Where processes of one database listen to each other, if not there. */
  readonly listenUrl: string | undefined;
  readonly demoPassword: string | undefined;
  /** The password is asked for on the terminal. */
  readonly asksPassword?: true;
  readonly legacyExpiry: boolean;
  readonly isJson: boolean;
  /** Serve only the API, not the built application. */
  readonly isApiOnly: boolean;
  /** A new platform begins without demonstration rows. */
  readonly isEmpty: boolean;
  /** URL of the SMS gateway. */
  readonly smsUrl: string | undefined;
  /** Server for e-mail. */
  readonly mail: MailPlace | undefined;
  /** Seals stored secrets, 32 bytes; the key in the data folder without it. */
  readonly secretsKey: Uint8Array | undefined;
  /** `host:port` of the databases that data sources may name. */
  readonly dataSourceHosts: readonly string[];
  readonly fileQuota: number | undefined;
  readonly s3: S3Place | undefined;
  readonly cas: CasPlace | undefined;
  readonly isStoreAccepted: boolean;
  readonly hasTestProvider: boolean;
  /** Origins that the application may embed in frames. */
  readonly frameHosts: readonly string[];
  /** Origins of a map service. */
  readonly mapHosts: readonly string[];
  /** Addresses or networks of trusted proxies (X-Forwarded-For). */
  readonly trustedProxies: readonly string[];
  /** Encrypts the lists. */
  readonly listCipher: ResponseCipher | undefined;
  readonly logLevel: LogLevel;
  /** Writes a line for each call. */
  readonly hasAccessLog: boolean;
  /** Plans and runs jobs. */
  readonly runsJobs: boolean;
  /** Reads the metrics of the process. */
  readonly metricsToken: string | undefined;
  /** How long each log is kept, where it differs from the default. */
  readonly retention: Partial<RetentionSettings>;
}

export interface ResetPasswordCommand {
  readonly kind: 'resetPassword';
  readonly username: string;
  readonly password: string | undefined;
  /** The password is asked for on the terminal. */
  readonly asksPassword?: true;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

export interface CleanFilesCommand {
  readonly kind: 'cleanFiles';
  readonly isDryRun: boolean;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly s3: S3Place | undefined;
}

/** Counts rows anew for the numbers that count them. */
export interface RecountCommand {
  readonly kind: 'recount';
  readonly isDryRun: boolean;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

/** Says what is wrong with the platform, and changes nothing. */
export interface DoctorCommand {
  readonly kind: 'doctor';
  readonly isJson: boolean;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** The key of stored secrets is no file. */
  readonly hasSecretsKey: boolean;
  readonly s3: S3Place | undefined;
}

/** Writes a backup into a new folder. */
export interface BackupCommand {
  readonly kind: 'backup';
  readonly folder: string;
  readonly hasFiles: boolean;
  readonly hasKeys: boolean;
  /** Files are in a bucket. */
  readonly isStoredElsewhere: boolean;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

/** Brings a backup back into an empty place, or instead of the platform that is there. */
export interface RestoreCommand {
  readonly kind: 'restore';
  /** Folder or file. */
  readonly place: string;
  /** Sets aside what is there. */
  readonly isReplacing: boolean;
  /** Asks nothing. */
  readonly isConfirmed: boolean;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

/** Brings an embedded platform to PostgreSQL. */
export interface MoveCommand {
  readonly kind: 'move';
  readonly dataFolder: string;
  readonly databaseUrl: string;
}

/** Does what a start does before it serves. */
export interface SeedCommand {
  readonly kind: 'seed';
  readonly demoPassword: string | undefined;
  readonly isEmpty: boolean;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

export type ServerCommand =
  | ServeCommand
  | ResetPasswordCommand
  | CleanFilesCommand
  | RecountCommand
  | DoctorCommand
  | BackupCommand
  | RestoreCommand
  | MoveCommand
  | SeedCommand
  | { readonly kind: 'help' };

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  json: { type: 'boolean' },
  'api-only': { type: 'boolean' },
  empty: { type: 'boolean' },
  'demo-password': { type: 'string' },
  'legacy-expiry': { type: 'boolean' },
  password: { type: 'string' },
  'ask-password': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'with-files': { type: 'boolean' },
  'with-keys': { type: 'boolean' },
  replace: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Option = Exclude<keyof typeof options, 'help'>;

/** What each command takes; the empty one serves. */
const TAKEN: Readonly<Record<string, readonly Option[]>> = {
  '': ['port', 'host', 'data', 'json', 'api-only', 'empty', 'demo-password', 'legacy-expiry', 'ask-password'],
  'reset-password': ['data', 'password', 'ask-password'],
  'clean-files': ['data', 'dry-run'],
  recount: ['data', 'dry-run'],
  doctor: ['data', 'json'],
  backup: ['data', 'with-files', 'with-keys'],
  restore: ['data', 'replace', 'yes'],
  move: ['data'],
  seed: ['data', 'empty', 'demo-password'],
};

const DEFAULT_PORT = 8080;
const DEFAULT_HOST = '127.0.0.1';

/** Parse the command-line arguments. The error is the message for the user. */
export function parseCommandLine(
  words: readonly string[],
  environment: Environment,
  defaultDataFolder: string,
): Result<ServerCommand, LocalizedText> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(words);
  } catch (error) {
    return err(startMessages.unknownOption(firstSentence(error)));
  }
  const { values, positionals } = parsed;
  if (values.help === true) return ok({ kind: 'help' });

  for (const [name, value] of Object.entries(values))
    if (value === '') return err(startMessages.emptyValue(`--${name}`));
  const refused = refusedOption(positionals[0] ?? '', Object.keys(values));
  if (refused !== undefined) return err(refused);
  const variables = parseEnvironment(environment);
  if (!variables.ok) return variables;
  const { databaseUrl } = variables.value;
  const dataFolder = values.data ?? defaultDataFolder;
  const given = { 'demo-password': values['demo-password'], password: values.password };
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && values['ask-password'] === true) return err(startMessages.passwordTwice(`--${name}`));
    if (value !== undefined && !isPassword(value)) return err(startMessages.badPassword(`--${name}`));
  }
  const asksPassword = values['ask-password'] === true ? { asksPassword: true as const } : {};

  const [command, username, ...rest] = positionals;
  if (command === 'reset-password') {
    if (username === undefined || rest.length > 0) return err(startMessages.missingUsername);
    const password = values['ask-password'] === true ? undefined : (values.password ?? variables.value.newPassword);
    return ok({ kind: 'resetPassword', username, password, ...asksPassword, dataFolder, databaseUrl });
  }
  const isDryRun = values['dry-run'] ?? false;
  if (command === 'clean-files' && username === undefined)
    return ok({ kind: 'cleanFiles', isDryRun, dataFolder, databaseUrl, s3: variables.value.s3 });
  if (command === 'recount' && username === undefined)
    return ok({ kind: 'recount', isDryRun, dataFolder, databaseUrl });
  if (command === 'doctor' && username === undefined) {
    const hasSecretsKey = variables.value.secretsKey !== undefined;
    return ok({
      kind: 'doctor',
      isJson: values.json ?? false,
      dataFolder,
      databaseUrl,
      hasSecretsKey,
      s3: variables.value.s3,
    });
  }
  const operator = operatorCommand(positionals, values, variables.value, dataFolder);
  if (operator !== undefined) return operator;
  if (command !== undefined) return err(startMessages.unknownCommand(command));
  if (values.port !== undefined && !isPort(values.port)) return err(startMessages.badPort(values.port));
  const { newPassword: _newPassword, port, demoPassword, ...served } = variables.value;
  return ok({
    kind: 'serve',
    ...served,
    port: Number(values.port ?? port ?? DEFAULT_PORT),
    host: values.host ?? DEFAULT_HOST,
    dataFolder,
    demoPassword: values['ask-password'] === true ? undefined : (values['demo-password'] ?? demoPassword),
    ...asksPassword,
    legacyExpiry: values['legacy-expiry'] ?? false,
    isJson: values.json ?? false,
    isApiOnly: values['api-only'] ?? false,
    isEmpty: values.empty ?? false,
  });
}

/** Commands that take a platform from one place to another; undefined for any other. */
function operatorCommand(
  [command, place, ...rest]: readonly string[],
  values: ReturnType<typeof parse>['values'],
  { databaseUrl, s3, demoPassword }: ServerEnvironment,
  dataFolder: string,
): Result<ServerCommand, LocalizedText> | undefined {
  const where = { dataFolder, databaseUrl };
  switch (command) {
    case 'backup': {
      if (place === undefined || rest.length > 0) return err(operatorMessages.missingPlace);
      const taken = { hasFiles: values['with-files'] ?? false, hasKeys: values['with-keys'] ?? false };
      return ok({ kind: 'backup', folder: place, ...taken, isStoredElsewhere: s3 !== undefined, ...where });
    }
    case 'restore':
      if (place === undefined || rest.length > 0) return err(operatorMessages.missingPlace);
      return ok({
        kind: 'restore',
        place,
        isReplacing: values.replace ?? false,
        isConfirmed: values.yes ?? false,
        ...where,
      });
    case 'move':
      if (place !== undefined) return undefined;
      if (databaseUrl === undefined) return err(operatorMessages.moveNeedsTarget);
      return ok({ kind: 'move', dataFolder, databaseUrl });
    case 'seed': {
      if (place !== undefined) return undefined;
      const password = values['demo-password'] ?? demoPassword;
      return ok({ kind: 'seed', demoPassword: password, isEmpty: values.empty ?? false, ...where });
    }
    default:
      return undefined;
  }
}

/** An option that says nothing to a command is refused: a person who gives it expects something of it. */
function refusedOption(command: string, given: readonly string[]): LocalizedText | undefined {
  const taken: readonly string[] | undefined = Object.hasOwn(TAKEN, command) ? TAKEN[command] : undefined;
  const option = taken === undefined ? undefined : given.find((name) => !taken.includes(name));
  if (option === undefined) return undefined;
  const takers = Object.entries(TAKEN).filter(([, names]: [string, readonly string[]]) => names.includes(option));
  return startMessages.notTaken(
    `--${option}`,
    command,
    takers.map(([name]) => name),
  );
}

function parse(words: readonly string[]) {
  return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
}

/** Node goes on to explain a way around that no option of ours needs. */
function firstSentence(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('. ')[0] ?? '';
}
