import { existsSync, readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { announcedLine, launchServer } from '../test/server-program.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

const launch = (...words: string[]) => launchServer(words);

const announced = v.strictObject({
  url: v.string(),
  username: v.literal('admin'),
  password: v.nullable(v.string()),
  ms: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

describe('the server as a program', () => {
  it(
    'prints exactly one line for programs, keeps others off its data, and ends at Ctrl-C with code 0',
    { timeout: 240_000 },
    async () => {
      const folder = await temporaryFolder();
      const first = launch('--port', '0', '--data', folder, '--json');
      const line = await announcedLine(first);
      const { url, password } = v.parse(announced, JSON.parse(line));
      expect(password).toMatch(/^\w{7}-\w{7}$/u);
      expect(
        v.parse(v.object({ result: v.unknown() }), await (await fetch(`${url}/api/health`)).json()).result,
      ).toEqual({ status: 'ok', engine: 'embedded' });

      const second = await launch('--port', '0', '--data', folder, '--json').ended;
      expect([second.code, second.stdout]).toEqual([1, '']);
      expect(second.stderr).toContain(`in use by process ${first.child.pid}`);

      first.child.kill('SIGINT');
      const { code, stdout, stderr } = await first.ended;
      expect([code, stdout]).toEqual([0, `${line}\n`]);
      expect(stderr).toContain('Ctrl-C again ends it at once');
    },
  );

  it(
    'ends with code 2 and its help at a wrong option, and with code 0 when asked for help',
    { timeout: 240_000 },
    async () => {
      const [wrong, help] = await Promise.all([launch('--prot', '1').ended, launch('--help').ended]);
      expect([wrong.code, wrong.stdout]).toEqual([2, '']);
      expect(wrong.stderr).toMatch(/Unknown option '--prot'[\s\S]*--demo-password/u);
      expect([help.code, help.stderr]).toEqual([0, '']);
      expect(help.stdout).toMatch(/用法：[\s\S]*Usage: /u);
    },
  );

  it(
    'R-01 killed in the middle of an upload it keeps what it had answered, and sweeps the rest when it starts again',
    { timeout: 240_000 },
    async () => {
      const folder = await temporaryFolder();
      const start = async () => {
        const run = launch('--port', '0', '--data', folder, '--json', '--empty', '--demo-password', 'Evergreen-2026');
        return { run, url: v.parse(announced, JSON.parse(await announcedLine(run))).url };
      };
      const filesBelow = (name: string) => {
        const root = join(folder, 'files', name);
        return existsSync(root)
          ? readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
              (path) => statSync(join(root, path)).size > 0 && statSync(join(root, path)).isFile(),
            )
          : [];
      };
      const first = await start();
      const login = await fetch(`${first.url}/api/sys/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'clerk', password: 'Evergreen-2026' }),
      });
      const { token } = v.parse(v.object({ result: v.object({ token: v.string() }) }), await login.json()).result;
      const form = new FormData();
      form.append('file', new Blob(['kept']), 'a.txt');
      const sent = await fetch(`${first.url}/api/sys/common/upload`, {
        method: 'POST',
        headers: { 'x-access-token': token },
        body: form,
      });
      const { message: path } = v.parse(v.object({ success: v.literal(true), message: v.string() }), await sent.json());

      const { port } = new URL(first.url);
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/sys/common/upload HTTP/1.1\r\nhost: x\r\nx-access-token: ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n`,
      );
      socket.write(
        `--b\r\ncontent-disposition: form-data; name="file"; filename="b.txt"\r\n\r\n${'x'.repeat(400_000)}`,
      );
      await expect.poll(() => filesBelow('incoming').length, { timeout: 20_000 }).toBe(1);
      first.run.child.kill('SIGKILL');
      await first.run.ended;
      const before = [filesBelow('incoming').length, filesBelow('stored').length];

      const second = await start();
      const read = await fetch(`${second.url}/api/sys/common/static/${path}`, { headers: { 'x-access-token': token } });
      expect([
        before,
        filesBelow('incoming'),
        readdirSync(join(folder, 'files', 'incoming')),
        filesBelow('stored').length,
        await read.text(),
      ]).toEqual([[1, 1], [], [], 1, 'kept']);
      second.run.child.kill('SIGKILL');
      await second.run.ended;
    },
  );
});
