/** What happens to a connection over time, as far as a listener needs it: an observable of rxjs is one. */
export interface SocketStream<Value> {
  subscribe(listener: (value: Value) => void): { unsubscribe(): void };
}

/** One connection. It is dead once `closed$` has reported: another one is opened anew. */
export interface OpenSocket {
  /** Reports once, when frames can be sent. */
  readonly opened$: SocketStream<void>;
  /** Text frames as they came; frames of bytes are left out. */
  readonly messages$: SocketStream<string>;
  /** Reports once, also for a connection that never opened (code 1006). */
  readonly closed$: SocketStream<SocketClosed>;
  /** Has no effect where the connection is not open. */
  send(text: string): void;
  close(code: number): void;
}

export interface SocketClosed {
  /** RFC 6455, section 7.4. */
  readonly code: number;
  /** As the server gave it; empty for none. */
  readonly reason: string;
}

export interface SocketAddress {
  /** A rooted path, or an absolute http(s) URL. The adapter takes ws for http, and wss for https. */
  readonly url: string;
  readonly protocols: readonly string[];
}

export interface SocketPort {
  /** Begins to connect; never throws. */
  open(address: SocketAddress): OpenSocket;
}
