import * as v from 'valibot';

import { casTicket } from '../../../contract/index.ts';
import { canonicalPathname, LOGIN_PATH, loginPath, queryValue, splitSitePath } from '../../shell/navigation/index.ts';

/** The parameter that a CAS server leads back with (CAS Protocol 3.0.3 §2.2.4). */
const TICKET_PARAMETER = 'ticket';

const REDIRECT_PARAMETER = 'redirect';

export interface BroughtTicket {
  readonly ticket: string;
  /** Where the ticket was brought to, without it. */
  readonly path: string;
}

/** The ticket in an address, and the address to show instead; null when there is none. Anything that is no ticket stays. */
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

/** Where somebody on the way to the single sign-on wants to go; null when nowhere in particular. */
export function wantedFrom(path: string): string | null {
  return queryValue(splitSitePath(path).search, REDIRECT_PARAMETER) ?? null;
}

/** The login page's address with the path in it that was wanted before the detour, unless the address names one itself. */
export function withWanted(path: string, wanted: string | null): string {
  if (wanted === null || canonicalPathname(path) !== LOGIN_PATH || wantedFrom(path) !== null) return path;
  return loginPath(wanted);
}
