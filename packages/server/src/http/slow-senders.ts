import type { FastifyInstance } from 'fastify';

import { minutes, seconds } from '@evergreen/core/kernel';
import type { ClockPort, TimerHandle } from '@evergreen/core/ports';

/** The longest that a request may take to come, a file's included. */
export const LONGEST_REQUEST = minutes(10);

/** No sender may be silent for so long, and no JSON body may take longer. */
export const SILENCE = seconds(30);

/** How often it is looked whether something came; the socket itself tells nobody. */
const LOOK = seconds(1);

/**
 * Hangs up on who sends nothing for `SILENCE`, at most one second later, or a small body slowly (threats T-10, T-32). A form may take
 * its time while something of it comes.
 */
export function hangUpOnSlowSenders(app: FastifyInstance, clock: ClockPort): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (raw.complete) return;
    const mayTakeLong = /^multipart\/form-data/iu.test(headers['content-type'] ?? '');
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
