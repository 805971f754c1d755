import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import * as v from 'valibot';

import { temporaryFolder } from '../../test/temporary-folder.ts';
import { serverClock } from '../system-clock.ts';
import { announcement, jsonAnnouncement } from './announcement.ts';
import type { ServeCommand } from './command-line.ts';
import { createLineLogger } from './line-logger.ts';
import { openPlatform } from './open-platform.ts';
import { resetPassword } from './reset-password.ts';
import { startServer, type RunningServer, type StartDependencies } from './start-server.ts';

const dependencies = {
  clock: serverClock,
  logger: createLineLogger(() => undefined, serverClock.now),
  applicationFolder: '/nowhere',
};

const command = (dataFolder: string, changes: Partial<ServeCommand> = {}): ServeCommand => ({
  kind: 'serve',
  port: 0,
  host: '127.0.0.1',
  dataFolder,
  databaseUrl: undefined,
  listenUrl: undefined,
  demoPassword: undefined,
  legacyExpiry: false,
  isJson: true,
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
  runsJobs: false,
  metricsToken: undefined,
  retention: {},
  frameHosts: [],
  mapHosts: [],
  trustedProxies: [],
  listCipher: undefined,
  ...changes,
});

async function started(serve: ServeCommand, parts: StartDependencies = dependencies): Promise<RunningServer> {
  const server = await startServer(serve, parts);
  if (!server.ok) throw new Error(server.error['en-US']);
  return server.value;
}

async function canSignIn(url: string, password: string, username = 'admin'): Promise<boolean> {
  const answer = await fetch(`${url}/api/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return v.parse(v.object({ success: v.boolean() }), await answer.json()).success;
}

function listening(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => resolve(server));
    onTestFinished(() => new Promise((done) => server.close(() => done())));
  });
}

/** A data folder as the server leaves it after its first start, with rows of the demonstration. */
async function seededDataFolder(): Promise<string> {
  const folder = await temporaryFolder();
  cpSync(inject('seededFolder'), join(folder, 'pglite'), { recursive: true });
  return folder;
}

const reset = (dataFolder: string, username = 'admin') =>
  resetPassword(
    { kind: 'resetPassword', username, password: undefined, dataFolder, databaseUrl: undefined },
    serverClock,
    dependencies.logger,
  );

describe('starting the server', () => {
  it('R-35 shows the password at the first start only, keeps the data, and finishes the calls that run when it stops', async () => {
    const folder = join(await temporaryFolder(), 'data');
    const first = await started(command(folder));
    expect(first).toMatchObject({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/u),
      username: 'admin',
      password: expect.stringMatching(/^\w{7}-\w{7}$/u),
    });
    const password = first.password ?? '';
    expect(JSON.parse(jsonAnnouncement(first, 1234))).toEqual({
      url: first.url,
      username: 'admin',
      password,
      ms: 1234,
    });
    expect(announcement(first, 1234).split('\n').slice(4, 6)).toEqual([
      '  其他演示账号 Other demonstration accounts: clerk 活动专员，desk 办事员，auditor 审核员，supervisor 监管人员',
      `  密码 Password: ${password}`,
    ]);
    const staff = [
      'admin',
      'clerk',
      'desk',
      'auditor',
      'supervisor',
      'zhangwei',
      'liuyang',
      'chenjing',
      'yangli',
      'zhaoqiang',
    ];
    const calls = staff.map((username) => canSignIn(first.url, password, username));
    // All of them are under way once the first is answered: four hashes run at a time.
    await Promise.race(calls);
    const [answers] = await Promise.all([Promise.all(calls), first.stop()]);
    expect(answers).toEqual(staff.map(() => true));
    await expect(fetch(first.url)).rejects.toThrow('fetch failed');

    const given = await reset(folder);
    const second = await started(command(folder, { demoPassword: 'another-password' }));
    expect(second.password).toBeNull();
    expect([
      await canSignIn(second.url, password, 'clerk'),
      await canSignIn(second.url, 'another-password', 'clerk'),
      await canSignIn(second.url, password),
      await canSignIn(second.url, given.ok ? given.value : ''),
    ]).toEqual([true, false, false, true]);
    expect(jsonAnnouncement(second, 5)).toBe(`{"url":"${second.url}","username":"admin","password":null,"ms":5}\n`);
    await second.stop();
  });

  it('says which resource has no table, and what to run, in place of the words of the database', async () => {
    const folder = await seededDataFolder();
    const opened = await openPlatform({ dataFolder: folder, databaseUrl: undefined }, serverClock, dependencies.logger);
    if (!opened.ok) throw new Error(opened.error['en-US']);
    await opened.value.orm.execute(sql`alter table activity rename to activity_away`);
    await opened.value.close();
    const refused = await startServer(command(folder), dependencies);
    expect(refused.ok ? '' : refused.error['en-US']).toBe(
      'The table activity of the resource "Activities" (activity) is missing: it has no migration. Run pnpm --filter @evergreen/server exec tsx src/db/draft-migration.ts activity to draft one, check it, then start again.',
    );
  });

  it('SAFE-06 does not start with a damaged key, says what to do, and lets go of the data folder', async () => {
    const folder = await seededDataFolder();
    writeFileSync(join(folder, 'secrets.key'), 'cut off');
    const refused = await startServer(command(folder), dependencies);
    expect(refused.ok ? '' : refused.error['en-US']).toContain('secrets.key is damaged');
    rmSync(join(folder, 'secrets.key'));
    await (await started(command(folder))).stop();
  });

  it('says that the port is taken, without touching the data', async () => {
    const folder = join(await temporaryFolder(), 'data');
    const address = (await listening()).address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const refused = await startServer(command(folder, { port }), dependencies);
    expect(refused).toEqual({
      ok: false,
      error: {
        'zh-CN': `端口 ${port}（127.0.0.1）已被占用。请停止占用它的程序，或用 --port 指定另一个端口。`,
        'en-US': `Port ${port} on 127.0.0.1 is in use. Stop what uses it, or name another one with --port.`,
      },
    });
    expect(existsSync(folder)).toBe(false);
  });

  it('says that it cannot listen on an address of another machine', async () => {
    const folder = join(await temporaryFolder(), 'data');
    const refused = await startServer(command(folder, { host: '192.0.2.1', port: 18_080 }), dependencies);
    expect(refused.ok ? '' : refused.error['en-US']).toMatch(/^Cannot listen on 192\.0\.2\.1:18080: /u);
    expect(existsSync(folder)).toBe(false);
  });
});

describe('a server that was started with a password, on a volume with little room, for everybody', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evergreen-data-'));
  let server: RunningServer | undefined;
  beforeAll(async () => {
    const serve = command(folder, { demoPassword: 'given-password', isEmpty: true, host: '0.0.0.0' });
    server = await started(serve, { ...dependencies, measureFreeSpace: async () => 300_000_000 });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  });
  const running = (): RunningServer => {
    if (server === undefined) throw new Error('The server runs inside a test only.');
    return server;
  };

  it('took it at its first start, and names this machine where everybody is let in', async () => {
    const { password, url } = running();
    expect([password, await canSignIn(url, 'given-password')]).toEqual(['given-password', true]);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/u);
  });

  it('R-25 warns of a volume with little room, and serves', async () => {
    expect(running().warnings.map((warning) => warning['en-US'])).toEqual([
      `The volume of the data folder ${folder} has 300 MB free; below 200 MB nothing can be saved. Free some room in time.`,
    ]);
    expect(await canSignIn(running().url, 'given-password')).toBe(true);
  });

  it('keeps the data folder: whoever wants it learns who has it, and the server runs on', async () => {
    const second = await startServer(command(folder), dependencies);
    expect(second.ok ? '' : second.error['en-US']).toBe(
      `The data folder ${folder} is in use by process ${process.pid}. Stop that process, or name another folder with --data.`,
    );
    expect(await reset(folder)).toEqual(second);
    expect(await canSignIn(running().url, 'given-password')).toBe(true);
  });
});

describe('resetting a password', () => {
  it('says which user or folder is not there, and makes no folder', async () => {
    const folder = join(await temporaryFolder(), 'data');
    const missing = await reset(folder);
    expect(missing.ok ? '' : missing.error['en-US']).toBe(
      `There is no data folder ${folder}. Start once first, or name the folder with --data.`,
    );
    expect(existsSync(folder)).toBe(false);
    const unknown = await reset(await seededDataFolder(), 'nobody');
    expect(unknown.ok ? '' : unknown.error['en-US']).toBe('There is no user "nobody"');
  });
});
