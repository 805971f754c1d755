import type { ResponseCipher } from '@evergreen/core/contract';
import { err, localized, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import { LOG_LEVELS, type LogLevel } from '@evergreen/core/ports';

import type { RetentionSettings } from '../modules/base/log/log-retention.ts';
import type { S3Place } from '../modules/files/files/s3-object-store.ts';
import type { CasPlace } from '../modules/session/cas/cas-client.ts';
import {
  isHostAndPort,
  isHttpAddress,
  isMapHost,
  isNetwork,
  isOrigin,
  isPassword,
  isPort,
  isSwitch,
  variableKeyOf,
  listedIn,
  retentionIn,
} from './environment-values.ts';
import { listCipherOf } from './list-cipher-variables.ts';
import { s3Of } from './s3-variables.ts';
import { databaseVariables } from './database-variables.ts';
import { jobSettingsOf, jobVariables, type JobSettings } from './job-variables.ts';
import { messageSettingsOf, messageVariables, type MessageSettings } from './message-variables.ts';
import { logVariables } from './log-variables.ts';
import { startMessages } from './start.messages.ts';
import type { EnvironmentVariable } from './variable.types.ts';

/** Variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the server takes from its environment, parsed. */
export interface ServerEnvironment extends JobSettings, MessageSettings {
  readonly port: number | undefined;
  readonly databaseUrl: string | undefined;
  /** Where processes of one database listen to each other, if not there. */
  readonly listenUrl: string | undefined;
  /** Of the first start. */
  readonly demoPassword: string | undefined;
  /** Of `reset-password`. */
  readonly newPassword: string | undefined;
  /** Seals stored secrets, 32 bytes. */
  readonly secretsKey: Uint8Array | undefined;
  /** `host:port` of the databases that data sources may name. */
  readonly dataSourceHosts: readonly string[];
  /** Bytes that one person may store. */
  readonly fileQuota: number | undefined;
  /** Where files are stored instead of the data folder. */
  readonly s3: S3Place | undefined;
  /** The store of files belongs to the database from now on, whatever was noted before. */
  readonly isStoreAccepted: boolean;
  readonly cas: CasPlace | undefined;
  readonly hasTestProvider: boolean;
  /** Origins that the application may embed in frames. */
  readonly frameHosts: readonly string[];
  /** Origins that the script, the pictures and the answers of a map service come from. */
  readonly mapHosts: readonly string[];
  /** Addresses or networks of trusted proxies (X-Forwarded-For). */
  readonly trustedProxies: readonly string[];
  /** Encrypts the lists. */
  readonly listCipher: ResponseCipher | undefined;
  /** The least severe entries of the log of the process. */
  readonly logLevel: LogLevel;
  /** Writes a line for each call. */
  readonly hasAccessLog: boolean;
  /** How long each log is kept, where it differs from the default. */
  readonly retention: Partial<RetentionSettings>;
}

const nothing = localized('无', 'none');
const badCas = () => startMessages.badCas;

/** Every environment variable of the server, in the order of docs/environment.md. There is no other one. */
export const serverVariables = {
  PORT: {
    rule: { isValid: isPort, problem: startMessages.badPort },
    meaning: localized(
      '监听端口，0 到 65535，0 表示任一空闲端口；--port 优先',
      'Port to listen on, 0 to 65535; 0 takes any free one. `--port` has priority',
    ),
    otherwise: localized('8080', '8080'),
  },
  ...databaseVariables,
  EVERGREEN_DEMO_PASSWORD: {
    rule: { isValid: isPassword, problem: () => startMessages.badPassword('EVERGREEN_DEMO_PASSWORD') },
    meaning: localized(
      '首次启动时全部演示账号的密码，8 到 128 个字符',
      'Password of every seeded account at the first start, 8 to 128 characters',
    ),
    otherwise: localized('随机生成，显示一次', 'a random one, printed once'),
  },
  EVERGREEN_NEW_PASSWORD: {
    rule: { isValid: isPassword, problem: () => startMessages.badPassword('EVERGREEN_NEW_PASSWORD') },
    meaning: localized(
      'reset-password 设置的密码，8 到 128 个字符',
      'Password that `reset-password` sets, 8 to 128 characters',
    ),
    otherwise: localized('随机生成，显示一次', 'a random one, printed once'),
  },
  CAS_URL: {
    rule: { isValid: (value) => isHttpAddress(value) && !/[?#]/u.test(value), problem: badCas },
    meaning: localized(
      '统一身份认证（CAS）服务器的地址；与 CAS_SERVICE 同用',
      'Address of the CAS server for single sign-on; goes with `CAS_SERVICE`',
    ),
    otherwise: localized('不启用', 'no single sign-on'),
  },
  CAS_SERVICE: {
    rule: { isValid: isHttpAddress, problem: badCas },
    meaning: localized(
      '本系统登录页的完整地址，已在 CAS 服务器登记',
      'Whole address of the login page, as registered at the CAS server',
    ),
    otherwise: localized('不启用', 'no single sign-on'),
  },
  THIRD_PARTY_TEST: {
    rule: { isValid: isSwitch, problem: startMessages.badSwitch('THIRD_PARTY_TEST') },
    meaning: localized(
      'on 启用测试身份提供方，仅供试用',
      '`on` offers a test identity provider; never where the data is real',
    ),
    otherwise: localized('off', '`off`'),
  },
  FILE_QUOTA_MB: {
    rule: { isValid: (value) => /^[1-9]\d{0,7}$/u.test(value), problem: () => startMessages.badQuota },
    meaning: localized('每人可存储的文件总量，单位 MB', 'Size of all files that one person may store, in MB'),
    otherwise: localized('2048', '2048'),
  },
  S3_BUCKET: {
    meaning: localized(
      '存放文件的 S3 兼容存储桶；与 S3_ACCESS_KEY、S3_SECRET_KEY 同用',
      'Bucket of an S3-compatible store for files; goes with `S3_ACCESS_KEY` and `S3_SECRET_KEY`',
    ),
    otherwise: localized('数据目录中的 files 文件夹', 'the folder `files` in the data folder'),
  },
  S3_ENDPOINT: {
    rule: { isValid: isHttpAddress, problem: () => startMessages.badS3 },
    meaning: localized('S3 兼容存储的地址', 'Address of the S3-compatible store'),
    otherwise: localized('Amazon S3', 'Amazon S3'),
  },
  S3_REGION: {
    meaning: localized('S3 区域', 'Region of the store'),
    otherwise: localized('us-east-1', '`us-east-1`'),
  },
  S3_PREFIX: {
    meaning: localized('存储桶内的路径前缀', 'What every key in the bucket begins with'),
    otherwise: nothing,
  },
  S3_ACCESS_KEY: { meaning: localized('S3 访问密钥 ID', 'Identifier of the access key'), otherwise: nothing },
  S3_SECRET_KEY: { meaning: localized('S3 访问密钥', 'Secret of the access key'), otherwise: nothing },
  S3_SIGNED_DOWNLOADS: {
    rule: { isValid: isSwitch, problem: startMessages.badSwitch('S3_SIGNED_DOWNLOADS') },
    meaning: localized(
      'on 时浏览器凭一分钟内有效的签名地址直接从存储下载原文件，存储须能被浏览器访问',
      '`on` lets browsers save original files from the store itself, by signed addresses that are good for a minute; browsers have to reach the store',
    ),
    otherwise: localized('off：经由服务器下载', '`off`: all bytes go through the server'),
  },
  S3_PUBLIC_ENDPOINT: {
    rule: { isValid: isHttpAddress, problem: () => startMessages.badSignedDownloads },
    meaning: localized(
      '浏览器访问存储所用的地址，用于签名下载',
      'Address that browsers reach the store by, for signed downloads',
    ),
    otherwise: localized('同 S3_ENDPOINT', 'that of `S3_ENDPOINT`'),
  },
  FILE_STORE: {
    rule: { isValid: (value) => value === 'accept', problem: () => startMessages.badFileStore },
    meaning: localized(
      'accept 使此处的文件存储从此属于该 PostgreSQL 数据库；只在移动文件后启动一次时设置',
      '`accept` makes this store of files the one of the PostgreSQL database; for one start, after files were moved without their `store.identity`',
    ),
    otherwise: localized(
      '存储与数据库不符时拒绝启动',
      'a start with a store that is not the one of the database is refused',
    ),
  },
  SECRETS_KEY: {
    rule: { isValid: (value) => /^[0-9A-Fa-f]{64}$/u.test(value), problem: () => startMessages.badSecretsKey },
    meaning: localized(
      '加密数据源密码的密钥，64 位十六进制；多台服务器共用一个数据库时须相同',
      'Key that seals passwords of data sources, 64 hex digits; the same for all servers on one database',
    ),
    otherwise: localized(
      '数据目录中的 secrets.key，首次启动时生成',
      '`secrets.key` in the data folder, made by the first start',
    ),
  },
  DATA_SOURCE_HOSTS: {
    rule: {
      isValid: (value) => listedIn(value).every(isHostAndPort),
      problem: (value) => startMessages.badDataSourceHost(listedIn(value).find((host) => !isHostAndPort(host)) ?? ''),
    },
    meaning: localized(
      '数据源可以连接的数据库主机，“主机:端口”，以逗号分隔',
      'Database hosts that data sources may connect to, `host:port`, comma-separated',
    ),
    otherwise: nothing,
  },
  ...messageVariables,
  FRAME_HOSTS: {
    rule: {
      isValid: (value) => listedIn(value).every(isOrigin),
      problem: (value) => startMessages.badFrameHost(listedIn(value).find((host) => !isOrigin(host)) ?? ''),
    },
    meaning: localized(
      '可在页面中嵌入显示的站点，以逗号分隔；与应用配置的 frameHosts 一致',
      'Sites that pages may embed in a frame, comma-separated; the same as `frameHosts` of the application',
    ),
    otherwise: nothing,
  },
  MAP_HOSTS: {
    rule: {
      isValid: (value) => listedIn(value).every(isMapHost),
      problem: (value) => startMessages.badMapHost(listedIn(value).find((host) => !isMapHost(host)) ?? ''),
    },
    meaning: localized(
      '地图服务的站点，以逗号分隔，可用 https://*.主机；应用配置了 maps 时需要',
      'Sites of the map service, comma-separated, also `https://*.host`; needed where the application configures `maps`',
    ),
    otherwise: nothing,
  },
  TRUST_PROXY: {
    rule: {
      isValid: (value) => listedIn(value).every(isNetwork),
      problem: (value) => startMessages.badTrustedProxy(listedIn(value).find((proxy) => !isNetwork(proxy)) ?? ''),
    },
    meaning: localized(
      '前置代理的地址或网段，以逗号分隔；仅采信这些代理的 X-Forwarded-For',
      'Addresses or networks of the proxies in front, comma-separated; `X-Forwarded-For` of others is ignored',
    ),
    otherwise: nothing,
  },
  LIST_KEY: {
    meaning: localized(
      '列表应答的加密密钥：32 或 16 字节的十六进制、Base64 或字符',
      'Key that encrypts list responses: 32 or 16 bytes as hex digits, Base64 or characters',
    ),
    otherwise: localized('不加密', 'no encryption'),
  },
  LIST_CIPHER: {
    meaning: localized('aes-256-gcm、aes-128-cbc 或 aes-128-ecb', '`aes-256-gcm`, `aes-128-cbc` or `aes-128-ecb`'),
    otherwise: localized('aes-256-gcm', '`aes-256-gcm`'),
  },
  LIST_IV: {
    meaning: localized(
      '约定的 16 字节初始向量，仅用于 aes-128-cbc',
      'Agreed initialisation vector of 16 bytes, for `aes-128-cbc` alone',
    ),
    otherwise: localized('每个应答一个随机值', 'a random one for each response'),
  },
  ...jobVariables,
  ...logVariables,
  EVERGREEN_STARTED_AT: {
    meaning: localized(
      '由 npm start 设置：启动开始的时间，毫秒',
      'Set by `npm start`: epoch milliseconds at which the start began, for the reported duration',
    ),
    otherwise: localized('进程开始的时间', 'the start of the process'),
  },
} as const satisfies Readonly<Record<string, EnvironmentVariable>>;

type VariableName = keyof typeof serverVariables;

/**
 * Parse the variables of the server; other variables are ignored, empty ones count as missing. The error holds one
 * sentence for each invalid variable.
 */
export function parseEnvironment(environment: Environment): Result<ServerEnvironment, LocalizedText> {
  const valueOf = (name: VariableName) => (environment[name] === '' ? undefined : environment[name]);
  const problems: LocalizedText[] = [];
  const report = (problem: LocalizedText) => {
    if (!problems.includes(problem)) problems.push(problem);
  };
  for (const [name, { rule }] of Object.entries<EnvironmentVariable>(serverVariables)) {
    const value = environment[name] ?? '';
    if (value !== '' && rule?.isValid(value) === false) report(rule.problem(value));
  }

  const casUrl = valueOf('CAS_URL');
  const casService = valueOf('CAS_SERVICE');
  if ((casUrl === undefined) !== (casService === undefined)) report(startMessages.badCas);
  const channels = messageSettingsOf(valueOf);
  if (!channels.ok) report(channels.error);
  const s3 = s3Of(valueOf);
  if (!s3.ok) report(s3.error);
  const quota = valueOf('FILE_QUOTA_MB');
  const listCipher = listCipherOf(valueOf('LIST_KEY'), valueOf('LIST_CIPHER'), valueOf('LIST_IV'));
  if (!listCipher.ok) report(listCipher.error);

  if (problems.length > 0) {
    const lines = (locale: keyof LocalizedText) => problems.map((problem) => problem[locale]).join('\n');
    return err(localized(lines('zh-CN'), lines('en-US')));
  }
  const port = valueOf('PORT');
  return ok({
    port: port === undefined ? undefined : Number(port),
    databaseUrl: valueOf('DATABASE_URL'),
    listenUrl: valueOf('EVERGREEN_LISTEN_URL'),
    demoPassword: valueOf('EVERGREEN_DEMO_PASSWORD'),
    newPassword: valueOf('EVERGREEN_NEW_PASSWORD'),
    ...(channels.ok ? channels.value : { smsUrl: undefined, mail: undefined }),
    secretsKey: variableKeyOf(valueOf('SECRETS_KEY')),
    dataSourceHosts: listedIn(valueOf('DATA_SOURCE_HOSTS') ?? ''),
    fileQuota: quota === undefined ? undefined : Number(quota) * 1024 * 1024,
    s3: s3.ok ? s3.value : undefined,
    cas:
      casUrl === undefined || casService === undefined
        ? undefined
        : { url: casUrl.replace(/\/+$/u, ''), service: casService },
    isStoreAccepted: valueOf('FILE_STORE') === 'accept',
    hasTestProvider: valueOf('THIRD_PARTY_TEST') === 'on',
    frameHosts: listedIn(valueOf('FRAME_HOSTS') ?? ''),
    mapHosts: listedIn(valueOf('MAP_HOSTS') ?? ''),
    trustedProxies: listedIn(valueOf('TRUST_PROXY') ?? ''),
    listCipher: listCipher.ok ? listCipher.value : undefined,
    logLevel: LOG_LEVELS.find((level) => level === valueOf('LOG_LEVEL')) ?? 'info',
    hasAccessLog: valueOf('ACCESS_LOG') !== 'off',
    ...jobSettingsOf(valueOf),
    retention: {
      ...retentionIn('signIns', valueOf('SIGN_IN_LOG_KEEP')),
      ...retentionIn('operations', valueOf('OPERATION_LOG_KEEP')),
      ...retentionIn('dataLog', valueOf('DATA_LOG_KEEP')),
      ...retentionIn('messages', valueOf('MESSAGE_LOG_KEEP')),
    },
  });
}
