import type { LocationPort, LoggerPort, PopupEvent, PopupPort, Ports, RandomPort } from '../ports/index.ts';
import { fakeClock, type FakeClock } from './fake-clock.ts';
import { fakeSockets, type FakeSockets } from './fake-sockets.ts';
import { fakeStorage, type FakeStorage } from './fake-storage.ts';
import { scriptedHttp, type ScriptedHttp } from './scripted-http.ts';

/** Counts up instead of drawing, so that tests can predict values. */
export function countingRandom(): RandomPort {
  let count = 0;
  return {
    integer: (minimum, maximum) => minimum + (count++ % (maximum - minimum + 1)),
    id: () => `id-${++count}`,
  };
}

export interface FakeLocation extends LocationPort {
  readonly reloads: () => number;
  readonly opened: readonly string[];
  /** External URLs the window navigated to. */
  readonly left: readonly string[];
  go(path: string): void;
}

export function fakeLocation(start = '/'): FakeLocation {
  let path = start;
  let reloads = 0;
  const opened: string[] = [];
  const left: string[] = [];
  return {
    current: () => path,
    replace: (next) => {
      path = next;
    },
    leave: (address) => left.push(address),
    reload: () => {
      reloads += 1;
    },
    open: (address) => opened.push(address),
    reloads: () => reloads,
    opened,
    left,
    go: (next) => {
      path = next;
    },
  };
}

export interface FakePopup extends PopupPort {
  /** URLs of all opened windows, in order. */
  readonly addresses: readonly string[];
  /** Number of open windows. */
  openCount(): number;
  /** Emit an event of the last window. */
  tell(event: PopupEvent): void;
  /** Block all further windows. */
  block(): void;
}

function fakePopup(): FakePopup {
  const addresses: string[] = [];
  const listeners: ((event: PopupEvent) => void)[] = [];
  let isBlocked = false;
  let open = 0;
  return {
    addresses,
    open(address, listener) {
      if (isBlocked) return null;
      addresses.push(address);
      listeners.push(listener);
      open += 1;
      return () => {
        open -= 1;
      };
    },
    openCount: () => open,
    tell: (event) => listeners.at(-1)?.(event),
    block() {
      isBlocked = true;
    },
  };
}

export interface FakeLogger extends LoggerPort {
  readonly lines: readonly string[];
}

export function fakeLogger(): FakeLogger {
  const lines: string[] = [];
  return {
    info: (message) => lines.push(`info ${message}`),
    warn: (message) => lines.push(`warn ${message}`),
    error: (message) => lines.push(`error ${message}`),
    lines,
  };
}

export interface FakePorts extends Ports {
  readonly clock: FakeClock;
  readonly http: ScriptedHttp;
  readonly sockets: FakeSockets;
  readonly localStorage: FakeStorage;
  readonly sessionStorage: FakeStorage;
  readonly location: FakeLocation;
  readonly popup: FakePopup;
  readonly logger: FakeLogger;
}

/** Fakes of every port; a test may replace any. */
export function fakePorts(replaced: Partial<FakePorts> = {}): FakePorts {
  return {
    clock: fakeClock(),
    random: countingRandom(),
    http: scriptedHttp(),
    sockets: fakeSockets(),
    localStorage: fakeStorage(),
    sessionStorage: fakeStorage(),
    location: fakeLocation(),
    popup: fakePopup(),
    logger: fakeLogger(),
    ...replaced,
  };
}
