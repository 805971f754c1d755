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
 * Signs in by the ticket in the address that the interface starts at, unless somebody is signed in. The ticket leaves the
 * address before anything else can see it: it belongs into no history, no referrer and no bookmark.
 */
export function takeBroughtTicket({ auth, location, storage }: BroughtTicketDependencies): void {
  const brought = ticketIn(location.current());
  if (brought === null) return;
  location.replace(withWanted(brought.path, storage.get(storageKeys.wantedPath) ?? null));
  storage.remove(storageKeys.wantedPath);
  auth.send({ type: 'login.submit', credentials: { kind: 'ticket', ticket: brought.ticket } });
}
