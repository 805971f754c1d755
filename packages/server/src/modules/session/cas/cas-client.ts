import { seconds } from '@evergreen/core/kernel';
import type { LoggerPort } from '@evergreen/core/ports';

import { errorNameOf } from '../../../http/failure-of-error.ts';
import { casVerdict, type CasVerdict } from './cas-answer.ts';

/** Where the single sign-on is and what its tickets are for. */
export interface CasPlace {
  /** The CAS server, without a trailing slash: `https://sso.example.org/cas`. */
  readonly url: string;
  /** The page of this product that it leads back to. */
  readonly service: string;
}

const withService = (page: string, { url, service }: CasPlace) =>
  `${url}/${page}?${new URLSearchParams({ service }).toString()}`;

/** Where people sign in (CAS Protocol 3.0.3 §2.1). */
export const casLoginUrl = (place: CasPlace) => withService('login', place);

/** Where people sign out (§2.3). */
export const casLogoutUrl = (place: CasPlace) => withService('logout', place);

export interface CasClient {
  /** Asks the CAS server about a ticket, which it then forgets. */
  validate(ticket: string): Promise<CasVerdict | { readonly kind: 'unreachable' }>;
}

/** Well below the nine seconds that a client waits for its own answer. */
const TIME_LIMIT = seconds(5);

/** Bytes; an answer of the protocol has a few hundred. */
const SIZE_LIMIT = 64 * 1024;

export function createCasClient({ url, service }: CasPlace, logger: LoggerPort, timeLimit = TIME_LIMIT): CasClient {
  return {
    async validate(ticket) {
      const address = `${url}/p3/serviceValidate?${new URLSearchParams({ service, ticket }).toString()}`;
      try {
        const answer = await fetch(address, {
          redirect: 'error',
          signal: AbortSignal.timeout(timeLimit),
          headers: { accept: 'application/xml' },
        });
        const xml = await boundedText(answer);
        if (xml === undefined || !answer.ok) {
          logger.error('cas.strange', { status: answer.status });
          return { kind: 'strange' };
        }
        return casVerdict(xml);
      } catch (error) {
        logger.error('cas.failed', { reason: errorNameOf(error) });
        return { kind: 'unreachable' };
      }
    },
  };
}

/** The body, or undefined when it is too long; the rest of a long one is not read. */
async function boundedText({ body }: Response): Promise<string | undefined> {
  if (body === null) return '';
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > SIZE_LIMIT) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
