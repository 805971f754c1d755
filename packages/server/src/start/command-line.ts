import { isIP } from 'node:net';
import { parseArgs } from 'node:util';

import * as v from 'valibot';

import { responseCipherSchema, type ResponseCipher } from '@evergreen/core/contract';
import { err, ok, type Result, type LocalizedText } from '@evergreen/core/kernel';

import type { CasPlace } from '../modules/session/cas/cas-client.ts';
import { startMessages } from './start.messages.ts';

export interface ServeCommand {
  readonly kind: 'serve';
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly demoPassword: string | undefined;
  /** The password is asked for on the terminal. */
  readonly asksPassword?: true;
  readonly legacyExpiry: boolean;
  readonly isJson: boolean;
  /** Serve only the API, not the built application. */
  readonly isApiOnly: boolean;
  /** URL of the SMS gateway. */
  readonly smsUrl: string | undefined;
  readonly cas: CasPlace | undefined;
  readonly hasTestProvider: boolean;
  /** Origins that the application may embed in frames. */
  readonly frameHosts: readonly string[];
  /** Addresses or networks of trusted proxies (X-Forwarded-For). */
  readonly trustedProxies: readonly string[];
  /** Encrypts the lists. */
  readonly listCipher: ResponseCipher | undefined;
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

export type ServerCommand = ServeCommand | ResetPasswordCommand | { readonly kind: 'help' };

export type Environment = Readonly<Record<string, string | undefined>>;

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  json: { type: 'boolean' },
  'api-only': { type: 'boolean' },
  'demo-password': { type: 'string' },
  'legacy-expiry': { type: 'boolean' },
  password: { type: 'string' },
  'ask-password': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

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
  const databaseUrl = environment['DATABASE_URL'] === '' ? undefined : environment['DATABASE_URL'];
  if (databaseUrl !== undefined && !/^postgres(?:ql)?:\/\//u.test(databaseUrl))
    return err(startMessages.badDatabaseUrl);
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
    const password = passwordOf(values.password, environment, 'EVERGREEN_NEW_PASSWORD', values['ask-password']);
    return password.ok
      ? ok({ kind: 'resetPassword', username, password: password.value, ...asksPassword, dataFolder, databaseUrl })
      : password;
  }
  if (command !== undefined) return err(startMessages.unknownCommand(command));
  if (values.password !== undefined) return err(startMessages.onlyForReset);
  const portText =
    values.port ?? (environment['PORT'] === '' ? undefined : environment['PORT']) ?? String(DEFAULT_PORT);
  if (!/^\d{1,5}$/u.test(portText) || Number(portText) > 65_535) return err(startMessages.badPort(portText));
  const smsUrl = environment['SMS_URL'] === '' ? undefined : environment['SMS_URL'];
  if (smsUrl !== undefined && !isHttpAddress(smsUrl)) return err(startMessages.badSmsUrl);
  const frameHosts = frameHostsIn(environment);
  if (!frameHosts.ok) return frameHosts;
  const trustedProxies = trustedProxiesIn(environment);
  if (!trustedProxies.ok) return trustedProxies;
  const listCipher = listCipherOf(environment);
  if (!listCipher.ok) return listCipher;
  const demoPassword = passwordOf(
    values['demo-password'],
    environment,
    'EVERGREEN_DEMO_PASSWORD',
    values['ask-password'],
  );
  if (!demoPassword.ok) return demoPassword;
  const cas = casPlaceIn(environment);
  if (!cas.ok) return cas;
  return ok({
    kind: 'serve',
    port: Number(portText),
    host: values.host ?? DEFAULT_HOST,
    dataFolder,
    databaseUrl,
    demoPassword: demoPassword.value,
    ...asksPassword,
    legacyExpiry: values['legacy-expiry'] ?? false,
    isJson: values.json ?? false,
    isApiOnly: values['api-only'] ?? false,
    smsUrl,
    cas: cas.value,
    hasTestProvider: environment['THIRD_PARTY_TEST'] === 'on',
    frameHosts: frameHosts.value,
    trustedProxies: trustedProxies.value,
    listCipher: listCipher.value,
  });
}

/** Parse `LIST_KEY`, and `LIST_CIPHER` and `LIST_IV` for compatibility with another server. */
function listCipherOf({
  LIST_KEY: key,
  LIST_CIPHER: algorithm,
  LIST_IV: iv,
}: Environment): Result<ResponseCipher | undefined, LocalizedText> {
  if (key === undefined || key === '') return ok(undefined);
  const isGiven = (value: string | undefined) => value !== undefined && value !== '';
  const cipher = v.safeParse(responseCipherSchema, {
    algorithm: isGiven(algorithm) ? algorithm : 'aes-256-gcm',
    key,
    ...(isGiven(iv) ? { iv } : {}),
  });
  return cipher.success ? ok(cipher.output) : err(startMessages.badListCipher);
}

function parse(words: readonly string[]) {
  return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
}

/** Parse `CAS_URL` and `CAS_SERVICE`, which require each other; the error is the message for the user. */
function casPlaceIn(environment: Environment): Result<CasPlace | undefined, LocalizedText> {
  const url = environment['CAS_URL'] ?? '';
  const service = environment['CAS_SERVICE'] ?? '';
  if (url === '' && service === '') return ok(undefined);
  if (!isHttpAddress(url) || !isHttpAddress(service) || /[?#]/u.test(url)) return err(startMessages.badCas);
  return ok({ url: url.replace(/\/+$/u, ''), service });
}

function isHttpAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/u.test(new URL(value).protocol);
}

const listedIn = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Parse `TRUST_PROXY`, comma-separated. X-Forwarded-For can be forged, so proxies are listed by address, not by hop count (threat T-11). */
function trustedProxiesIn({ TRUST_PROXY: proxies = '' }: Environment): Result<readonly string[], LocalizedText> {
  const listed = listedIn(proxies);
  const bad = listed.find((proxy) => !isNetwork(proxy));
  return bad === undefined ? ok(listed) : err(startMessages.badTrustedProxy(bad));
}

/** Validate an IPv4 or IPv6 address or CIDR network (RFC 4632). A /0 prefix is rejected: it would trust everyone. */
function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/u.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Parse `FRAME_HOSTS`, comma-separated. */
function frameHostsIn({ FRAME_HOSTS: hosts = '' }: Environment): Result<readonly string[], LocalizedText> {
  const listed = listedIn(hosts);
  const bad = listed.find((host) => !isOrigin(host));
  return bad === undefined ? ok(listed) : err(startMessages.badFrameHost(bad));
}

/** Validate an origin (scheme, host, port) for the content security policy. */
function isOrigin(value: string): boolean {
  return /^https?:\/\/[\w.[\]:-]+$/u.test(value) && isHttpAddress(value);
}

/** What was typed, else the variable, which no list of processes shows; neither where the terminal is asked. */
function passwordOf(
  typed: string | undefined,
  environment: Environment,
  variable: string,
  isAsked = false,
): Result<string | undefined, LocalizedText> {
  if (isAsked || typed !== undefined) return ok(typed);
  const value = environment[variable] === '' ? undefined : environment[variable];
  return value === undefined || isPassword(value) ? ok(value) : err(startMessages.badPassword(variable));
}

export function isPassword(value: string): boolean {
  return value.length >= 8 && value.length <= 128;
}

/** Node goes on to explain a way around that no option of ours needs. */
function firstSentence(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('. ')[0] ?? '';
}
