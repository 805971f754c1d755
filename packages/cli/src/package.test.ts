import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answers } from './testing/wire-samples.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-cli-'));
const installed = path.join(folder, 'empty');
const program = path.join(installed, 'node_modules/.bin/evergreen');

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Situation {
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** Runs a program with nothing in its environment but a path and a home of its own. */
function ended(
  file: string,
  words: readonly string[],
  { cwd, environment = {}, input = '' }: Situation,
): Promise<Ended> {
  const surroundings = { PATH: env['PATH'], HOME: path.join(folder, 'home'), ...environment };
  return new Promise((resolve) => {
    const child = execFile(file, [...words], { cwd, env: surroundings }, (problem, out, err) => {
      resolve({ code: problem === null ? 0 : Number(problem.code ?? -1), out, err });
    });
    // A program that asks for nothing may have ended before it is given anything.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

let server: Server;
let address = '';

beforeAll(async () => {
  await build({
    root: packageFolder,
    configFile: path.join(packageFolder, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: path.join(folder, 'package/dist'), emptyOutDir: true },
  });
  cpSync(path.join(packageFolder, 'package.json'), path.join(folder, 'package/package.json'));
  const packed = await ended('npm', ['pack', '--silent'], { cwd: path.join(folder, 'package') });
  mkdirSync(installed);
  writeFileSync(path.join(installed, 'package.json'), '{"private":true}');
  const tarball = path.join(folder, 'package', packed.out.trim());
  const result = await ended('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', tarball], {
    cwd: installed,
  });
  if (result.code !== 0) throw new Error(`The package cannot be installed: ${packed.err}${result.out}${result.err}`);

  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = Object.entries(answers).find(([call]) => call === `${request.method} ${pathname}`)?.[1];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: answer !== undefined, message: '', code: 200, ...answer }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The server listens on no port');
  address = `http://127.0.0.1:${at.port}`;
}, 120_000);

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  rmSync(folder, { recursive: true });
});

describe('the packed program', () => {
  it('CLI-04 runs where nothing but its package is installed', async () => {
    const modules = readdirSync(path.join(installed, 'node_modules')).filter((name) => !name.startsWith('.'));
    const inside = readdirSync(path.join(installed, 'node_modules/@evergreen'));
    const environment = { EVERGREEN_HOME: path.join(folder, 'kept'), EVERGREEN_URL: address };
    const situation = { cwd: installed, environment };
    const runs = [
      await ended(program, ['--version'], situation),
      await ended(program, ['whoami'], situation),
      await ended(program, ['login', '--username', 'admin', '--password-stdin', '--json'], {
        ...situation,
        input: 'secret-1\n',
      }),
      await ended(program, ['list', 'activity', '--json'], situation),
      await ended(program, ['permission', 'explain', 'activity:none'], situation),
      await ended(program, ['logout'], situation),
      await ended(program, ['whoami', '--lang', 'en-US'], situation),
    ];
    expect({
      modules,
      inside,
      runs: runs.map(({ code, out, err }) => [code, out.split('\n')[0]?.slice(0, 60), err]),
    }).toEqual({
      modules: ['@evergreen'],
      inside: ['cli'],
      runs: [
        [0, '0.1.0', ''],
        [1, '', `尚未登录 ${address}，请先运行 evergreen login\n`],
        [0, `{"url":"${address}","username":"admin","realname":"管理员"}`.slice(0, 60), ''],
        [0, expect.stringMatching(/^\{"id":"a1",/u), '没有输出全部记录：1-10 共 22 条。加 --all 输出全部\n'],
        [1, expect.stringMatching(/^“activity:none” 不允许，按钮隐藏/u), ''],
        [0, `已退出 ${address}`, ''],
        [1, '', `Not signed in to ${address}: run evergreen login first\n`],
      ],
    });
  });

  it('CLI-04 checks cron expressions, identity cards and fields where nothing but its package is installed', async () => {
    const situation = { cwd: installed, environment: { EVERGREEN_URL: 'http://127.0.0.1:1' } };
    const table = path.join(folder, 'staff.csv');
    // 号码, then a right and a wrong number, in GB18030.
    writeFileSync(
      table,
      Buffer.concat([Uint8Array.from([0xba, 0xc5, 0xc2, 0xeb]), Buffer.from('\r\n11010519491231002X\r\n123\r\n')]),
    );
    const inTable = ['--csv', table, '--column', '号码', '--encoding', 'gb18030'];
    expect([
      await ended(
        program,
        ['cron', 'next', '0 30 2 * * ?', '--zone', 'Europe/London', '--from', '2026-03-29', '--json'],
        situation,
      ),
      await ended(program, ['cron', 'validate'], { ...situation, input: '@daily\n0 0 25 * * ?\n' }),
      await ended(program, ['idcard', '11010519491231002X'], situation),
      await ended(program, ['idcard', ...inTable], situation),
      await ended(program, ['validate', 'mobile'], { ...situation, input: '13800000000\n' }),
      await ended(program, ['password', '--count', '2'], situation),
    ]).toEqual([
      {
        code: 0,
        out: '{"row":1,"expression":"0 30 2 * * ?","valid":true,"fire":"2026-03-29T02:30:00+01:00","instant":1774747800000}\n',
        err: '',
      },
      {
        code: 1,
        out: '@daily\t正确\n',
        err: '第 2 行 “0 0 25 * * ?”第 5 个字符：“时”中的 25 超出范围，应为 0 到 23\n',
      },
      { code: 0, out: '11010519491231002X\t正确\t1949-12-31\t女\t北京市朝阳区\n', err: '' },
      { code: 1, out: '3\t123\t应为 18 位或 15 位，这里是 3 位\n', err: '共检查 2 行，有误 1 行\n' },
      { code: 0, out: '1\t13800000000\t正确\n', err: '' },
      { code: 0, out: expect.stringMatching(/^(?:[A-Za-z0-9]{8}\n){2}$/u), err: '' },
    ]);
  });

  it('CLI-03 loads neither a network library nor state machines for a command that needs no server', () => {
    const built = path.join(installed, 'node_modules/@evergreen/cli/dist');
    const loaded = new Set<string>();
    const waiting = [
      'bin.js',
      ...readdirSync(path.join(built, 'parts'))
        .filter((name) => /^(?:cron|idcard|validate|password|openapi)\.action/u.test(name))
        .map((name) => `parts/${name}`),
    ];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (loaded.has(file)) continue;
      loaded.add(file);
      const source = readFileSync(path.join(built, file), 'utf8');
      const eager = source.replaceAll(/Promise\.resolve\(\)\.then\(.*?require\(.*?\)/gu, '');
      for (const [, part = ''] of eager.matchAll(/require\([`"']\.\/(?:parts\/)?([^`"']+)[`"']\)/gu))
        if (part !== 'bin.js') waiting.push(`parts/${part}`);
    }
    // A hash has eight characters and may hold a dash itself.
    const names = [...loaded].map((file) => path.basename(file).replace(/-[\w-]{8}\.js$/u, ''));
    const actions = ['cron.action', 'idcard.action', 'openapi.action', 'password.action', 'validate.action'];
    expect(names.filter((name) => actions.includes(name)).toSorted()).toEqual(actions);
    expect(names.filter((name) => /axios|open-core|node-ports/u.test(name))).toEqual([]);
    expect([...loaded].filter((file) => /xstate/iu.test(readFileSync(path.join(built, file), 'utf8')))).toEqual([]);
  });

  it('CLI-03 helps and completes without a server or a browser, in hardly more than the time that Node takes to start', async () => {
    const nowhere = { cwd: installed, environment: { EVERGREEN_URL: 'http://127.0.0.1:1' } };
    // Processor time of the program itself: other work of the machine adds to what passes on the wall.
    const meter = 'process.on("exit", () => process.stderr.write(String(process.cpuUsage().user)))';
    const milliseconds = async (words: readonly string[]) => {
      const { code, err } = await ended(execPath, ['--import', `data:text/javascript,${meter}`, ...words], nowhere);
      expect(code).toBe(0);
      return Number(err) / 1000;
    };
    const bare: number[] = [];
    const ours: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      bare.push(await milliseconds(['--eval', '0']));
      ours.push(await milliseconds([program, '--help']));
    }
    // The quickest of several rounds: the machine's other work only ever adds.
    expect(Math.min(...ours) - Math.min(...bare)).toBeLessThan(250);
    expect(await ended(program, ['__complete', 'permission', ''], nowhere)).toEqual({
      code: 0,
      out: 'explain\nholders\ndiff\npreview\n',
      err: '',
    });
  });

  it('completes words in bash', async () => {
    const script =
      'source <(evergreen completion bash); COMP_WORDS=(evergreen lo); COMP_CWORD=1; _evergreen; echo "${COMPREPLY[*]}"';
    const environment = { PATH: `${path.dirname(program)}:${env['PATH'] ?? ''}` };
    expect(await ended('bash', ['-c', script], { cwd: installed, environment })).toEqual({
      code: 0,
      out: 'login logout\n',
      err: '',
    });
  });

  it('does not mind that its reader stops early', async () => {
    const environment = { PATH: `${path.dirname(program)}:${env['PATH'] ?? ''}` };
    expect(
      await ended('bash', ['-c', 'set -o pipefail; evergreen list --help | head -n 1'], {
        cwd: installed,
        environment,
      }),
    ).toEqual({
      code: 0,
      out: '用法： evergreen list [options] <resource>\n',
      err: '',
    });
  });
});
