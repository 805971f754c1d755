import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { temporaryFolder } from '../test/temporary-folder.ts';

interface Run {
  readonly child: ChildProcess;
  /** What it had written when it ended, and how it ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
}

function launch(...words: string[]): Run {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const { DATABASE_URL: _url, PORT: _port, ...environment } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts', ...words], { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code: typeof code === 'number' ? code : null, stdout, stderr }));
  return { child, ended };
}

function firstLine({ child }: Run): Promise<string> {
  return new Promise((resolve) => {
    if (child.stdout !== null) createInterface({ input: child.stdout }).once('line', resolve);
  });
}

const announced = v.strictObject({ url: v.string(), username: v.literal('admin'), password: v.nullable(v.string()), ms: v.pipe(v.number(), v.integer(), v.minValue(0)) });

describe('the server as a program', () => {
  it('prints exactly one line for programs, keeps others off its data, and ends at Ctrl-C with code 0', { timeout: 60_000 }, async () => {
    const folder = await temporaryFolder();
    const first = launch('--port', '0', '--data', folder, '--json');
    const line = await firstLine(first);
    const { url, password } = v.parse(announced, JSON.parse(line));
    expect(password).toMatch(/^\w{14}$/u);
    expect(v.parse(v.object({ result: v.unknown() }), await (await fetch(`${url}/api/health`)).json()).result).toEqual({ status: 'ok', engine: 'embedded' });

    const second = await launch('--port', '0', '--data', folder, '--json').ended;
    expect([second.code, second.stdout]).toEqual([1, '']);
    expect(second.stderr).toContain(`in use by process ${first.child.pid}`);

    first.child.kill('SIGINT');
    const { code, stdout, stderr } = await first.ended;
    expect([code, stdout]).toEqual([0, `${line}\n`]);
    expect(stderr).toContain('Ctrl-C again ends it at once');
  });

  it('ends with code 2 and its help at a wrong option, and with code 0 when asked for help', { timeout: 60_000 }, async () => {
    const [wrong, help] = await Promise.all([launch('--prot', '1').ended, launch('--help').ended]);
    expect([wrong.code, wrong.stdout]).toEqual([2, '']);
    expect(wrong.stderr).toMatch(/Unknown option '--prot'[\s\S]*--demo-password/u);
    expect([help.code, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toMatch(/用法：[\s\S]*Usage: /u);
  });
});
