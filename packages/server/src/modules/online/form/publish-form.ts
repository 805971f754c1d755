import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import type * as v from 'valibot';

import { GRANT_PERMISSIONS, type onlineFormEndpoints } from '@evergreen/core/contract';
import { err, ok, type Result } from '@evergreen/core/kernel';
import { onlineFormResource, type Resource } from '@evergreen/core/resources';

import { databaseErrorOf } from '../../../db/index.ts';
import { transactOutcome } from '../../../db/transact-outcome.ts';
import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import type { Services } from '../../../services.ts';
import type { GrantServices } from '../../access/grant/grants.ts';
import { createHistoryRepository } from '../../records/history/history.repository.ts';
import { createRecordLog } from '../../records/history/record-log.ts';
import { resourceMessages } from '../../records/resource/resource.messages.ts';
import { prepareDraft, type PreparedDraft } from './form-draft.ts';
import { ensureFormMenu } from './form-menu.ts';
import { createFormTables } from './form-table.ts';
import { onlineFormMessages as messages } from './online-form.messages.ts';

/** A table that is busy is asked for so often, with so many milliseconds between. */
const TRIES = 25;
const BETWEEN = 100;

/** SQLSTATE of a lock that was not given in time. */
const LOCK_NOT_AVAILABLE = '55P03';

export type PublishRequest = v.InferOutput<(typeof onlineFormEndpoints.publish)['body']>;

export interface FormPublisher {
  /** What publishing the draft would do, as the person confirms it. */
  check(id: string, call: SignedInCall): Promise<Result<PreparedDraft, CallFailure>>;
  publish(request: PublishRequest, call: SignedInCall): Promise<CallOutcome<{ version: number; path: string }>>;
}

const missing: CallFailure = { kind: 'missing', message: resourceMessages.missing };
const { published: PUBLISHED } = onlineFormResource.fields.status.states;

/** Brings drafts into force: checked, confirmed by the digest of the plan, built in one transaction, then indexed. */
export function createFormPublisher(services: Services, grants: GrantServices): FormPublisher {
  const { database, clock, gatekeeper } = services;
  const { orm } = database;
  const recordLog = createRecordLog(createHistoryRepository(database), services.tellRows);
  const tables = createFormTables(services);
  const headsOf = (call: SignedInCall) => services.repositoryOf(onlineFormResource, { kind: 'caller', call });

  async function build(
    { id, digest, note, menu, roles }: PublishRequest,
    call: SignedInCall,
  ): Promise<Result<{ draft: PreparedDraft; resource: Resource }, CallFailure>> {
    await orm.execute(sql`set local lock_timeout = '200ms'`);
    const heads = headsOf(call);
    // Writers of its rows hold the form until they end, and new ones wait.
    const [row] = await heads.findLocked([id], 'update');
    if (row === undefined) return err(missing);
    const prepared = await prepareDraft(services, row);
    if (!prepared.ok) return prepared;
    const draft = prepared.value;
    if (draft.digest !== digest) return err({ kind: 'overtaken', message: messages.draftChanged });
    const refused = draft.plan.items.find(({ kind }) => kind === 'refuse');
    if (refused !== undefined) return err({ kind: 'business', message: refused.text });
    const resource = await tables.place(id, draft);
    await tables.build(resource);
    const version = draft.version + 1;
    await tables.writeVersion({ id, version, note, by: call.caller.username }, draft);
    const writer = { username: call.caller.username, tenantId: call.tenantId, now: clock.now() };
    await heads.update([id], { status: PUBLISHED, publishedVersion: version }, writer);
    const [after] = await heads.findMany([id]);
    await recordLog(onlineFormResource, [{ before: row, after: after ?? row }], writer, { action: 'publish' });
    const entries = await ensureFormMenu(database, resource, menu, writer);
    if (entries === undefined) return err({ kind: 'business', message: messages.noMenu });
    for (const role of roles) {
      const granted = await grants.grants.grantedTo('role', role.id);
      const given = role.rights === 'view' ? entries.viewing : entries.all;
      const change = {
        granteeId: role.id,
        permissionIds: [...new Set([...granted, ...given])],
        lastpermissionIds: granted,
      };
      const saved = await grants.service.save('role', change, call);
      if (!saved.ok) return saved;
    }
    return ok({ draft, resource });
  }

  /** A lock that is not given is asked for again, while others work on. */
  async function built(request: PublishRequest, call: SignedInCall): ReturnType<typeof build> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await transactOutcome(database, () => build(request, call));
      } catch (error) {
        if (databaseErrorOf(error)?.details.code !== LOCK_NOT_AVAILABLE) throw error;
        if (attempt === TRIES) return err({ kind: 'unavailable', message: messages.busy });
      }
      await pause(BETWEEN);
    }
  }

  return {
    async check(id, call) {
      const row = await headsOf(call).find(id);
      return row === undefined ? err(missing) : prepareDraft(services, row);
    },
    async publish(request, call) {
      if (call.tenantId !== 0) return err({ kind: 'business', message: messages.platformOnly });
      const code = GRANT_PERMISSIONS.role;
      if (request.roles.length > 0 && !(await gatekeeper.holds(call.caller, code)))
        return err({ kind: 'forbidden', message: httpServerMessages.forbidden(code) });
      const done = await built(request, call);
      if (!done.ok) return done;
      const { draft, resource } = done.value;
      await tables.addIndexes(resource);
      const version = draft.version + 1;
      return ok({ result: { version, path: resource.path }, message: messages.published(version) });
    },
  };
}
