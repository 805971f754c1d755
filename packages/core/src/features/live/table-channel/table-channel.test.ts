import { expect, it } from 'vitest';

import { seconds } from '../../../kernel/index.ts';
import { createTypedStorage, storageKeys } from '../../../storage/index.ts';
import { fakePorts } from '../../../testing/index.ts';
import { createRowWatch, type RowHint } from '../row-watch/index.ts';
import { createTableChannel } from './index.ts';

function openWindow() {
  const ports = fakePorts();
  const { clock, random, sockets } = ports;
  const storage = createTypedStorage(ports);
  storage.set(storageKeys.token, 'T-1');
  const rowWatch = createRowWatch();
  const auth = { send: () => undefined, subscribe: () => () => undefined };
  const config = { basePath: '/api' };
  const channel = createTableChannel({ sockets, clock, random, storage, auth, config, userId: 'u1', rowWatch });
  const told: (readonly [string, RowHint])[] = [];
  const watch = (resource: string) => rowWatch.watch(resource, (hint) => told.push([resource, hint]));
  const news = () => told.splice(0);
  const say = (key: string, ...args: readonly string[]) =>
    sockets.last().receive(JSON.stringify({ type: 'common_send_date', data: { key, args } }));
  const row = (socketKey: string, ...args: readonly unknown[]) =>
    sockets.last().receive(JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args } }));
  return { clock, sockets, rowWatch, channel, watch, news, say, row };
}

const asked = (key: string, ...args: readonly string[]) =>
  JSON.stringify({ type: 'common_send_date', data: { key, args } });
const HEARTBEAT = '{"type":"heart_beat"}';

it('SOCK-03 the table socket is there while rows are shown: heartbeat every 10 s, reply within 6 s or reconnect after 5 s', () => {
  const { clock, sockets, channel, watch } = openWindow();
  const before = sockets.all.length;
  const stop = watch('activity');
  const stopToo = watch('activity');
  sockets.last().open();
  clock.advance(seconds(10));
  sockets.last().receive('{"type":"heart_beat","data":true}');
  clock.advance(seconds(10));
  clock.advance(5999);
  const waits = sockets.last().closedWith();
  clock.advance(1);
  const late = sockets.last().closedWith();
  const { url, sent } = sockets.last();
  clock.advance(seconds(6));
  const again = sockets.all.length;
  sockets.last().open();
  stop();
  const stays = sockets.last().closedWith();
  stopToo();
  expect([
    before,
    /^\/api\/vxeSocket\/u1\/[0-9a-f]{32}$/u.test(url),
    sent,
    [waits, late],
    again,
    sockets.last().sent,
    [stays, sockets.last().closedWith()],
    clock.pending(),
  ]).toEqual([
    0,
    true,
    [asked('watch', 'activity'), HEARTBEAT, HEARTBEAT],
    [null, 1000],
    2,
    [asked('watch', 'activity')],
    [null, 1000],
    0,
  ]);
  channel.dispose();
});

it('SOCK-08 rows are told by name and version, those of a burst together; what may have been missed is told as unknown, once', () => {
  const { clock, sockets, channel, watch, news, say, row } = openWindow();
  watch('activity');
  sockets.last().open();
  say('watched', 'activity');
  // Rows were shown before anything came.
  const first = news();
  watch('retiree');
  say('watched', 'retiree');
  const later = news();

  row('activity', { id: 'a1', version: 3, title: '机密' }, 'case');
  row('activity', { id: 'a2', version: 1, delFlag: 1 });
  for (const bad of [
    [{ id: '', version: 1 }],
    [{ id: 'a', version: '1' }],
    [],
    ['a'],
    [{ id: 'x'.repeat(65), version: 1 }],
  ])
    row('activity', ...bad);
  row('unwatched', { id: 'a1', version: 3 });
  for (const text of ['', '{', '[]', '{"type":"__proto__"}', '{"type":"update_vxe_table","data":null}'])
    sockets.last().receive(text);
  clock.advance(50);
  const rows = news();

  for (let times = 0; times < 3; times += 1) say('stale', 'activity', 'unwatched');
  const atOnce = news();
  clock.advance(seconds(3));
  const stale = news();
  say('refused', 'retiree');
  sockets.last().end();
  clock.advance(seconds(6));
  sockets.last().open();
  const reconnected = sockets.last().sent;
  say('watched', 'activity');
  say('watched', 'retiree');
  const unknown: RowHint = { kind: 'unknown' };
  expect([first, later, rows, atOnce, stale, reconnected, news()]).toEqual([
    [['activity', unknown]],
    [],
    [
      [
        'activity',
        {
          kind: 'rows',
          rows: [
            { id: 'a1', version: 3, delFlag: 0 },
            { id: 'a2', version: 1, delFlag: 1 },
          ],
        },
      ],
    ],
    [],
    [['activity', unknown]],
    [asked('watch', 'activity', 'retiree')],
    [
      ['activity', unknown],
      ['retiree', unknown],
    ],
  ]);
  say('stale', 'activity');
  row('activity', { id: 'a1', version: 9 });
  channel.dispose();
  clock.advance(seconds(5));
  expect([news(), clock.pending(), sockets.last().closedWith()]).toEqual([[], 0, 1000]);
});
