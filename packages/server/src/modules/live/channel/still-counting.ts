import type { Services } from '../../../services.ts';
import type { LiveHubDependencies } from './live-hub.ts';
import type { LiveSession } from './live-session.types.ts';

/** Sessions of one statement. */
const AT_ONCE = 1000;

/** Which sockets still have a session, and a tenant that it may enter: two statements for a thousand of them. */
export function createStillCounting(
  sessions: Pick<Services['sessions'], 'thatCount'>,
  tenants: Pick<Services['tenants'], 'enterableOf'>,
): LiveHubDependencies['stillCount'] {
  return async (asked) => {
    const counting = new Set<LiveSession>();
    for (let first = 0; first < asked.length; first += AT_ONCE) {
      const some = asked.slice(first, first + AT_ONCE);
      const open = await sessions.thatCount([...new Set(some.map(({ tokenHash }) => tokenHash))]);
      const places = new Map(some.map(({ userId, tenantId }) => [`${userId} ${tenantId}`, { userId, tenantId }]));
      const allowed = await tenants.enterableOf([...places.values()]);
      const isAllowed = new Set(allowed.map(({ userId, tenantId }) => `${userId} ${tenantId}`));
      for (const session of some)
        if (open.has(session.tokenHash) && isAllowed.has(`${session.userId} ${session.tenantId}`))
          counting.add(session);
    }
    return counting;
  };
}
