import type { FastifyInstance } from 'fastify';

import { minutes, seconds } from '@evergreen/core/kernel';
import type { ClockPort, TimerHandle } from '@evergreen/core/ports';

/** The longest that a request may take to come, a file's included. */
export const LONGEST_REQUEST = minutes(10);

/** No sender may be silent for so long, and no JSON body may take longer. */
export const SILENCE = seconds(30);

/** Hangs up on who sends nothing, or a small body slowly (threats T-10, T-32). A form may take its time while something of it comes. */
export function hangUpOnSlowSenders(app: FastifyInstance, clock: ClockPort): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (raw.complete) return;
    const mayTakeLong = /^multipart\/form-data/iu.test(headers['content-type'] ?? '');
    let seen = raw.socket.bytesRead;
    let timer: TimerHandle;
    const look = (): void => {
      if (raw.complete) return;
      const { bytesRead } = raw.socket;
      if (!mayTakeLong || bytesRead === seen) {
        raw.destroy();
        return;
      }
      seen = bytesRead;
      timer = clock.setTimeout(look, SILENCE);
    };
    timer = clock.setTimeout(look, SILENCE);
    raw.once('close', () => clock.clearTimeout(timer));
  });
}
