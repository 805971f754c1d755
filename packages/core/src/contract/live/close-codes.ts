/** Why a socket is closed: RFC 6455 section 7.4, and the private range above 4000. */
export const closeCodes = {
  /** Not needed any more. */
  done: 1000,
  /** The server ends or starts anew. */
  restart: 1012,
  /** No session: it ended, or the account is frozen. The client does not try again. */
  unauthorised: 4401,
  /** The socket of another person. */
  foreign: 4403,
  /** Nothing was received for too long. */
  silent: 4408,
  /** Another window of the same person took its place. */
  replaced: 4410,
  /** Too many frames; the reason is the number of seconds to wait. */
  tooMany: 4429,
} as const;
