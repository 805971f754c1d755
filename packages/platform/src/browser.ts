import type { Ports } from '@evergreen/core/ports';

import { systemClock } from './clock-system.ts';
import { createAxiosHttp } from './http-axios.ts';
import { createBrowserLocation } from './location-browser.ts';
import { createConsoleLogger } from './logger-console.ts';
import { createAmapMaps } from './maps-amap.ts';
import { createBrowserPopup } from './popup-browser.ts';
import { browserPreferences } from './preferences-browser.ts';
import { systemRandom } from './random-system.ts';
import { createTusUploads } from './resumable-upload-tus.ts';
import { createWebSockets } from './socket-web.ts';
import { browserStorage, createWebStorage } from './storage-web.ts';

/** Every port of the core for a page: its storages, its address, its network. */
export function browserPorts(): Ports {
  return {
    clock: systemClock,
    random: systemRandom,
    http: createAxiosHttp(),
    resumableUploads: createTusUploads(),
    sockets: createWebSockets(WebSocket, globalThis.location.href),
    localStorage: createWebStorage(browserStorage('localStorage')),
    sessionStorage: createWebStorage(browserStorage('sessionStorage')),
    location: createBrowserLocation(),
    popup: createBrowserPopup(),
    maps: createAmapMaps(),
    preferences: browserPreferences(),
    logger: createConsoleLogger(),
  };
}
