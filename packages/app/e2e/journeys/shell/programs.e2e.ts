import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD, runServer } from '../../fixtures/server-process.ts';

const program = fileURLToPath(new URL('../../../../cli/dist/bin.js', import.meta.url));

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

test.describe('the command line', () => {
  let home = '';

  test.beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'evergreen-cli-'));
  });

  test.afterAll(() => rm(home, { recursive: true, force: true }));

  const run = (url: string, parameters: readonly string[], password = DEMO_PASSWORD) =>
    new Promise<Ended>((resolve) => {
      const env = { PATH: process.env['PATH'], EVERGREEN_HOME: home, EVERGREEN_URL: url, EVERGREEN_PASSWORD: password };
      execFile(process.execPath, [program, '--lang', 'zh-CN', ...parameters], { env }, (problem, stdout, stderr) =>
        resolve({ code: problem === null ? 0 : Number(problem.code), stdout, stderr }),
      );
    });

  test('signs in and lists activities through the same core against the same server', async ({ server }) => {
    const wrong = await run(server.url, ['login', '--username', 'clerk'], 'wrong-password');
    expect({ code: wrong.code, stdout: wrong.stdout, says: wrong.stderr.includes('用户名或密码错误') }).toEqual({
      code: 1,
      stdout: '',
      says: true,
    });

    const signedIn = await run(server.url, ['login', '--username', 'clerk']);
    expect({ code: signedIn.code, stderr: signedIn.stderr }).toEqual({ code: 0, stderr: '' });

    const listed = await run(server.url, ['list', 'activity', '--size', '20', '--json']);
    const rows = listed.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect({ code: listed.code, stderr: listed.stderr, count: rows.length }).toEqual({
      code: 0,
      stderr: expect.stringMatching(/^没有输出全部记录：1-20 共 \d+ 条。加 --all 输出全部\n$/u),
      count: 20,
    });
    expect(Object.keys(rows[0])).toEqual(
      expect.arrayContaining(['id', 'title', 'typeId', 'typeId_dictText', 'createTime']),
    );

    const refused = await run(server.url, ['permission', 'explain', 'activity:delete']);
    expect(refused.code).toBe(1);
  });
});

test('R-27 a second server on the same data folder refuses to start and names the process that holds it', async ({
  server,
}) => {
  const { code, stdout, stderr } = await runServer(server.dataFolder);
  expect({ code, stdout, isNamed: stderr.includes(String(server.processId)) }).toEqual({
    code: 1,
    stdout: '',
    isNamed: true,
  });
});
