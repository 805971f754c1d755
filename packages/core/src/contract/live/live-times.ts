import { minutes, seconds } from '../../kernel/index.ts';

/** Times of the sockets that client and server share, in milliseconds. */
export const liveTimes = {
  /** Between an error or a close and the first attempt to connect again. */
  reconnect: seconds(5),
  /** No pause between two attempts is longer. */
  longestPause: seconds(60),
  /** So long an open connection makes the next pause the first one again. */
  steady: seconds(30),
  /** The server receives nothing for so long: the connection is dead. */
  silence: seconds(60),
  /** A bell that hears of everybody's message, or a window that comes back, asks within this time at most. */
  longestSpread: minutes(1),
} as const;

/** Client and server lose nothing by a longer frame: it is refused. Bytes, and characters in the client. */
export const LONGEST_FRAME = 64 * 1024;

/** Limits of the table socket. */
export const liveLimits = {
  /** Rows that one event names; what would be more is told without names. */
  toldRows: 50,
  /** Resources that one window watches. */
  watched: 50,
} as const;
