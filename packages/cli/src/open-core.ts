import { createCore, type Core } from '@evergreen/core';
import type { Locale, Notice } from '@evergreen/core/kernel';
import type { PermissionPolicy } from '@evergreen/core/access/permissions';
import type { StoragePort } from '@evergreen/core/ports';
import { createStaticLocation } from '@evergreen/platform/location-static';
import { noPopup } from '@evergreen/platform/popup-none';
import { createMemoryStorage } from '@evergreen/platform/storage-memory';

import type { CliPorts } from './cli.types.ts';
import { copySession } from './kept-session.ts';
import { watchedHttp, type WatchedHttp } from './watched-http.ts';

export interface OpenCore {
  readonly core: Core;
  readonly http: WatchedHttp;
  /** Notices of the core so far. */
  readonly notices: readonly Notice[];
  /** In-memory storage of the core. */
  readonly memory: StoragePort;
}

export interface OpenCoreInput {
  readonly ports: CliPorts;
  readonly address: string;
  readonly locale: Locale;
  readonly policy?: PermissionPolicy | undefined;
  /** Initial session; omitted for a new sign-in. */
  readonly session?: StoragePort | undefined;
}

/** Open the same core as the browser, on the ports of the terminal. */
export function openCore({ ports, address, locale, policy, session }: OpenCoreInput): OpenCore {
  const memory = createMemoryStorage();
  if (session !== undefined) copySession(session, memory);
  const http = watchedHttp(ports.http);
  const corePorts = {
    clock: ports.clock,
    random: ports.random,
    logger: ports.logger,
    sockets: ports.sockets,
    http,
    localStorage: memory,
    sessionStorage: createMemoryStorage(),
    location: createStaticLocation('/'),
    popup: noPopup,
  };
  const core = createCore(corePorts, {
    url: address,
    locale,
    ...(policy === undefined ? {} : { permissionPolicy: policy }),
  });
  const notices: Notice[] = [];
  core.on((notice) => notices.push(notice));
  return { core, http, notices, memory };
}
