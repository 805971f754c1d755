import { dossierEndpoints, type RecordComment } from '@evergreen/core/contract';
import { ellipsis, err, ok, type Result } from '@evergreen/core/kernel';
import { permissionCode, resourceByName, type Resource } from '@evergreen/core/resources';

import { transactOutcome } from '../../../db/transact-outcome.ts';
import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute } from '../../../http/endpoint-route.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import { createIdentifier } from '../../../identifiers.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { nameOf } from '../../messaging/notice/decision-notices.ts';
import { createHistoryRepository } from '../history/history.repository.ts';
import { createRecordLog } from '../history/record-log.ts';
import { createResourceServices } from '../resource/resource-services.ts';
import { resourceMessages } from '../resource/resource.messages.ts';
import { createCommentRepository, type StoredComment } from './comment.repository.ts';
import { dossierRows } from './dossier-rows.ts';
import { dossierMessages as messages } from './dossier.messages.ts';
import { createMentionable } from './mentionable-people.ts';

interface NamedRecord {
  readonly resource: string;
  readonly id: string;
}

interface Said extends NamedRecord {
  readonly text: string;
  readonly mentioned: readonly string[];
}

/** Colleagues that one search offers. */
const OFFERED = 8;
/** How much of a comment history and notices have of it, in halves of a Chinese character. */
const EXCERPT = { history: 190, notice: 100 } as const;

/** What stands around a record: the rows that name it, and what colleagues say about it. */
export function createDossierModule(services: Services): ServerModule {
  const { database, clock, gatekeeper, repositoryOf, tellPeople, tellRows, writerNames } = services;
  const { serviceOf } = createResourceServices(services);
  const comments = createCommentRepository(database);
  const recordLog = createRecordLog(createHistoryRepository(database), tellRows);
  const mentionable = createMentionable(services);
  const missing: CallFailure = { kind: 'missing', message: resourceMessages.missing };

  /** The resource of a record that the caller may read. */
  async function readable(
    { resource: name, id }: NamedRecord,
    call: SignedInCall,
  ): Promise<Result<Resource, CallFailure>> {
    const resource = resourceByName(name);
    if (resource?.hasDossier !== true) return err(missing);
    const code = permissionCode(resource, 'list');
    if (!(await gatekeeper.holds(call.caller, code)))
      return err({ kind: 'forbidden', message: httpServerMessages.forbidden(code) });
    const row = await repositoryOf(resource, { kind: 'caller', call }).find(id);
    return row === undefined ? err(missing) : ok(resource);
  }

  async function shown(stored: readonly StoredComment[], { locale }: SignedInCall): Promise<RecordComment[]> {
    const names = await writerNames([...new Set(stored.map(({ createBy }) => createBy))], locale);
    return stored.map(({ id, createTime, createBy, text }) => ({
      id,
      at: formatPlatformTime(createTime),
      by: names.get(createBy) ?? createBy,
      text,
    }));
  }

  async function say(resource: Resource, said: Said, call: SignedInCall): Promise<CallOutcome<RecordComment>> {
    const { caller, tenantId } = call;
    const ids = [...new Set(said.mentioned)];
    const people = ids.length === 0 ? [] : await mentionable(resource, said.id, { ids, most: ids.length }, call);
    if (people.length < ids.length) return err({ kind: 'business', message: messages.cannotRead });
    const rows = repositoryOf(resource, { kind: 'caller', call });
    const [before] = await rows.findLocked([said.id], 'update');
    if (before === undefined) return err(missing);
    const now = clock.now();
    const comment: StoredComment = {
      id: createIdentifier(),
      tenantId,
      resource: resource.name,
      rowId: said.id,
      createTime: now,
      createBy: caller.username,
      text: said.text,
    };
    await comments.add(comment);
    await rows.raise(said.id);
    const after = { ...before, version: Number(before['version'] ?? 0) + 1 };
    const cause = ellipsis(said.text, EXCERPT.history);
    await recordLog(
      resource,
      [{ before, after }],
      { username: caller.username, tenantId, now },
      { action: 'comment', cause },
    );
    const name = nameOf(resource, before);
    const link = `${resource.path}?record=${encodeURIComponent(said.id)}`;
    await tellPeople(
      people
        .filter(({ id }) => id !== caller.userId)
        .map(({ username }) => ({
          username,
          key: `comment:${resource.name}:${said.id}`,
          count: 1,
          title: messages.mention(caller.realname, name, resource.singular, ellipsis(said.text, EXCERPT.notice)),
          many: messages.mentions(name, resource.singular),
          reason: null,
          sender: caller.realname,
          link,
          listLink: link,
        })),
      tenantId,
    );
    const [result] = await shown([comment], call);
    if (result === undefined) throw new Error('A comment that was written is shown');
    return ok({ result, message: messages.said });
  }

  return {
    routes: [
      guardedRoute(dossierEndpoints.read, async ({ query }, call) => {
        const resource = await readable(query, call);
        if (!resource.ok) return resource;
        const rows = await dossierRows(resource.value, query.id, call, { gatekeeper, serviceOf });
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
