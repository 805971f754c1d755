import type { LocationPort } from '../../../ports/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import type { AuthService } from '../auth/index.ts';
import { ticketIn, withWanted } from './cas-ticket.ts';

export interface BroughtTicketDependencies {
  readonly auth: AuthService;
  readonly location: LocationPort;
  readonly storage: TypedStorage;
}

/**
 * Log in with a ticket in the initial URL, unless logged in. The ticket is removed from the URL immediately, to keep it
 * out of history, referrers and bookmarks.
 */
export function takeBroughtTicket({ auth, location, storage }: BroughtTicketDependencies): void {
  const brought = ticketIn(location.current());
  if (brought === null) return;
  location.replace(withWanted(brought.path, storage.get(storageKeys.wantedPath) ?? null));
  storage.remove(storageKeys.wantedPath);
  auth.send({ type: 'login.submit', credentials: { kind: 'ticket', ticket: brought.ticket } });
}
