import path from 'node:path';

import { nodePorts } from '@evergreen/platform/node';
import { createNodeSockets } from '@evergreen/platform/socket-node';
import { createFileStorage } from '@evergreen/platform/storage-file';

import type { CliPorts } from './cli.types.ts';

/** Create the ports for Node; storages are files in `folder`, one per name. `userAgent` identifies the program to the server. */
export function createNodePorts(folder: string, userAgent: string): CliPorts {
  const { clock, random, http, logger } = nodePorts({ userAgent });
  return {
    clock,
    random,
    http,
    logger,
    sockets: createNodeSockets(),
    keep: (name) => createFileStorage(path.join(folder, `${name.replaceAll(' ', '-')}.json`)),
  };
}
