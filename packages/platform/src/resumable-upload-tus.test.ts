import type { ServerResponse } from 'node:http';
import type { ResumableUpload } from '@evergreen/core/ports';
import { expect, it } from 'vitest';

import { createTusUploads } from './resumable-upload-tus.ts';
import { closedAddress, serveLocally } from './testing/local-server.ts';

const PART = 4;
const CONTENT = 'abcdefghij';

/** A tus server of one upload in memory, which can break the connection after some requests. */
async function tusServer({ cutAt = -1, refuse = 0 } = {}) {
  const log: string[] = [];
  const state = { body: '', requests: 0, isForgotten: false };
  const answer = (response: ServerResponse, status: number, headers: Readonly<Record<string, string>>, body = '') =>
    response.writeHead(status, { 'tus-resumable': '1.0.0', ...headers }).end(body);
  const url = await serveLocally((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const number = state.requests;
      state.requests += 1;
      log.push(`${request.method} ${request.url} ${String(request.headers['x-access-token'])}`);
      if (refuse > 0) return answer(response, refuse, {}, '{"success":false,"message":"太大"}');
      if (number === cutAt) return request.socket.destroy();
      if (request.method === 'POST') {
        state.isForgotten = false;
        return answer(response, 201, { location: '/up/1' });
      }
      if (state.isForgotten) return answer(response, 404, {});
      if (request.method === 'HEAD')
        return answer(response, 200, { 'upload-offset': String(state.body.length), 'upload-length': '10' });
      state.body += Buffer.concat(chunks).toString();
      const isDone = state.body.length === CONTENT.length;
      return answer(
        response,
        isDone ? 200 : 204,
        { 'upload-offset': String(state.body.length) },
        isDone ? '{"done":1}' : '',
      );
    });
  });
  return { url, log, state };
}

async function upload(url: string, change: Partial<ResumableUpload> = {}) {
  const told: string[] = [];
  const outcome = await createTusUploads({ attempts: [1, 1] }).send({
    url: `${url}/up`,
    headers: { 'x-access-token': 'T1' },
    metadata: { filename: '录像.mp4' },
    content: new Blob([CONTENT]),
    earlier: null,
    partSize: PART,
    signal: new AbortController().signal,
    onStarted: (address) => told.push(`started ${address.replace(url, '')}`),
    onProgress: () => undefined,
    onInterrupted: (isInterrupted) => told.push(isInterrupted ? 'interrupted' : 'back'),
    ...change,
  });
  return { outcome, told };
}

it('UP-12 a file goes up in parts, each with the token', async () => {
  const { url, log, state } = await tusServer();
  const { outcome, told } = await upload(url);
  expect([outcome, told, state.body, log]).toEqual([
    { kind: 'finished', address: `${url}/up/1`, body: '{"done":1}' },
    ['started /up/1'],
    CONTENT,
    ['POST /up T1', 'PATCH /up/1 T1', 'PATCH /up/1 T1', 'PATCH /up/1 T1'],
  ]);
});

it('UP-12 a lost connection is told, and the upload goes on where it ended', async () => {
  const { url, log, state } = await tusServer({ cutAt: 2 });
  const { outcome, told } = await upload(url);
  expect([outcome.kind, told, state.body, log.map((line) => line.split(' ')[0])]).toEqual([
    'finished',
    ['started /up/1', 'interrupted', 'started /up/1', 'back'],
    CONTENT,
    ['POST', 'PATCH', 'PATCH', 'HEAD', 'PATCH', 'PATCH'],
  ]);
});

it('UP-12 an earlier upload goes on; one that the server forgot begins anew', async () => {
  const { url, state, log } = await tusServer();
  state.body = 'abcd';
  const resumed = await upload(url, { earlier: `${url}/up/1` });
  const methods = log.splice(0).map((line) => line.split(' ')[0]);
  Object.assign(state, { body: '', isForgotten: true });
  const anew = await upload(url, { earlier: `${url}/up/1` });
  expect([resumed.outcome.kind, methods, anew.outcome.kind, log.map((line) => line.split(' ')[0])]).toEqual([
    'finished',
    ['HEAD', 'PATCH', 'PATCH'],
    'finished',
    ['HEAD', 'POST', 'PATCH', 'PATCH', 'PATCH'],
  ]);
});

it('UP-12 what the server refuses is not tried again, and nobody at all is unreachable', async () => {
  const refusing = await tusServer({ refuse: 413 });
  const refused = await upload(refusing.url);
  const gone = await upload(await closedAddress());
  expect([refused.outcome, refusing.log.length, gone]).toEqual([
    { kind: 'answered', status: 413, body: '{"success":false,"message":"太大"}' },
    1,
    { outcome: { kind: 'unreachable' }, told: ['interrupted'] },
  ]);
});

it('UP-12 a cancelled upload sends nothing more', async () => {
  const { url, log } = await tusServer();
  const controller = new AbortController();
  const { outcome } = await upload(url, { signal: controller.signal, onStarted: () => controller.abort() });
  const before = new AbortController();
  before.abort();
  const never = await upload(url, { signal: before.signal });
  expect([outcome, never.outcome, log.filter((line) => line.startsWith('PATCH')).length <= 1]).toEqual([
    { kind: 'cancelled' },
    { kind: 'cancelled' },
    true,
  ]);
});
