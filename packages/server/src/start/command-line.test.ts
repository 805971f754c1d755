import { describe, expect, it } from 'vitest';

import { parseCommandLine, type ServerCommand } from './command-line.ts';
import type { Environment } from './environment.ts';

const serve: ServerCommand = {
  kind: 'serve',
  port: 8080,
  host: '127.0.0.1',
  dataFolder: '/default',
  databaseUrl: undefined,
  listenUrl: undefined,
  demoPassword: undefined,
  legacyExpiry: false,
  isJson: false,
  isApiOnly: false,
  isEmpty: false,
  smsUrl: undefined,
  mail: undefined,
  secretsKey: undefined,
  dataSourceHosts: [],
  fileQuota: undefined,
  s3: undefined,
  cas: undefined,
  isStoreAccepted: false,
  hasTestProvider: false,
  logLevel: 'info',
  hasAccessLog: true,
  runsJobs: true,
  metricsToken: undefined,
  retention: {},
  frameHosts: [],
  mapHosts: [],
  trustedProxies: [],
  listCipher: undefined,
};

const s3Variables = { S3_BUCKET: 'b', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's', S3_ENDPOINT: 'http://store:9000' };
const s3 = {
  bucket: 'b',
  accessKey: 'k',
  secretKey: 's',
  endpoint: 'http://store:9000',
  region: 'us-east-1',
  prefix: '',
};

const parse = (line: string, environment: Environment = {}) =>
  parseCommandLine(line.split(' ').filter(Boolean), environment, '/default');

describe('the command line', () => {
  it.each<[string, Environment, ServerCommand]>([
    ['', {}, serve],
    ['', { PORT: '', DATABASE_URL: '' }, serve],
    [
      '',
      { CAS_URL: 'https://sso.example/cas/', CAS_SERVICE: 'https://home.example/user/login' },
      { ...serve, cas: { url: 'https://sso.example/cas', service: 'https://home.example/user/login' } },
    ],
    ['', { CAS_URL: '', CAS_SERVICE: '' }, serve],
    ['', { FILE_STORE: 'accept' }, { ...serve, isStoreAccepted: true }],
    [
      '',
      { LOG_LEVEL: 'warn', ACCESS_LOG: 'off', JOBS: 'off', EVERGREEN_METRICS_TOKEN: 'a-token-of-letters' },
      { ...serve, logLevel: 'warn', hasAccessLog: false, runsJobs: false, metricsToken: 'a-token-of-letters' },
    ],
    [
      '',
      { OPERATION_LOG_KEEP: '365', DATA_LOG_KEEP: '730/5000000' },
      {
        ...serve,
        retention: { operations: { days: 365, rows: 1_000_000 }, dataLog: { days: 730, rows: 5_000_000 } },
      },
    ],
    ['', { THIRD_PARTY_TEST: 'on' }, { ...serve, hasTestProvider: true }],
    ['', { THIRD_PARTY_TEST: 'off' }, serve],
    ['', { SMS_URL: 'https://sms.example/send' }, { ...serve, smsUrl: 'https://sms.example/send' }],
    ['', { SMS_URL: '' }, serve],
    [
      '',
      { FRAME_HOSTS: ' https://a.example, http://10.0.0.1:81,' },
      { ...serve, frameHosts: ['https://a.example', 'http://10.0.0.1:81'] },
    ],
    [
      '',
      { MAP_HOSTS: 'https://webapi.amap.com, https://*.amap.com' },
      { ...serve, mapHosts: ['https://webapi.amap.com', 'https://*.amap.com'] },
    ],
    [
      '',
      { TRUST_PROXY: ' 127.0.0.1, 10.0.0.0/8,::1,' },
      { ...serve, trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'] },
    ],
    ['', { TRUST_PROXY: '' }, serve],
    ['', { ...s3Variables, S3_SIGNED_DOWNLOADS: 'off' }, { ...serve, s3: { ...s3, signedDownloads: undefined } }],
    [
      '',
      { ...s3Variables, S3_SIGNED_DOWNLOADS: 'on' },
      { ...serve, s3: { ...s3, signedDownloads: { endpoint: undefined } } },
    ],
    [
      '',
      { ...s3Variables, S3_SIGNED_DOWNLOADS: 'on', S3_PUBLIC_ENDPOINT: 'https://files.example' },
      { ...serve, s3: { ...s3, signedDownloads: { endpoint: 'https://files.example' } } },
    ],
    ['', { LIST_KEY: '' }, serve],
    ['', { LIST_KEY: 'ab'.repeat(32) }, { ...serve, listCipher: { algorithm: 'aes-256-gcm', key: 'ab'.repeat(32) } }],
    [
      '',
      { LIST_KEY: '0123456789abcdef', LIST_CIPHER: 'aes-128-cbc', LIST_IV: 'fedcba9876543210' },
      { ...serve, listCipher: { algorithm: 'aes-128-cbc', key: '0123456789abcdef', iv: 'fedcba9876543210' } },
    ],
    ['', { PORT: '9000' }, { ...serve, port: 9000 }],
    ['--port 0', { PORT: '9000' }, { ...serve, port: 0 }],
    [
      '--port=81 --host 0.0.0.0 --data d --json --demo-password 12345678 --legacy-expiry --api-only --empty',
      { DATABASE_URL: 'postgresql://u@h/d', EVERGREEN_LISTEN_URL: 'postgres://u@direct/d' },
      {
        kind: 'serve',
        port: 81,
        host: '0.0.0.0',
        dataFolder: 'd',
        databaseUrl: 'postgresql://u@h/d',
        listenUrl: 'postgres://u@direct/d',
        demoPassword: '12345678',
        legacyExpiry: true,
        isJson: true,
        isApiOnly: true,
        isEmpty: true,
        smsUrl: undefined,
        mail: undefined,
        secretsKey: undefined,
        dataSourceHosts: [],
        fileQuota: undefined,
        s3: undefined,
        cas: undefined,
        isStoreAccepted: false,
        hasTestProvider: false,
        logLevel: 'info',
        hasAccessLog: true,
        runsJobs: true,
        metricsToken: undefined,
        retention: {},
        frameHosts: [],
        mapHosts: [],
        trustedProxies: [],
        listCipher: undefined,
      },
    ],
    ['', { EVERGREEN_DEMO_PASSWORD: 'from variable' }, { ...serve, demoPassword: 'from variable' }],
    ['', { EVERGREEN_DEMO_PASSWORD: '', EVERGREEN_NEW_PASSWORD: '' }, serve],
    [
      '--demo-password from-flag',
      { EVERGREEN_DEMO_PASSWORD: 'from variable' },
      { ...serve, demoPassword: 'from-flag' },
    ],
    ['--ask-password', { EVERGREEN_DEMO_PASSWORD: 'from variable' }, { ...serve, asksPassword: true }],
    [
      'clean-files --dry-run --data d',
      {},
      { kind: 'cleanFiles', isDryRun: true, dataFolder: 'd', databaseUrl: undefined, s3: undefined },
    ],
    [
      'doctor --json',
      { DATABASE_URL: 'postgres://e', SECRETS_KEY: 'ab'.repeat(32) },
      {
        kind: 'doctor',
        isJson: true,
        dataFolder: '/default',
        databaseUrl: 'postgres://e',
        hasSecretsKey: true,
        s3: undefined,
      },
    ],
    [
      'doctor --data d',
      {},
      { kind: 'doctor', isJson: false, dataFolder: 'd', databaseUrl: undefined, hasSecretsKey: false, s3: undefined },
    ],
    [
      'backup b --with-files --data d',
      s3Variables,
      {
        kind: 'backup',
        folder: 'b',
        hasFiles: true,
        hasKeys: false,
        isStoredElsewhere: true,
        dataFolder: 'd',
        databaseUrl: undefined,
      },
    ],
    [
      'restore b --replace',
      {},
      {
        kind: 'restore',
        place: 'b',
        isReplacing: true,
        isConfirmed: false,
        dataFolder: '/default',
        databaseUrl: undefined,
      },
    ],
    ['move', { DATABASE_URL: 'postgres://e' }, { kind: 'move', dataFolder: '/default', databaseUrl: 'postgres://e' }],
    [
      'seed --empty --demo-password long-enough',
      {},
      { kind: 'seed', demoPassword: 'long-enough', isEmpty: true, dataFolder: '/default', databaseUrl: undefined },
    ],
    ['recount --data d', {}, { kind: 'recount', isDryRun: false, dataFolder: 'd', databaseUrl: undefined }],
    [
      'reset-password admin',
      { EVERGREEN_NEW_PASSWORD: 'from variable' },
      {
        kind: 'resetPassword',
        username: 'admin',
        password: 'from variable',
        dataFolder: '/default',
        databaseUrl: undefined,
      },
    ],
    [
      'reset-password admin --ask-password',
      {},
      {
        kind: 'resetPassword',
        username: 'admin',
        password: undefined,
        asksPassword: true,
        dataFolder: '/default',
        databaseUrl: undefined,
      },
    ],
    ['--help --port x', {}, { kind: 'help' }],
    ['-h', {}, { kind: 'help' }],
    [
      'reset-password admin',
      {},
      { kind: 'resetPassword', username: 'admin', password: undefined, dataFolder: '/default', databaseUrl: undefined },
    ],
    [
      'reset-password admin --password 12345678 --data d',
      {},
      { kind: 'resetPassword', username: 'admin', password: '12345678', dataFolder: 'd', databaseUrl: undefined },
    ],
  ])('reads %j with %j', (line, environment, command) => {
    expect(parse(line, environment)).toEqual({ ok: true, value: command });
  });

  it.each([
    ['--prot 1', "The command line is not right: Unknown option '--prot'"],
    ['--port', "The command line is not right: Option '--port <value>' argument missing"],
    ['--json=yes', "The command line is not right: Option '--json' does not take an argument"],
    ['--port 65536', '"65536" is no port; give a whole number from 0 to 65535'],
    ['--port -1', "The command line is not right: Option '--port' argument is ambiguous."],
    ['--port 8o80', '"8o80" is no port; give a whole number from 0 to 65535'],
    ['--data=', '--data needs a value'],
    ['--demo-password 1234567', '--demo-password takes 8 to 128 characters'],
    [`--demo-password ${'x'.repeat(129)}`, '--demo-password takes 8 to 128 characters'],
    ['--password 12345678', 'The start of the server takes no --password, which is for: reset-password'],
    ['--dry-run', 'The start of the server takes no --dry-run, which is for: clean-files, recount'],
    ['--with-files', 'The start of the server takes no --with-files, which is for: backup'],
    ['restore b --with-keys', 'restore takes no --with-keys, which is for: backup'],
    ['backup b --dry-run', 'backup takes no --dry-run, which is for: clean-files, recount'],
    ['doctor --port 80', 'doctor takes no --port, which is for: the start of the server'],
    ['seed --ask-password', 'seed takes no --ask-password, which is for: the start of the server, reset-password'],
    ['--ask-password --demo-password 12345678', 'Use either --demo-password or --ask-password'],
    ['reset-password a --ask-password --password 12345678', 'Use either --password or --ask-password'],
    ['launch', 'There is no command "launch"'],
    ['constructor --port 80', 'There is no command "constructor"'],
    ['reset-password', 'Name the user: reset-password <username>'],
    ['backup', 'Name the backup: backup <new folder>, restore <backup>'],
    ['restore a b', 'Name the backup: backup <new folder>, restore <backup>'],
    ['move', 'Name the PostgreSQL database to move to in DATABASE_URL.'],
    ['move there', 'There is no command "move"'],
    ['reset-password a b', 'Name the user: reset-password <username>'],
    ['reset-password a --password short', '--password takes 8 to 128 characters'],
  ])('refuses %j', (line, message) => {
    const parsed = parse(line);
    expect(parsed.ok ? parsed.value : parsed.error['en-US'].split('\n')[0]).toBe(message);
  });

  it.each([
    ['', { EVERGREEN_DEMO_PASSWORD: 'short' }, 'EVERGREEN_DEMO_PASSWORD takes 8 to 128 characters'],
    ['reset-password a', { EVERGREEN_NEW_PASSWORD: 'short' }, 'EVERGREEN_NEW_PASSWORD takes 8 to 128 characters'],
    [
      '',
      { TRUST_PROXY: '127.0.0.1,proxy.example' },
      '"proxy.example" in TRUST_PROXY is no address; write an IP address or a network, such as 127.0.0.1 or 10.0.0.0/8',
    ],
    [
      '',
      { TRUST_PROXY: '0.0.0.0/0' },
      '"0.0.0.0/0" in TRUST_PROXY is no address; write an IP address or a network, such as 127.0.0.1 or 10.0.0.0/8',
    ],
    [
      '',
      { TRUST_PROXY: '10.0.0.0/33' },
      '"10.0.0.0/33" in TRUST_PROXY is no address; write an IP address or a network, such as 127.0.0.1 or 10.0.0.0/8',
    ],
  ])('refuses %j with %j', (line, environment, message) => {
    const parsed = parse(line, environment);
    expect(parsed.ok ? parsed.value : parsed.error['en-US']).toBe(message);
  });

  it('refuses the address of another kind of database', () => {
    const parsed = parse('', { DATABASE_URL: 'mysql://h/d' });
    expect(parsed.ok ? parsed.value : parsed.error['en-US']).toBe(
      'DATABASE_URL must begin with postgresql:// or postgres://',
    );
  });

  it.each<Environment>([
    { LIST_KEY: 'short' },
    { LIST_KEY: 'ab'.repeat(32), LIST_CIPHER: 'des' },
    { LIST_KEY: 'ab'.repeat(32), LIST_CIPHER: 'aes-128-ecb' },
  ])('refuses to encrypt lists with %j', (environment) => {
    const parsed = parse('', environment);
    expect(parsed.ok ? parsed.value : parsed.error['en-US']).toMatch(/^LIST_CIPHER is aes-256-gcm/u);
  });

  it.each(['sms.example', 'ftp://sms.example/', 'javascript:alert(1)'])(
    'refuses to send text messages to %j',
    (address) => {
      const parsed = parse('', { SMS_URL: address });
      expect(parsed.ok ? parsed.value : parsed.error['en-US']).toBe(
        'SMS_URL must be an address that begins with https:// or http://',
      );
    },
  );
});
