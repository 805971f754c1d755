import { once } from 'node:events';
import { connect } from 'node:net';

import * as v from 'valibot';
import { expect, it } from 'vitest';

import { DEFAULT_BASE_PATH } from '@evergreen/core/contract';
import { createHttpClient } from '@evergreen/core/http';
import { contractEndpoints } from '@evergreen/core/resources/openapi';
import type { HttpRequest } from '@evergreen/core/ports';
import { countingRandom, largestInput } from '@evergreen/core/testing';

import { describeApplication } from '../../test/test-application.ts';

/** Characters of address and body; whatever is smaller is sent by other tests, too. */
const SMALL = 2000;

/** What no call may be answered with at its documented maximum. */
const TOO_LARGE = [413, 414, 431];

const anyEnvelope = v.object({ success: v.boolean(), message: v.string(), code: v.number(), timestamp: v.number() });

const ids = (count: number) => Array.from({ length: count }, (_, place) => String(place).padStart(32, '0')).join('%2C');

describeApplication(
  'large calls over the network',
  (application) => {
    const listening = async () => {
      const { app, signIn, clock } = application();
      const origin = await app.listen({ host: '127.0.0.1', port: 0 });
      const token = await signIn('admin');
      return { clock, origin, token };
    };

    it('SAFE-05 every call of the contract is answered in the envelope or by its file at its documented maximum', async () => {
      const { clock, origin, token } = await listening();
      const refused: string[] = [];
      let asked = 0;
      const tryOut = async ({ method, url, headers, body }: HttpRequest) => {
        if (url.length + (body?.length ?? 0) < SMALL) return { kind: 'timedOut' } as const;
        asked += 1;
        const answer = await fetch(origin + url, { method, headers: { ...headers }, body: body ?? null });
        const text = await answer.text();
        const isTold = answer.headers.has('content-disposition') || v.is(anyEnvelope, JSON.parse(text));
        if (TOO_LARGE.includes(answer.status) || answer.status >= 500 || !isTold)
          refused.push(`${method} ${url.slice(0, 100)} ${answer.status} ${text.slice(0, 100)}`);
        return { kind: 'timedOut' } as const;
      };
      const client = createHttpClient({
        http: { send: tryOut, receive: tryOut },
        clock,
        random: countingRandom(),
        basePath: DEFAULT_BASE_PATH,
        token: () => token,
        tenantId: () => '0',
        locale: () => 'zh-CN',
        onFailure: () => undefined,
      });
      for (const endpoint of Object.values(contractEndpoints()).flat())
        if (endpoint.fileField === null) await client.call(endpoint, { ...largestInput(endpoint), isQuiet: true });
      expect([refused, asked > 300]).toEqual([[], true]);
    });

    it('case 26: several hundred chosen rows are deleted and exported at the specified addresses, up to the thousand of the contract', async () => {
      const { origin, token } = await listening();
      const ask = async (method: string, path: string) => {
        const answer = await fetch(`${origin}/api/isps/activity/${path}`, {
          method,
          headers: { 'x-access-token': token },
        });
        const text = await answer.text();
        return [
          answer.status,
          answer.headers.has('content-disposition') ? 'a file' : v.parse(anyEnvelope, JSON.parse(text)).message,
        ];
      };
      const deletion = (count: number) => ask('DELETE', `deleteBatch?ids=${ids(count)}`);
      const file = (count: number) => ask('GET', `exportXls?format=csv&field=title&selections=${ids(count)}`);
      const noneDeleted = [200, '部分数据未找到，可能已被删除；没有删除任何数据，请刷新后重试'];
      const tooMany = (key: string) => [400, `“${key}”最多 1000 项`];
      expect([await deletion(600), await deletion(1000), await deletion(1001)]).toEqual([
        noneDeleted,
        noneDeleted,
        tooMany('ids'),
      ]);
      expect([await file(600), await file(1000), await file(1001), await file(3000)]).toEqual([
        [200, 'a file'],
        [200, 'a file'],
        tooMany('selections'),
        [414, '请求地址过长，请改用 POST 提交'],
      ]);
    });

    it('answers in the envelope what is no HTTP at all', async () => {
      const { origin } = await listening();
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      const pieces: string[] = [];
      socket.on('data', (piece) => pieces.push(String(piece)));
      socket.write('NONSENSE\r\n\r\n');
      await once(socket, 'close');
      const [head = '', body = ''] = pieces.join('').split('\r\n\r\n');
      expect([head.split('\r\n')[0], v.parse(anyEnvelope, JSON.parse(body)).message]).toEqual([
        'HTTP/1.1 400 Bad Request',
        '请求格式不正确',
      ]);
    });
  },
  { isNewForEachTest: true },
);
