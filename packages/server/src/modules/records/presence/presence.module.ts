import { presenceEndpoints } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';
import { permissionCode } from '@evergreen/core/resources';

import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute } from '../../../http/endpoint-route.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { resourceMessages } from '../resource/resource.messages.ts';
import { createPresenceRepository, type PresentRecord } from './presence.repository.ts';

interface NamedRecord {
  readonly resource: string;
  readonly id: string;
}

/** Who edits which record, told to those alone who may edit it themselves. */
export function createPresenceModule({
  database,
  directory,
  clock,
  gatekeeper,
  repositoryOf,
  live,
}: Services): ServerModule {
  const presence = createPresenceRepository(database, clock);

  /** Those who edit the record as well ask who else does. */
  async function tellOthers(edited: PresentRecord): Promise<void> {
    const userIds = await presence.idsOfOthers(edited);
    const { tenantId, resource, rowId: id } = edited;
    if (userIds.length > 0) live.publish({ kind: 'presence', tenantId, userIds: [...userIds], resource, id });
  }

  const editedRecord = ({ resource, id: rowId }: NamedRecord, { tenantId, caller }: SignedInCall): PresentRecord => ({
    tenantId,
    resource,
    rowId,
    userId: caller.userId,
  });

  /** Why the caller may not edit the record; undefined where they may. */
  async function obstacle({ resource: name, id }: NamedRecord, call: SignedInCall): Promise<CallFailure | undefined> {
    const missing: CallFailure = { kind: 'missing', message: resourceMessages.missing };
    const resource = directory.find(name);
    if (resource === undefined || resource.kind === 'appendOnly') return missing;
    const code = permissionCode(resource, 'edit');
    if (!(await gatekeeper.holds(call.caller, code)))
      return { kind: 'forbidden', message: httpServerMessages.forbidden(code) };
    const found = await repositoryOf(resource, { kind: 'caller', call }).find(id);
    return found === undefined ? missing : undefined;
  }

  return {
    routes: [
      guardedRoute(presenceEndpoints.edit, async ({ body }, call) => {
        const refusal = await obstacle(body, call);
        if (refusal !== undefined) return err(refusal);
        const edited = editedRecord(body, call);
        const others = await presence.others(edited);
        if (await presence.mark(edited)) await tellOthers(edited);
        return ok({ result: { others } });
      }),
      // Whoever lost the right meanwhile leaves too.
      guardedRoute(presenceEndpoints.leave, async ({ query }, call) => {
        const edited = editedRecord(query, call);
        if (await presence.unmark(edited)) await tellOthers(edited);
        return ok({ result: null });
      }),
    ],
  };
}
