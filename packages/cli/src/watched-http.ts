import type { HttpOutcome, HttpPort } from '@evergreen/core/ports';

export interface WatchedHttp extends HttpPort {
  /** How the last call ended, the content of a file left out; undefined when there was none. */
  last(): HttpOutcome | undefined;
}

/** The network, remembering how the last call ended, so that a complaint can say what to do about it. */
export function watchedHttp(http: HttpPort): WatchedHttp {
  let last: HttpOutcome | undefined;
  return {
    async receive(request) {
      const outcome = await http.receive(request);
      last = outcome.kind === 'answered' ? { ...outcome, body: '' } : outcome;
      return outcome;
    },
    async send(request) {
      last = await http.send(request);
      return last;
    },
    last: () => last,
  };
}
