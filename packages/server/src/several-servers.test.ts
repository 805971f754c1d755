import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import * as v from 'valibot';

import { fakeLogger } from '@evergreen/core/testing';

import { newDatabaseName, PASSWORD, postgresDatabaseUrl, tellPostgres } from '../test/database-templates.ts';
import { askForSocket, type ListeningSocket } from '../test/raw-socket.ts';
import { announcedLine, launchServer } from '../test/server-program.ts';
import { openTcpBalancer } from '../test/tcp-balancer.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { openDatabase, type Database } from './db/index.ts';
import { seedIdentifier } from './db/seed/seed-random.ts';
import { addJob, withoutSeededJobs } from './modules/schedule/job/job-engine.testing.ts';
import { serverClock } from './system-clock.ts';

const SERVERS = 3;
const JOB = 'job';
/** It is due every ten seconds. */
const TICKS = 'ticks';
const envelope = v.object({ success: v.boolean(), result: v.unknown() });
const PATIENCE = { timeout: 60_000, interval: 200 };

/** Server programs on one PostgreSQL, whose jobs run when they are told to. */
async function startServers() {
  const server = inject('postgresUrl') ?? '';
  const name = newDatabaseName(inject('runName'));
  await tellPostgres(server, `create database ${name} template ${inject('seededDatabase')}`);
  onTestFinished(() => tellPostgres(server, `drop database ${name} with (force)`));
  const url = postgresDatabaseUrl(server, name);
  const dataFolder = await temporaryFolder();
  const opened = await openDatabase({ url, dataFolder, clock: serverClock, logger: fakeLogger() });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const database = opened.value;
  onTestFinished(() => database.close());
  await withoutSeededJobs(database);
  await addJob(database, JOB, { next: serverClock.now(), status: '-1', nextFireTime: null });
  await addJob(database, TICKS, { next: serverClock.now(), cronExpression: '*/10 * * * * ? *' });
  const programs: { readonly origin: string; kill(): Promise<unknown> }[] = [];
  const variables = { DATABASE_URL: url, SECRETS_KEY: 'ab'.repeat(32) };
  for (let count = 0; count < SERVERS; count += 1) {
    const program = launchServer(['--port', '0', '--data', dataFolder, '--json', '--api-only'], variables);
    const kill = async () => {
      program.child.kill('SIGKILL');
      await program.ended;
    };
    onTestFinished(kill);
    const { url: origin } = v.parse(v.object({ url: v.string() }), JSON.parse(await announcedLine(program)));
    programs.push({ origin, kill });
  }
  return {
    database,
    programs,
    /** Cuts every connection, and lets nobody in any more. */
    async takeAway() {
      await tellPostgres(server, `alter database ${name} allow_connections false`);
      await tellPostgres(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    },
    giveBack: () => tellPostgres(server, `alter database ${name} allow_connections true`),
  };
}

/** Asks a server by a connection of its own. */
async function ask(origin: string, method: string, path: string, token = '', body?: object) {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { 'x-access-token': token, connection: 'close', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { success, result } = v.parse(envelope, await answer.json());
  expect([method, path, success]).toEqual([method, path, true]);
  return result;
}

async function signIn(origin: string, username: string): Promise<string> {
  const result = await ask(origin, 'POST', '/sys/login', '', { username, password: PASSWORD });
  return v.parse(v.object({ token: v.string() }), result).token;
}

async function release(origin: string, token: string, titile: string): Promise<void> {
  const draft = { titile, msgCategory: '1', priority: 'H', msgType: 'ALL', msgAbstract: titile };
  const added = await ask(origin, 'POST', '/sys/annountCement/add', token, draft);
  const { id } = v.parse(v.object({ id: v.string() }), added);
  await ask(origin, 'GET', `/sys/annountCement/doReleaseData?id=${id}`, token);
}

const released = ({ heard }: ListeningSocket) =>
  heard
    .map((text) => v.parse(v.object({ cmd: v.string(), msgTxt: v.optional(v.string()) }), JSON.parse(text)))
    .flatMap(({ cmd, msgTxt }) => (cmd === 'topic' ? [msgTxt] : []));

/** How the runs of a job ended, or that they go on. */
async function runsOf({ orm }: Database, job: string): Promise<readonly string[]> {
  const rows = await orm.execute<{ status: string }>(
    sql`select status from sys_job_run where job_id = ${job} order by planned_at`,
  );
  return rows.map(({ status }) => status);
}

const isWell = async (origin: string) => (await fetch(`${origin}/api/health`)).status === 200;

/** Runs of a job that ended, told to run at a server. */
async function runJob(origin: string, token: string, database: Database): Promise<number> {
  // Nobody waits here until a job may be told to run again.
  await database.orm.execute(
    sql`update sys_job_run set planned_at = planned_at - interval '1 minute' where job_id = ${JOB}`,
  );
  await ask(origin, 'GET', `/sys/quartzJob/execute?id=${JOB}`, token);
  await expect
    .poll(async () => (await runsOf(database, JOB)).every((status) => status === 'done'), PATIENCE)
    .toBe(true);
  return (await runsOf(database, JOB)).length;
}

describe.skipIf(inject('postgresUrl') === null)('several server programs on one PostgreSQL', () => {
  it('API-07 SOCK-11 share sockets, remembered data and jobs behind a balancer, also when one is killed with kill -9, or their database is away for a while', async () => {
    const { database, programs, takeAway, giveBack } = await startServers();
    const balancer = await openTcpBalancer(programs.map(({ origin }) => origin));
    onTestFinished(() => balancer.close());
    const { origin } = balancer;
    const [admin, clerk] = [await signIn(origin, 'admin'), await signIn(origin, 'clerk')];
    const listen = async (at: string) => {
      const listener = askForSocket({ origin: at, userId: seedIdentifier('user', 'clerk'), token: clerk });
      onTestFinished(() => listener.socket.terminate());
      await listener.opened;
      return listener;
    };
    const listeners: ListeningSocket[] = [];
    for (const program of programs) listeners.push(await listen(program.origin));

    // What was remembered by every process is read again by each when it changed at one.
    const items = (at: string) => ask(at, 'GET', '/sys/dict/getDictItems/activity_target', admin);
    for (const program of programs) await items(program.origin);
    const [dictionary] = await database.orm.execute<{ id: string }>(
      sql`select id from sys_dict where dict_code = 'activity_target'`,
    );
    const item = { dictId: dictionary?.id, itemText: '无人机', itemValue: 'drone', sortOrder: 99 };
    await ask(origin, 'POST', '/sys/dictItem/add', admin, item);
    for (const program of programs) expect(JSON.stringify(await items(program.origin))).toContain('无人机');

    await release(origin, admin, '一');
    for (const listener of listeners) await expect.poll(() => released(listener), PATIENCE).toEqual(['一']);
    expect(await runJob(origin, admin, database)).toBe(1);

    const cut = listeners[0]?.ended;
    balancer.kill(0);
    await programs[0]?.kill();
    expect(await cut).toBe('1006');
    const again = await listen(origin);
    await release(origin, admin, '二');
    for (const listener of listeners.slice(1))
      await expect.poll(() => released(listener), PATIENCE).toEqual(['一', '二']);
    await expect.poll(() => released(again), PATIENCE).toEqual(['二']);
    expect(await runJob(origin, admin, database)).toBe(2);

    // The database goes away while jobs run, and comes back: nothing has to be started again.
    const ticked = (await runsOf(database, TICKS)).length;
    await takeAway();
    await expect.poll(() => isWell(origin), PATIENCE).toBe(false);
    await giveBack();
    await expect.poll(() => isWell(origin), PATIENCE).toBe(true);
    expect(await runJob(origin, admin, database)).toBe(3);
    await expect.poll(async () => (await runsOf(database, TICKS)).length, PATIENCE).toBeGreaterThan(ticked + 1);
    // One that was cut is taken over when its lease is over.
    const others = async () => (await runsOf(database, TICKS)).slice(0, -1).filter((status) => status !== 'done');
    await expect.poll(others, { ...PATIENCE, timeout: 120_000 }).toEqual([]);
    await release(origin, admin, '三');
    await expect.poll(() => released(again), PATIENCE).toEqual(['二', '三']);
  });
});
