import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';

import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';

import { seconds } from '@evergreen/core/kernel';
import { fakeClock } from '@evergreen/core/testing';

import { hangUpOnSlowSenders, SILENCE } from './slow-senders.ts';

/** A server that reads bodies piece by piece, and a client that has sent a beginning of one. */
async function halfSent(type: string) {
  const clock = fakeClock();
  const app = Fastify();
  hangUpOnSlowSenders(app, clock);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  const pieces: string[] = [];
  const heard = new EventEmitter();
  app.post('/', async ({ raw }) => {
    for await (const piece of raw) {
      pieces.push(String(piece));
      heard.emit('piece');
    }
    return pieces.join('');
  });
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  onTestFinished(() => app.close());
  const socket: Socket = connect(Number(address.port), address.hostname);
  onTestFinished(() => void socket.destroy());
  async function send(words: string): Promise<void> {
    const piece = once(heard, 'piece');
    socket.write(words);
    await piece;
  }
  await send(`POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 6\r\n\r\nab`);
  return { clock, socket, send };
}

it.each(['application/json', 'multipart/form-data; boundary=x'])(
  'T-10 hangs up on who is silent in the middle of %s',
  async (type) => {
    const { clock, socket } = await halfSent(type);
    const closed = once(socket, 'close');
    clock.advance(SILENCE);
    await closed;
    expect(socket.destroyed).toBe(true);
  },
);

it('T-32 waits for a form while something of it comes', async () => {
  const { clock, socket, send } = await halfSent('multipart/form-data; boundary=x');
  await send('cd');
  clock.advance(SILENCE);
  const answered = once(socket, 'data');
  socket.write('ef');
  const [answer] = await answered;
  expect(String(answer).split('\r\n\r\n')[1]).toBe('abcdef');
});

it('T-32 hangs up on a form thirty seconds after its last byte, not at the second look', async () => {
  const { clock, socket, send } = await halfSent('multipart/form-data; boundary=x');
  await send('cd');
  clock.advance(seconds(1));
  clock.advance(SILENCE - 1);
  expect(socket.destroyed).toBe(false);
  const closed = once(socket, 'close');
  clock.advance(1);
  await closed;
  expect(socket.destroyed).toBe(true);
});

it('T-10 does not wait for a small body that comes in drops', async () => {
  const { clock, socket, send } = await halfSent('application/json');
  await send('cd');
  const closed = once(socket, 'close');
  clock.advance(SILENCE);
  await closed;
  expect(socket.destroyed).toBe(true);
});
