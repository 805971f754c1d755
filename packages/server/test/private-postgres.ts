import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where Debian's packages put the programs of each version. */
const VERSIONS_FOLDER = '/usr/lib/postgresql';

/** The account that Debian's package makes; PostgreSQL refuses to run as the superuser of the system. */
const ACCOUNT = 'postgres';

export interface PrivatePostgres {
  /** Address of the superuser's database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server of its own in a temporary folder, reachable by a socket there only; `undefined` when none is installed. */
export async function startPrivatePostgres(): Promise<PrivatePostgres | undefined> {
  const programs = await findPrograms();
  const asAccount = await commandPrefix();
  if (programs === undefined || asAccount === undefined) return undefined;

  const folder = await mkdtemp(join(tmpdir(), 'evergreen-postgres-'));
  if (asAccount.owner !== undefined) await chown(folder, asAccount.owner.user, asAccount.owner.group);
  const data = join(folder, 'data');
  const [command, ...prefix] = [...asAccount.words, join(programs, 'initdb')];
  await run(command ?? '', [
    ...prefix,
    '-D',
    data,
    '-U',
    ACCOUNT,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);

  const settings = [
    'listen_addresses=',
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'max_connections=100',
  ];
  const [server, ...arguments_] = [
    ...asAccount.words,
    ...endsWithParent(),
    join(programs, 'postgres'),
    '-D',
    data,
    '-k',
    folder,
  ];
  const child = spawn(server ?? '', [...arguments_, ...settings.flatMap((setting) => ['-c', setting])], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await isReady(child);
  return {
    url: `postgresql://${ACCOUNT}@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The newest version installed. */
async function findPrograms(): Promise<string | undefined> {
  if (!existsSync(VERSIONS_FOLDER)) return undefined;
  const versions = (await readdir(VERSIONS_FOLDER)).toSorted((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(VERSIONS_FOLDER, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')));
}

interface Prefix {
  readonly words: readonly string[];
  readonly owner?: { readonly user: number; readonly group: number };
}

/** How a command is run as an ordinary account; `undefined` when that is not possible. */
async function commandPrefix(): Promise<Prefix | undefined> {
  if (process.getuid?.() !== 0) return { words: [] };
  if (!hasSetpriv()) return undefined;
  try {
    const [user, group] = await Promise.all([run('id', ['-u', ACCOUNT]), run('id', ['-g', ACCOUNT])]);
    return {
      words: ['setpriv', `--reuid=${ACCOUNT}`, `--regid=${ACCOUNT}`, '--clear-groups'],
      owner: { user: Number(user.stdout), group: Number(group.stdout) },
    };
  } catch {
    return undefined;
  }
}

/** Makes the system stop the server when the run of the tests is killed. */
function endsWithParent(): readonly string[] {
  return hasSetpriv() ? ['setpriv', '--pdeathsig', 'QUIT'] : [];
}

function hasSetpriv(): boolean {
  return spawnSync('setpriv', ['--version']).status === 0;
}

/** Resolves when the server says in its log that it is ready. */
function isReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${lines.join('\n')}`)));
    if (child.stderr === null) throw new Error('The log of PostgreSQL is not piped.');
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
  });
}
