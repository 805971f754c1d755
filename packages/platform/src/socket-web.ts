// oxlint-disable unicorn/prefer-add-event-listener -- because the types of both kinds of sockets agree on these properties
import type { SocketClosed, SocketPort } from '@evergreen/core/ports';
import { Observable, Subject } from 'rxjs';

import { socketAddress } from './socket-address.ts';

/** What a browser and the `ws` library have in common. */
export type SocketConstructor = new (url: string, protocols: string[]) => StandardSocket;

interface StandardSocket {
  readonly readyState: number;
  onopen: unknown;
  onmessage: unknown;
  onerror: unknown;
  onclose: unknown;
  send(text: string): void;
  close(code: number): void;
}

const OPEN = 1;

/** A connection that never was, and one that was cut (RFC 6455, section 7.4.1). */
const LOST: SocketClosed = { code: 1006, reason: '' };

/**
 * Sockets of the platform's `WebSocket`.
 * @param base address of the page, for rooted paths
 */
export function createWebSockets(Socket: SocketConstructor, base?: string): SocketPort {
  return {
    open({ url, protocols }) {
      const opened$ = new Subject<void>();
      const messages$ = new Subject<string>();
      const closed$ = new Subject<SocketClosed>();
      let socket: StandardSocket;
      try {
        socket = new Socket(socketAddress(url, base), [...protocols]);
      } catch {
        // A policy of the page, or an address that is none.
        const failed$ = new Observable<SocketClosed>((subscriber) => subscriber.next(LOST));
        return { opened$, messages$, closed$: failed$, send: () => undefined, close: () => undefined };
      }
      socket.onopen = () => opened$.next();
      socket.onmessage = ({ data }: { readonly data: unknown }) => {
        if (typeof data === 'string') messages$.next(data);
      };
      // The close that follows says all that a page may know.
      socket.onerror = () => undefined;
      socket.onclose = ({ code, reason }: SocketClosed) => {
        closed$.next({ code, reason });
        closed$.complete();
      };
      return {
        opened$,
        messages$,
        closed$,
        send(text) {
          if (socket.readyState === OPEN) socket.send(text);
        },
        close: (code) => socket.close(code),
      };
    },
  };
}
