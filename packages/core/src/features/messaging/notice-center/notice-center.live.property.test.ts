import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { seconds } from '../../../kernel/index.ts';
import { createTypedStorage, storageKeys } from '../../../storage/index.ts';
import { fakeLive, fakePorts, propertyRuns, settled } from '../../../testing/index.ts';
import { createNoticeChannel } from '../../live/notice-channel/index.ts';
import { createNoticeCenter } from './index.ts';

const LIST = '/sys/annountCement/listByUser';

function openWindow() {
  const ports = fakePorts();
  const { clock, random, sockets, http } = ports;
  const storage = createTypedStorage(ports);
  storage.set(storageKeys.token, 'T-1');
  const live = fakeLive();
  const auth = { send: () => undefined, subscribe: () => () => undefined };
  const shared = { clock, random, storage, live, userId: 'u1' };
  const channel = createNoticeChannel({ ...shared, sockets, auth, config: { basePath: '/api' } });
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T-1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });
  return {
    clock,
    sockets,
    http,
    channel,
    center: createNoticeCenter({ ...shared, client, desktop: null, locale: () => 'zh-CN' }),
  };
}

type Step =
  | { readonly kind: 'change'; readonly fate: 'lost' | 'once' | 'twice' | 'late' }
  | { readonly kind: 'cut' | 'answer' | 'noise' | 'hide' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('lost', 'once', 'twice', 'late').map((fate): Step => ({ kind: 'change', fate })),
  },
  { weight: 3, arbitrary: fc.constantFrom('cut', 'answer', 'noise', 'hide').map((kind): Step => ({ kind })) },
);

it('SOCK-08 whatever frames arrive, are lost, doubled or reordered, the bell ends with what the server has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { clock, sockets, http, channel, center } = openWindow();
      /** The oracle: how many messages the server has. */
      let unread = 0;
      let changedAt = clock.now();
      const connect = () => {
        sockets.last().open();
        sockets.last().receive(JSON.stringify({ cmd: 'opened', quiet: clock.now() - changedAt }));
      };
      const held: string[] = [];
      const frame = () => `{"cmd":"user","msgId":"${unread}","msgTxt":""}`;
      const answerAll = async () => {
        while (http.pending() > 0) {
          const list = { anntMsgList: [], anntMsgTotal: unread, sysMsgList: [], sysMsgTotal: 0 };
          http.take(LIST).succeed(list);
          await settled();
        }
      };
      connect();
      for (const taken of steps) {
        if (taken.kind === 'change') {
          unread += 1;
          changedAt = clock.now();
          const times = { lost: 0, once: 1, twice: 2, late: 0 }[taken.fate];
          for (let sent = 0; sent < times; sent += 1) sockets.last().receive(frame());
          if (taken.fate === 'late') held.push(frame());
        } else if (taken.kind === 'cut') {
          sockets.last().end();
          clock.advance(seconds(7));
          connect();
        } else if (taken.kind === 'answer') await answerAll();
        else if (taken.kind === 'noise') sockets.last().receive('{"cmd":"topic"');
        else {
          channel.send({ type: 'window.hidden' });
          channel.send({ type: 'window.shown' });
          sockets.last().receive('HeartBeat');
        }
      }
      for (const late of held.toReversed()) sockets.last().receive(late);
      await answerAll();
      // A lost frame is made good by the next reading: at a reconnect, or after five minutes at the latest.
      sockets.last().end();
      clock.advance(seconds(61));
      connect();
      await answerAll();
      const { badge, status } = center.facts();
      expect([badge, status]).toEqual([unread === 0 ? '' : String(unread), 'loaded']);
      center.dispose();
      channel.dispose();
    }),
    { seed: 20_261_129, numRuns: propertyRuns(150) },
  );
});
