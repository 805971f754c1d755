import type { HttpPort, HttpRequest } from '@evergreen/core/ports';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { answeredWhenTold, closedAddress, serveLocally, type SeenRequest } from './local-server.ts';

function get(url: string, rest: Partial<HttpRequest> = {}): HttpRequest {
  return { method: 'GET', url, headers: {}, timeout: 5000, ...rest };
}

/** Contract tests for adapters of the http port, against a real server. */
export function describeHttpPort(adapter: string, make: () => HttpPort): void {
  describe(`${adapter} as a network`, () => {
    it('sends method, path, headers and body as they are', async () => {
      const seen: SeenRequest[] = [];
      const address = await serveLocally((request, response) => {
        let body = '';
        request.setEncoding('utf8').on('data', (piece: string) => {
          body += piece;
        });
        request.on('end', () => {
          seen.push({ method: request.method, url: request.url, headers: request.headers, body });
          response.end('{}');
        });
      });
      await make().send({
        method: 'PUT',
        url: `${address}/api/isps/activity/edit?title=%E6%B4%BB%E5%8A%A8`,
        headers: { 'x-access-token': 't0ken', 'content-type': 'application/json', accept: 'application/json' },
        body: ' {"title": "活动"}\n',
        timeout: 5000,
      });
      expect(
        seen.map(({ headers, ...rest }) => ({
          ...rest,
          token: headers['x-access-token'],
          type: headers['content-type'],
          accept: headers.accept,
        })),
      ).toEqual([
        {
          method: 'PUT',
          url: '/api/isps/activity/edit?title=%E6%B4%BB%E5%8A%A8',
          token: 't0ken',
          type: 'application/json',
          accept: 'application/json',
          body: ' {"title": "活动"}\n',
        },
      ]);
    });

    it.each([200, 201, 400, 401, 403, 404, 409, 500, 504])('takes status %d for an answer', async (status) => {
      const address = await serveLocally((_, response) => {
        response.writeHead(status, { 'x-request-id': 'r-1' }).end('{"message":"说明"}');
      });
      const outcome = await make().send(get(`${address}/`));
      expect(outcome.kind === 'answered' ? { ...outcome, headers: outcome.headers['x-request-id'] } : outcome).toEqual({
        kind: 'answered',
        status,
        headers: 'r-1',
        body: '{"message":"说明"}',
      });
    });

    it.each(['{"cut": ', '<html>502</html>', '', '"1"', ' 1 ', 'null'])(
      'leaves the body %j as it came',
      async (body) => {
        const address = await serveLocally((_, response) => {
          response.writeHead(200, { 'content-type': 'application/json' }).end(body);
        });
        expect(await make().send(get(`${address}/`))).toMatchObject({ kind: 'answered', status: 200, body });
      },
    );

    it('ends as timed out when no answer comes in time', async () => {
      const address = await serveLocally(() => {});
      expect(await make().send(get(`${address}/`, { timeout: 50 }))).toEqual({ kind: 'timedOut' });
    });

    it('ends as timed out when an answer begins in time and does not end', async () => {
      const address = await serveLocally((_, response) => {
        response.writeHead(200).write('{"success":');
      });
      expect(await make().send(get(`${address}/`, { timeout: 50 }))).toEqual({ kind: 'timedOut' });
    });

    it('ends as timed out when an answer keeps coming and does not end in time', async () => {
      const address = await serveLocally((_, response) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write(' '), 5);
        response.on('close', () => clearInterval(drip));
      });
      expect(await make().send(get(`${address}/`, { timeout: 80 }))).toEqual({ kind: 'timedOut' });
    });

    it('ends as unreachable where nobody listens', async () => {
      expect(await make().send(get(`${await closedAddress()}/`))).toEqual({ kind: 'unreachable' });
    });

    it('ends as unreachable when the answer is cut off', async () => {
      const address = await serveLocally((_, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"success":', () => response.destroy());
      });
      expect(await make().send(get(`${address}/`))).toEqual({ kind: 'unreachable' });
    });

    it('ends as unreachable where the address is none', async () => {
      expect(await make().send(get('http://127.0.0.1:99999/'))).toEqual({ kind: 'unreachable' });
    });

    it('ends as cancelled when the caller wishes so in the middle', async () => {
      const controller = new AbortController();
      const address = await serveLocally(() => controller.abort());
      expect(await make().send(get(`${address}/`, { signal: controller.signal }))).toEqual({ kind: 'cancelled' });
    });

    it('sends nothing when the caller has cancelled before', async () => {
      let calls = 0;
      const address = await serveLocally((_, response) => {
        calls += 1;
        response.end();
      });
      const outcome = await make().send(get(`${address}/`, { signal: AbortSignal.abort() }));
      expect({ outcome, calls }).toEqual({ outcome: { kind: 'cancelled' }, calls: 0 });
    });

    it.each([
      [8_900, 'answered'],
      [9_100, 'timedOut'],
    ])('R-05 an answer after %d ms of 9,000 ends the call as %s, and nothing follows', async (delay, kind) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const { listener, asked } = answeredWhenTold('{}');
      const address = await serveLocally(listener);
      const ends: string[] = [];
      const call = make()
        .send(get(`${address}/`, { timeout: 9000 }))
        .then((outcome) => ends.push(outcome.kind));
      const answer = await asked;
      await vi.advanceTimersByTimeAsync(delay);
      answer();
      await call;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(ends).toEqual([kind]);
    });
  });
}
