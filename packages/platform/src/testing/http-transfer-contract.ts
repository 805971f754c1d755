import type { IncomingMessage } from 'node:http';

import type { FileContent, HttpPort, HttpRequest, TransferProgress } from '@evergreen/core/ports';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { answeredWhenTold, serveLocally } from './local-server.ts';

function get(url: string, rest: Partial<HttpRequest> = {}): HttpRequest {
  return { method: 'GET', url, headers: {}, timeout: null, ...rest };
}

/** Contract tests of file transfer for adapters of the http port, against a real server. */
export function describeHttpTransfers(adapter: string, make: () => HttpPort): void {
  describe(`${adapter} as a carrier of files`, () => {
    it('HTTP-02 sends a form with its fields and files, names and types kept', async () => {
      const seen: unknown[] = [];
      const address = await serveLocally((request, response) => {
        void partsOf(request)
          .then((parts) => seen.push(parts))
          .finally(() => response.end('{"success":true}'));
      });
      const outcome = await make().send({
        method: 'POST',
        url: `${address}/sys/common/upload`,
        headers: { 'x-access-token': 't0ken' },
        form: {
          fields: [['biz', '临时']],
          files: [
            { field: 'file', name: '活动, 1.png', content: new Blob(['\u0000\u0001png'], { type: 'image/png' }) },
            { field: 'file', name: 'b.txt', content: noBlob },
          ],
        },
        timeout: null,
      });
      expect({ outcome: outcome.kind === 'answered' ? outcome.body : outcome, seen }).toEqual({
        outcome: '{"success":true}',
        seen: [
          [
            ['biz', '临时'],
            ['file', '活动, 1.png', 'image/png', '\u0000\u0001png'],
            ['file', 'b.txt', 'text/plain', 'text'],
          ],
        ],
      });
    });

    it('HTTP-02 tells how far a form is on its way out', async () => {
      const address = await serveLocally((request, response) => {
        request.resume().on('end', () => response.end('{}'));
      });
      const seen: TransferProgress[] = [];
      const content = new Blob([new Uint8Array(300_000)]);
      await make().send({
        method: 'POST',
        url: `${address}/`,
        headers: {},
        form: { fields: [], files: [{ field: 'file', name: 'a', content }] },
        timeout: null,
        onProgress: (progress) => seen.push(progress),
      });
      expect(isGrowing(seen) && (seen.at(-1)?.loaded ?? 0) >= 300_000).toBe(true);
    });

    it('HTTP-02 receives a file byte by byte, and tells how far it is on its way in', async () => {
      const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 256);
      const address = await serveLocally((_, response) => {
        response.writeHead(200, {
          'content-type': 'application/vnd.ms-excel',
          'content-disposition': "attachment; filename*=UTF-8''%E6%B4%BB.xls",
          'content-length': bytes.length,
        });
        response.end(bytes);
      });
      const seen: TransferProgress[] = [];
      const outcome = await make().receive(get(`${address}/`, { onProgress: (progress) => seen.push(progress) }));
      if (outcome.kind !== 'answered') throw new Error(outcome.kind);
      const { body, headers } = outcome;
      expect({
        same: Buffer.from(await body.arrayBuffer()).equals(bytes),
        size: body.size,
        type: body.type,
        disposition: headers['content-disposition'],
        last: seen.at(-1),
        growing: isGrowing(seen),
      }).toEqual({
        same: true,
        size: bytes.length,
        type: 'application/vnd.ms-excel',
        disposition: "attachment; filename*=UTF-8''%E6%B4%BB.xls",
        last: { loaded: bytes.length, total: bytes.length },
        growing: true,
      });
    });

    it('HTTP-02 receives a refusal in a file’s place as its text, and a file of nothing as nothing', async () => {
      const address = await serveLocally((request, response) => {
        if (request.url === '/none') response.writeHead(200).end();
        else response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"导出失败"}');
      });
      const [refusal, nothing] = await Promise.all([
        make().receive(get(`${address}/`)),
        make().receive(get(`${address}/none`)),
      ]);
      if (refusal.kind !== 'answered' || nothing.kind !== 'answered') throw new Error('No answer');
      expect({ status: refusal.status, text: await refusal.body.text(), size: nothing.body.size }).toEqual({
        status: 500,
        text: '{"message":"导出失败"}',
        size: 0,
      });
    });

    it('HTTP-02 stops a transfer in the middle when the caller wishes so', async () => {
      const controller = new AbortController();
      const closed: string[] = [];
      const address = await serveLocally((request, response) => {
        response.on('close', () => closed.push(request.method ?? ''));
        if (request.method === 'GET') response.writeHead(200, { 'content-length': 1000 }).write('half');
        else controller.abort();
      });
      const { signal } = controller;
      const file = make().receive(get(`${address}/`, { signal, onProgress: () => controller.abort() }));
      expect(await file).toEqual({ kind: 'cancelled' });
      expect(
        await make().send({
          method: 'POST',
          url: `${address}/`,
          headers: {},
          form: { fields: [], files: [] },
          timeout: null,
          signal,
        }),
      ).toEqual({ kind: 'cancelled' });
    });

    it('HTTP-02 waits for a transfer as long as it takes', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const { listener, asked } = answeredWhenTold('late');
      const address = await serveLocally(listener);
      const file = make().receive(get(`${address}/`));
      const answer = await asked;
      await vi.advanceTimersByTimeAsync(3_600_000);
      answer();
      const outcome = await file;
      expect(outcome.kind === 'answered' ? await outcome.body.text() : outcome).toBe('late');
    });
  });
}

/** A file that is none of the platform's own. */
const noBlob: FileContent = {
  size: 4,
  type: 'text/plain',
  text: () => Promise.resolve('text'),
  arrayBuffer: () => Promise.resolve(new TextEncoder().encode('text').buffer),
};

function isGrowing(seen: readonly TransferProgress[]): boolean {
  return seen.length > 0 && seen.every(({ loaded }, index) => loaded >= (seen[index - 1]?.loaded ?? 0));
}

/** The parts of a multipart body, as Node's own reader of forms sees them. */
async function partsOf(request: IncomingMessage): Promise<readonly (readonly string[])[]> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(pieces), { headers }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()],
    ),
  );
}
