import { Subject } from 'rxjs';

import type { SocketAddress, SocketPort } from '../ports/index.ts';

/** One connection, as the other end of it. */
export interface FakeSocket extends SocketAddress {
  /** Frames that were sent, in order. */
  readonly sent: readonly string[];
  /** The code it was closed with by its owner; null while it was not. */
  closedWith(): number | null;
  open(): void;
  receive(text: string): void;
  /** Ends it, as a server or the network does. */
  end(code?: number, reason?: string): void;
}

export interface FakeSockets extends SocketPort {
  /** All connections, in order. */
  readonly all: readonly FakeSocket[];
  /** The newest connection. */
  last(): FakeSocket;
}

export function fakeSockets(): FakeSockets {
  const all: FakeSocket[] = [];
  return {
    all,
    last() {
      const last = all.at(-1);
      if (last === undefined) throw new Error('No socket was opened');
      return last;
    },
    open({ url, protocols }) {
      const opened$ = new Subject<void>();
      const messages$ = new Subject<string>();
      const closed$ = new Subject<{ readonly code: number; readonly reason: string }>();
      const sent: string[] = [];
      let closedWith: number | null = null;
      all.push({
        url,
        protocols,
        sent,
        closedWith: () => closedWith,
        open: () => opened$.next(),
        receive: (text) => messages$.next(text),
        end: (code = 1006, reason = '') => closed$.next({ code, reason }),
      });
      return {
        opened$,
        messages$,
        closed$,
        send: (text) => sent.push(text),
        close(code) {
          closedWith = code;
        },
      };
    },
  };
}
