import path from 'node:path';

import type { Ports } from '@evergreen/core/ports';

import { systemClock } from './clock-system.ts';
import { createAxiosHttp } from './http-axios.ts';
import { createStaticLocation } from './location-static.ts';
import { createConsoleLogger } from './logger-console.ts';
import { noPopup } from './popup-none.ts';
import { systemRandom } from './random-system.ts';
import { createNodeSockets } from './socket-node.ts';
import { createFileStorage } from './storage-file.ts';
import { createMemoryStorage } from './storage-memory.ts';

export interface NodePortsOptions {
  /** Tells the program to the server, such as `nightly-report/1.2`. */
  readonly userAgent?: string;
  /** Where the session is kept between runs, in a file for the owner alone; without it, nothing is kept. */
  readonly folder?: string;
}

/** Every port of the core for a program in Node. */
export function nodePorts({ userAgent, folder }: NodePortsOptions = {}): Ports {
  return {
    clock: systemClock,
    random: systemRandom,
    http: createAxiosHttp({ adapter: 'http', ...(userAgent === undefined ? {} : { userAgent }) }),
    sockets: createNodeSockets(),
    localStorage: folder === undefined ? createMemoryStorage() : createFileStorage(path.join(folder, 'evergreen.json')),
    sessionStorage: createMemoryStorage(),
    location: createStaticLocation('/'),
    popup: noPopup,
    logger: createConsoleLogger(),
  };
}
