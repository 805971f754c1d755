import { permissionCode } from '@evergreen/core/resources';
import type { SignedInCall } from '../../../http/call.types.ts';
import type { Services } from '../../../services.ts';
import type { LiveSession } from './live-session.types.ts';
import type { WatchReach, WatchersDependencies } from './watchers.ts';

/** What sessions read of a resource, by the permissions and data rules in force now; what the process remembers of them is compared once for all. */
export function createRowReach({
  database: { versions },
  directory,
  gatekeeper,
  repositoryOf,
}: Pick<Services, 'database' | 'directory' | 'gatekeeper' | 'repositoryOf'>): WatchersDependencies['reachOf'] {
  return async (name, sessions) => {
    const resource = directory.find(name);
    if (resource === undefined) return sessions.map(() => 'none');
    async function reachOf({ caller, tenantId }: LiveSession): Promise<WatchReach> {
      if (resource === undefined || !(await gatekeeper.holds(caller, permissionCode(resource, 'list')))) return 'none';
      // Data rules are remembered for a call: each question is one of its own.
      const call: SignedInCall = {
        requestId: 'live',
        locale: 'zh-CN',
        address: '',
        userAgent: '',
        caller,
        tenantId,
      };
      return (await repositoryOf(resource, { kind: 'caller', call }).isWhole()) ? 'all' : 'some';
    }
    /** One person with several windows is asked about once. */
    const known = new Map<string, Promise<WatchReach>>();
    const scope = versions.open();
    try {
      return await versions.within(scope, () =>
        Promise.all(
          sessions.map((session) => {
            const key = `${session.userId} ${session.tenantId}`;
            const reach = known.get(key) ?? reachOf(session);
            known.set(key, reach);
            return reach;
          }),
        ),
      );
    } finally {
      versions.end(scope);
    }
  };
}
