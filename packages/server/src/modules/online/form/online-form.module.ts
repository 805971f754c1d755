import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { onlineFormEndpoints } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';
import { offeredActions, onlineFormResource, permissionCode, storedFormSchema } from '@evergreen/core/resources';

import { onlineFormVersion } from '../../../db/schema/index.ts';
import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute } from '../../../http/endpoint-route.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { createGrants } from '../../access/grant/grants.ts';
import { createResourceServices } from '../../records/resource/resource-services.ts';
import { resourceMessages } from '../../records/resource/resource.messages.ts';
import { createFormPublisher } from './publish-form.ts';
import { onlineFormMessages as messages } from './online-form.messages.ts';

const missing: CallFailure = { kind: 'missing', message: resourceMessages.missing };
const noForm: CallFailure = { kind: 'unknownPath', message: messages.noForm };

/** Drafts of forms, and how they come into force. */
export function createOnlineFormModule(services: Services): ServerModule {
  const { database, storedForms, gatekeeper, repositoryOf, writerNames } = services;
  const { orm } = database;
  const { serviceOf } = createResourceServices(services);
  const publisher = createFormPublisher(services, createGrants(services));

  /** Whether the form is there for the caller. */
  const isInReach = async (id: string, call: SignedInCall) =>
    (await repositoryOf(onlineFormResource, { kind: 'caller', call }).find(id)) !== undefined;

  async function saveDraft(
    { id, version, form }: { readonly id: string; readonly version: number; readonly form: unknown },
    call: SignedInCall,
  ): Promise<CallOutcome<{ version: number }>> {
    const draft = JSON.stringify(form ?? null, null, 2);
    const saved = await serviceOf(onlineFormResource, call).edit({ id, version }, { draft }, call);
    return saved.ok
      ? ok({ result: { version: saved.value.result.version ?? version }, message: messages.saved })
      : saved;
  }

  return {
    routes: [
      guardedRoute(onlineFormEndpoints.saveDraft, ({ body }, call) => saveDraft(body, call)),
      guardedRoute(onlineFormEndpoints.check, async ({ body: { id } }, call) => {
        const prepared = await publisher.check(id, call);
        if (!prepared.ok) return prepared;
        const { digest, version, plan } = prepared.value;
        const items = plan.items.map(({ kind, text }) => ({ kind, text: text[call.locale] }));
        return ok({ result: { digest, version: version + 1, items } });
      }),
      guardedRoute(onlineFormEndpoints.publish, ({ body }, call) => publisher.publish(body, call)),
      guardedRoute(onlineFormEndpoints.versions, async ({ query: { id } }, call) => {
        if (!(await isInReach(id, call))) return err(missing);
        const rows = await orm
          .select({
            version: onlineFormVersion.version,
            note: onlineFormVersion.note,
            by: onlineFormVersion.publishedBy,
            at: onlineFormVersion.publishedAt,
          })
          .from(onlineFormVersion)
          .where(eq(onlineFormVersion.formId, id))
          .orderBy(desc(onlineFormVersion.version));
        const names = await writerNames([...new Set(rows.map(({ by }) => by))], call.locale);
        return ok({
          result: rows.map((row) => ({ ...row, by: names.get(row.by) ?? row.by, at: formatPlatformTime(row.at) })),
        });
      }),
      guardedRoute(onlineFormEndpoints.restoreVersion, async ({ body: { id, version, from } }, call) => {
        if (!(await isInReach(id, call))) return err(missing);
        const rows = await orm
          .select({ version: onlineFormVersion.version, definition: onlineFormVersion.definition })
          .from(onlineFormVersion)
          .where(eq(onlineFormVersion.formId, id));
        const found = rows.find((row) => row.version === from);
        if (found === undefined) return err({ kind: 'missing', message: messages.noVersion });
        const { title: _title, ...form } = v.parse(storedFormSchema, found.definition);
        return saveDraft({ id, version, form }, call);
      }),
      guardedRoute(onlineFormEndpoints.description, async ({ params }, call) => {
        const found = storedForms.byCode(params.code.replace(/@.*$/u, ''));
        if (found === undefined) return err(noForm);
        const { resource, code, version, form } = found;
        const codes = offeredActions(resource).map((action) => permissionCode(resource, action));
        for (const one of codes)
          if (await gatekeeper.holds(call.caller, one)) return ok({ result: { code, version, form } });
        return err({ kind: 'forbidden', message: httpServerMessages.forbidden(permissionCode(resource, 'list')) });
      }),
    ],
  };
}
