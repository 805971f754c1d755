import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createCore, signIn } from '@evergreen/core';
import { expect, it, onTestFinished } from 'vitest';

import { nodePorts } from './node.ts';

const user = { id: 'u1', username: 'clerk', realname: '王秀英', avatar: '', orgCode: 'A01' };
const answers: Readonly<Record<string, object>> = {
  '/api/sys/login': { token: 'T1', userInfo: user },
  '/api/sys/permission/getUserPermissionByToken': {
    menu: [{ id: 'm', path: '/a', component: 'x', meta: { title: '甲' } }],
    auth: [],
    allAuth: [],
  },
};

async function server() {
  const heard: string[] = [];
  const listening = createServer((request, response) => {
    const [address = ''] = (request.url ?? '').split('?');
    heard.push(`${request.headers['user-agent'] ?? ''} ${address}`);
    const envelope = { success: true, message: '', code: 200, result: answers[address] ?? null, timestamp: 0 };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(envelope));
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void listening.close());
  const address = listening.address();
  return { heard, url: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}` };
}

it('CORE-08 a script signs in on the ports of Node with one call, and its next run finds the session in the folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'evergreen-node-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { heard, url } = await server();
  const run = async () => {
    const core = createCore(nodePorts({ userAgent: 'nightly/1.0', folder }), { url, locale: 'en-US' });
    const answer = await signIn(core, { username: 'clerk', password: 'p' });
    core.dispose();
    return answer.ok ? answer.value.realname : answer.error.kind;
  };
  expect([await run(), await readdir(folder), await run()]).toEqual(['王秀英', ['evergreen.json'], '王秀英']);
  const menu = 'nightly/1.0 /api/sys/permission/getUserPermissionByToken';
  expect(heard).toEqual(['nightly/1.0 /api/sys/login', menu, menu]);
});

it('a script keeps nothing of its session without a folder, and is told when no server answers', async () => {
  const core = createCore(nodePorts(), { url: 'http://127.0.0.1:9' });
  const answer = await signIn(core, { username: 'clerk', password: 'p' });
  core.dispose();
  expect(answer).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
});
