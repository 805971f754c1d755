import path from 'node:path';

import { systemClock } from '@evergreen/platform/clock-system';
import { createAxiosHttp } from '@evergreen/platform/http-axios';
import { createConsoleLogger } from '@evergreen/platform/logger-console';
import { systemRandom } from '@evergreen/platform/random-system';
import { createFileStorage } from '@evergreen/platform/storage-file';

import type { CliPorts } from './cli.types.ts';

/** Create the ports for Node; storages are files in `folder`, one per name. `userAgent` identifies the program to the server. */
export function createNodePorts(folder: string, userAgent: string): CliPorts {
  return {
    clock: systemClock,
    random: systemRandom,
    http: createAxiosHttp({ adapter: 'http', userAgent }),
    logger: createConsoleLogger(),
    keep: (name) => createFileStorage(path.join(folder, `${name.replaceAll(' ', '-')}.json`)),
  };
}
