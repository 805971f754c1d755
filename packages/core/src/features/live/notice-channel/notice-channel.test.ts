import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { closeCodes, parseNoticeFrame } from '../../../contract/index.ts';
import { minutes, seconds } from '../../../kernel/index.ts';
import { createTypedStorage, storageKeys } from '../../../storage/index.ts';
import { fakeLive, fakePorts, propertyRuns } from '../../../testing/index.ts';
import { createNoticeChannel, type LiveHint } from './index.ts';

function openWindow() {
  const ports = fakePorts();
  const { clock, random, sockets } = ports;
  const storage = createTypedStorage(ports);
  storage.set(storageKeys.token, 'T-1');
  storage.set(storageKeys.tenantId, '1001');
  const live = fakeLive();
  const hints: LiveHint[] = [];
  live.on((hint) => hints.push(hint));
  const sent: string[] = [];
  const listeners = new Set<() => void>();
  const auth = {
    send: ({ type }: { readonly type: string }) => sent.push(type),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const config = { basePath: '/api' };
  const channel = createNoticeChannel({ sockets, clock, random, storage, auth, config, userId: 'u1', live });
  const changeAuth = () => {
    for (const listener of listeners) listener();
  };
  return { clock, sockets, storage, live, hints, sent, channel, changeAuth };
}

describe('noticeChannel', () => {
  it('NOTIF-04 the socket of the person asks for the lists at each frame of cmd topic or user, and keeps the token out of the address', () => {
    const { clock, sockets, hints, live } = openWindow();
    const socket = sockets.last();
    socket.open();
    const isOpen = live.facts();
    for (const text of [
      '{"cmd":"opened","quiet":700}',
      '{"cmd":"topic","msgId":"1","msgTxt":"停电"}',
      '{"cmd":"user"}',
      '{"cmd":"user","msgId":null,"spread":-5}',
      '{"cmd":"resync"}',
      '{"cmd":"presence","resource":"activity","id":"a1"}',
      '{"cmd":"job","id":"7","status":"running","done":40,"total":100}',
      'HeartBeat',
    ])
      socket.receive(text);
    expect([socket.url, socket.protocols, isOpen, hints]).toEqual([
      '/api/websocket/u1',
      ['evergreen.v1', `token.${Buffer.from('T-1').toString('base64url')}`, 'tenant.1001'],
      { isOpen: true, isBlocked: false },
      [
        { kind: 'resync', quiet: 700 },
        { kind: 'messages' },
        { kind: 'messages' },
        { kind: 'messages' },
        { kind: 'resync' },
        { kind: 'presence', resource: 'activity', id: 'a1' },
        { kind: 'job', id: '7', status: 'running', done: 40, total: 100 },
      ],
    ]);
    hints.length = 0;
    for (let frames = 0; frames < 3; frames += 1) socket.receive('{"cmd":"topic","spread":30000}');
    const atOnce = hints.length;
    clock.advance(seconds(30));
    expect([atOnce, hints]).toEqual([0, [{ kind: 'messages' }]]);
  });

  it('SOCK-08 asks for everything where a server says nothing of what it told before', () => {
    const { clock, sockets, hints } = openWindow();
    sockets.last().open();
    sockets.last().receive('{"cmd":"opened","quiet":-1}');
    clock.advance(seconds(2) - 1);
    const early = hints.length;
    clock.advance(1);
    sockets.last().end();
    clock.advance(seconds(7));
    sockets.last().open();
    sockets.last().receive('{"cmd":"opened","quiet":0}');
    clock.advance(seconds(2));
    expect([early, hints]).toEqual([0, [{ kind: 'resync' }, { kind: 'resync', quiet: 0 }]]);
  });

  it('SOCK-08 what is no frame is nothing: malformed, huge, of a newer server, or after somebody’s prototype', () => {
    const { sockets, hints } = openWindow();
    sockets.last().open();
    hints.length = 0;
    const bad = [
      '',
      '{',
      'null',
      '[]',
      '{"cmd":"__proto__"}',
      '{"__proto__":{"cmd":"user"}}',
      '{"cmd":"toString"}',
      '{"cmd":["user"]}',
      '{"cmd":"job","id":7}',
      `{"cmd":"user","msgTxt":"${'x'.repeat(65_536)}"}`,
      '['.repeat(20_000),
      '\u0000\ud800',
    ];
    for (const text of bad) sockets.last().receive(text);
    expect([hints, bad.map(parseNoticeFrame)]).toEqual([[], bad.map(() => null)]);
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 50 }), fc.json({ maxDepth: 3 })), (text) => {
        expect(() => parseNoticeFrame(text)).not.toThrow();
      }),
      { seed: 20_261_128, numRuns: propertyRuns(100) },
    );
  });

  it('a session that the server does not take is looked into by an ordinary call; another session gets a socket of its own', () => {
    const { sockets, storage, sent, changeAuth, channel } = openWindow();
    sockets.last().open();
    changeAuth();
    const same = sockets.all.length;
    storage.set(storageKeys.tenantId, '1002');
    changeAuth();
    const renewed = [sockets.all.length, sockets.last().protocols.at(-1)];
    sockets.last().open();
    sockets.last().end(closeCodes.unauthorised);
    changeAuth();
    expect([same, renewed, sent, channel.facts().status, sockets.all.length]).toEqual([
      1,
      [2, 'tenant.1002'],
      ['menu.refresh'],
      'stopped',
      2,
    ]);
  });

  it('SOCK-12 without sockets there is nothing to hear, and a window that goes leaves nothing behind', () => {
    const { clock, sockets, live, channel, hints } = openWindow();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      sockets.last().end();
      while (channel.facts().status === 'waiting') clock.advance(seconds(1));
    }
    const blocked = live.facts();
    sockets.last().open();
    sockets.last().receive('{"cmd":"opened","quiet":0}');
    sockets.last().receive('{"cmd":"topic","spread":30000}');
    channel.dispose();
    clock.advance(minutes(1));
    expect([blocked, live.facts(), clock.pending(), hints.map(({ kind }) => kind)]).toEqual([
      { isOpen: false, isBlocked: true },
      { isOpen: false, isBlocked: false },
      0,
      ['blocked', 'resync'],
    ]);
  });
});
