import { createCore, defaultCoreConfig } from '@evergreen/core';
import { systemClock } from '@evergreen/platform/clock-system';
import { createBrowserLocation } from '@evergreen/platform/location-browser';
import { createConsoleLogger } from '@evergreen/platform/logger-console';
import { createBrowserPopup } from '@evergreen/platform/popup-browser';
import { systemRandom } from '@evergreen/platform/random-system';
import { createMemoryStorage } from '@evergreen/platform/storage-memory';

/** What a server answers, as text: reading it is a part of opening. */
export const envelope = (result) => JSON.stringify({ success: true, code: 200, message: '', result, timestamp: 0 });

/**
 * The core of a page without a server.
 * @param {Record<string, string>} answers bodies by a part of the address; nothing else is reached
 */
export function createPageCore(answers) {
  const http = {
    async send({ url }) {
      const [, body] = Object.entries(answers).find(([path]) => url.includes(path)) ?? [];
      return body === undefined ? { kind: 'unreachable' } : { kind: 'answered', status: 200, headers: {}, body };
    },
    receive: async () => ({ kind: 'unreachable' }),
  };
  return createCore(
    {
      clock: systemClock,
      random: systemRandom,
      http,
      localStorage: createMemoryStorage(),
      sessionStorage: createMemoryStorage(),
      location: createBrowserLocation(),
      popup: createBrowserPopup(),
      logger: createConsoleLogger(),
    },
    defaultCoreConfig,
  );
}
