import type { Dossier } from '@evergreen/core/contract';
import { ellipsis, err, ok } from '@evergreen/core/kernel';
import type { Resource } from '@evergreen/core/resources';

import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { createIdentifier } from '../../../identifiers.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { Services } from '../../../services.ts';
import { nameOf, recordLink } from '../resource/told-record.ts';
import { createHistoryRepository } from '../history/history.repository.ts';
import { createRecordLog } from '../history/record-log.ts';
import { resourceMessages } from '../resource/resource.messages.ts';
import type { CommentRepository, StoredComment } from './comment.repository.ts';
import { dossierMessages as messages } from './dossier.messages.ts';
import type { FindMentionable } from './mentionable-people.ts';

interface Said {
  readonly id: string;
  readonly text: string;
  readonly mentioned: readonly string[];
}

/** How much of a comment history and notices have of it, in halves of a Chinese character. */
const EXCERPT = { history: 190, notice: 100 } as const;

/** Writes comments, into the history too, and tells the people whom they name; a caller of `say` may read the record. */
export function createCommentService(
  {
    database,
    clock,
    repositoryOf,
    tellNotices,
    tellRows,
    writerNames,
  }: Pick<Services, 'database' | 'clock' | 'repositoryOf' | 'tellNotices' | 'tellRows' | 'writerNames'>,
  { comments, mentionable }: { readonly comments: CommentRepository; readonly mentionable: FindMentionable },
) {
  const recordLog = createRecordLog(createHistoryRepository(database), tellRows);

  async function shown(stored: readonly StoredComment[], { locale }: SignedInCall): Promise<Dossier['comments']> {
    const names = await writerNames([...new Set(stored.map(({ createBy }) => createBy))], locale);
    return stored.map(({ id, createTime, createBy, text }) => ({
      id,
      at: formatPlatformTime(createTime),
      by: names.get(createBy) ?? createBy,
      text,
    }));
  }

  async function say(
    resource: Resource,
    said: Said,
    call: SignedInCall,
  ): Promise<CallOutcome<Dossier['comments'][number]>> {
    const { caller, tenantId } = call;
    const ids = [...new Set(said.mentioned)];
    const people = ids.length === 0 ? [] : await mentionable(resource, said.id, { ids, most: ids.length }, call);
    if (people.length < ids.length) return err({ kind: 'business', message: messages.cannotRead });
    const rows = repositoryOf(resource, { kind: 'caller', call });
    const [before] = await rows.findLocked([said.id], 'update');
    if (before === undefined) return err({ kind: 'missing', message: resourceMessages.missing });
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
    await tellNotices(
      people
        .filter(({ id }) => id !== caller.userId)
        .map(({ username }) => ({
          kind: 'mention',
          priority: 'M',
          to: { username },
          tenantId,
          key: `comment:${resource.name}:${said.id}`,
          title: messages.mention(caller.realname, name, resource.singular, ellipsis(said.text, EXCERPT.notice)),
          many: messages.mentions(name, resource.singular),
          sender: caller.realname,
          link: recordLink(resource, said.id),
        })),
    );
    const [result] = await shown([comment], call);
    if (result === undefined) throw new Error('A comment that was written is shown');
    return ok({ result, message: messages.said });
  }

  return { say, shown };
}
