import type { Relay } from '../../../machine/index.ts';

/** What the channel of a window tells its parts. It never says what something became: the part that shows it asks the server. */
export type LiveHint =
  /** Messages to the person came, or went. */
  | { readonly kind: 'messages' }
  /** Something may have been missed: whatever is shown is to be asked for again; messages not that were asked for within the last `quiet` milliseconds. */
  | { readonly kind: 'resync'; readonly quiet?: number }
  /** Sockets do not get through, and another attempt has failed. */
  | { readonly kind: 'blocked' }
  /** Somebody began or ended to edit a record that the person edits. */
  | { readonly kind: 'presence'; readonly resource: string; readonly id: string }
  /** An export or import of the person moved on. */
  | {
      readonly kind: 'job';
      readonly id: string;
      readonly status: string;
      readonly done: number;
      readonly total: number;
    };

export interface LiveFacts {
  /** Changes are told. */
  readonly isOpen: boolean;
  /** Sockets do not get through; what is shown is asked for every minute. */
  readonly isBlocked: boolean;
}

/** Between the channel, which comes late, and the parts of a window that listen. */
export type LiveRelay = Relay<LiveFacts, LiveHint>;
