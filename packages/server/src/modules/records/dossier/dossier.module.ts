import { dossierEndpoints } from '@evergreen/core/contract';
import { err, ok, type Result } from '@evergreen/core/kernel';
import { permissionCode, type Resource } from '@evergreen/core/resources';

import { transactOutcome } from '../../../db/transact-outcome.ts';
import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute } from '../../../http/endpoint-route.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { createResourceServices } from '../resource/resource-services.ts';
import { resourceMessages } from '../resource/resource.messages.ts';
import { createCommentRepository } from './comment.repository.ts';
import { createCommentService } from './comment.service.ts';
import { dossierRows } from './dossier-rows.ts';
import { createMentionable } from './mentionable-people.ts';

interface NamedRecord {
  readonly resource: string;
  readonly id: string;
}

/** Colleagues that one search offers. */
const OFFERED = 8;
/** What stands around a record: the rows that name it, and what colleagues say about it. */
export function createDossierModule(services: Services): ServerModule {
  const { database, directory, gatekeeper, repositoryOf } = services;
  const { serviceOf } = createResourceServices(services);
  const comments = createCommentRepository(database);
  const mentionable = createMentionable(services);
  const missing: CallFailure = { kind: 'missing', message: resourceMessages.missing };

  /** The resource of a record that the caller may read. */
  async function readable(
    { resource: name, id }: NamedRecord,
    call: SignedInCall,
  ): Promise<Result<Resource, CallFailure>> {
    const resource = directory.find(name);
    if (resource?.hasDossier !== true) return err(missing);
    const code = permissionCode(resource, 'list');
    if (!(await gatekeeper.holds(call.caller, code)))
      return err({ kind: 'forbidden', message: httpServerMessages.forbidden(code) });
    const row = await repositoryOf(resource, { kind: 'caller', call }).find(id);
    return row === undefined ? err(missing) : ok(resource);
  }

  const { say, shown } = createCommentService(services, { comments, mentionable });

  return {
    routes: [
      guardedRoute(dossierEndpoints.read, async ({ query }, call) => {
        const resource = await readable(query, call);
        if (!resource.ok) return resource;
        const rows = await dossierRows(resource.value, query.id, call, { directory, gatekeeper, serviceOf });
        if (!rows.ok) return rows;
        const said = await shown(await comments.of(resource.value, query.id), call);
        return ok({ result: { ...rows.value, comments: said } });
      }),
      guardedRoute(dossierEndpoints.comment, async ({ body }, call) => {
        const resource = await readable(body, call);
        if (!resource.ok) return resource;
        return transactOutcome(database, () => say(resource.value, body, call));
      }),
      guardedRoute(dossierEndpoints.colleagues, async ({ query }, call) => {
        const resource = await readable(query, call);
        if (!resource.ok) return resource;
        return ok({ result: await mentionable(resource.value, query.id, { words: query.words, most: OFFERED }, call) });
      }),
    ],
  };
}
