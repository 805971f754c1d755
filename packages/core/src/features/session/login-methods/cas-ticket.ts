import * as v from 'valibot';

import { casTicket } from '../../../contract/index.ts';
import { canonicalPathname, LOGIN_PATH, loginPath, queryValue, splitSitePath } from '../../shell/navigation/index.ts';

/** Query parameter of the ticket (CAS Protocol 3.0.3 §2.2.4). */
const TICKET_PARAMETER = 'ticket';

const REDIRECT_PARAMETER = 'redirect';

export interface BroughtTicket {
  readonly ticket: string;
  /** The URL without the ticket. */
  readonly path: string;
}

/** Extract the ticket from a URL; null if there is none. Malformed tickets are kept in the URL. */
export function ticketIn(path: string): BroughtTicket | null {
  const { pathname, search, hash } = splitSitePath(path);
  const ticket = v.safeParse(casTicket, queryValue(search, TICKET_PARAMETER));
  if (!ticket.success) return null;
  const rest = search
    .replace(/^\?/u, '')
    .split('&')
    .filter((part) => part !== '' && part !== TICKET_PARAMETER && !part.startsWith(`${TICKET_PARAMETER}=`));
  return { ticket: ticket.output, path: `${pathname}${rest.length === 0 ? '' : `?${rest.join('&')}`}${hash}` };
}

/** The path requested before the single sign-on; null if none. */
export function wantedFrom(path: string): string | null {
  return queryValue(splitSitePath(path).search, REDIRECT_PARAMETER) ?? null;
}

/** URL of the login page with the path requested before the single sign-on, unless the URL has one. */
export function withWanted(path: string, wanted: string | null): string {
  if (wanted === null || canonicalPathname(path) !== LOGIN_PATH || wantedFrom(path) !== null) return path;
  return loginPath(wanted);
}
