import { and, eq, gt, lte } from 'drizzle-orm';

import { minutes } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { sysPasswordTicket } from '../../../db/schema/index.ts';
import { createToken, hashToken, isTokenShaped } from '../auth/session-token.ts';

/** As long as the code of a text message. */
const LIFE = minutes(10);

export interface Ticket {
  readonly userId: string;
  readonly phone: string;
}

/** Tickets to set a new password: random as a token, kept as its hash, good once. */
export interface TicketRepository {
  /** A new ticket; those that the user had are void. */
  open(ticket: Ticket): Promise<string>;
  find(ticket: string): Promise<Ticket | undefined>;
  /** False when it was used meanwhile. */
  use(ticket: string): Promise<boolean>;
}

export function createTicketRepository({ orm }: Pick<Database, 'orm'>, clock: ClockPort): TicketRepository {
  return {
    async open({ userId, phone }) {
      const ticket = createToken();
      await orm.delete(sysPasswordTicket).where(lte(sysPasswordTicket.expiresAt, clock.now()));
      await orm.delete(sysPasswordTicket).where(eq(sysPasswordTicket.userId, userId));
      await orm
        .insert(sysPasswordTicket)
        .values({ tokenHash: hashToken(ticket), userId, phone, expiresAt: clock.now() + LIFE });
      return ticket;
    },
    async find(ticket) {
      if (!isTokenShaped(ticket)) return undefined;
      const [row] = await orm
        .select({ userId: sysPasswordTicket.userId, phone: sysPasswordTicket.phone })
        .from(sysPasswordTicket)
        .where(and(eq(sysPasswordTicket.tokenHash, hashToken(ticket)), gt(sysPasswordTicket.expiresAt, clock.now())));
      return row;
    },
    async use(ticket) {
      const used = await orm
        .delete(sysPasswordTicket)
        .where(eq(sysPasswordTicket.tokenHash, hashToken(ticket)))
        .returning({ userId: sysPasswordTicket.userId });
      return used.length > 0;
    },
  };
}
