import type { FastifyInstance } from 'fastify';

import { minutes, seconds } from '@evergreen/core/kernel';
import type { ClockPort, TimerHandle } from '@evergreen/core/ports';

/** Maximum time to receive a request, uploads included. */
export const LONGEST_REQUEST = minutes(10);

/** Idle timeout of a sender, and total timeout of a JSON body. */
export const SILENCE = seconds(30);

/** Polling interval for received bytes; the socket emits no event for them. */
const LOOK = seconds(1);

/**
 * Close connections that are idle for `SILENCE` (at most one second later) or send a small body slowly (threats T-10, T-32). An
 * upload may take longer as long as bytes arrive.
 */
export function hangUpOnSlowSenders(app: FastifyInstance, clock: ClockPort): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (raw.complete) return;
    const mayTakeLong = /^(?:multipart\/form-data|application\/offset\+octet-stream)/iu.test(
      headers['content-type'] ?? '',
    );
    let seen = raw.socket.bytesRead;
    let silence = 0;
    let timer: TimerHandle;
    const look = (): void => {
      if (raw.complete) return;
      const { bytesRead } = raw.socket;
      silence = mayTakeLong && bytesRead !== seen ? 0 : silence + LOOK;
      seen = bytesRead;
      if (silence < SILENCE) timer = clock.setTimeout(look, LOOK);
      else raw.destroy();
    };
    timer = clock.setTimeout(look, LOOK);
    raw.once('close', () => clock.clearTimeout(timer));
  });
}
