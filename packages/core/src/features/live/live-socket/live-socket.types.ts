import type { Service } from '../../../kernel/index.ts';
import type { RandomPort } from '../../../ports/index.ts';

/** What differs between sockets. Times in milliseconds. */
export interface LivePolicy {
  /** The frame that asks whether the server is there. */
  readonly heartbeat: string;
  /** From the opening, or the last reply, to the next heartbeat. */
  readonly interval: number;
  /** How long any frame is awaited after a heartbeat. */
  readonly replyLimit: number;
}

export type LiveSocketEvent =
  | { readonly type: 'live.start' }
  | { readonly type: 'live.stop' }
  /** The session or the tenant is another one: the connection is made anew. */
  | { readonly type: 'live.renew' }
  /** A frame to the server; without effect while the connection is not open. */
  | { readonly type: 'live.say'; readonly text: string }
  | { readonly type: 'window.hidden' }
  | { readonly type: 'window.shown' }
  | { readonly type: 'network.online' };

export type LiveSocketEmitted =
  /** Frames may have been missed: whatever is shown is to be asked for again. */
  | { readonly type: 'live.resync' }
  | { readonly type: 'live.frame'; readonly text: string }
  /** Another attempt failed, and none since the third one succeeded. */
  | { readonly type: 'live.blocked' }
  /** The server does not take this session. */
  | { readonly type: 'live.refused' };

export interface LiveSocketFacts {
  readonly status: 'stopped' | 'connecting' | 'open' | 'waiting' | 'hidden';
  /** Three attempts in a row failed. */
  readonly isBlocked: boolean;
}

export type LiveSocketService = Service<LiveSocketFacts, LiveSocketEvent, LiveSocketEmitted>;

export interface LiveSocketContext {
  readonly policy: LivePolicy;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly random: RandomPort;
  /** Pauses since the connection was last steady. */
  readonly attempts: number;
  /** Attempts since the connection was last open. */
  readonly failures: number;
  /** The pause of `waiting`, in milliseconds. */
  readonly pause: number;
  /** The server named the pause. */
  readonly isPauseNamed: boolean;
  /** When a pause was last cut short. */
  readonly hurriedAt: number | null;
  /** When the timer of the current state should fire. */
  readonly due: number;
}
