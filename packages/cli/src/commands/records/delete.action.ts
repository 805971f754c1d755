import { whenFacts } from '@evergreen/core/kernel';
import { httpMessages } from '@evergreen/core/http';
import { createListPage, type ListPageService } from '@evergreen/core/records/list';
import { isOffered } from '@evergreen/core/resources';
import { lossSubject } from '@evergreen/core/access/rights-losses';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable, printableJson } from '../../printable.ts';
import { resourceNamed } from '../../resource-argument.ts';
import { withSession } from '../../with-session.ts';
import { deleteMessages as messages } from './delete.messages.ts';
import { doMessages } from './do.messages.ts';
import { printLosses } from '../access/rights-losses.ts';
import { saveMessages } from './save.messages.ts';
import { readRecord } from './show.action.ts';

export interface DeleteOptions {
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Delete records by their identifiers, or by those on standard input. Who loses permissions by it is named before. */
export async function deleteRecords(
  context: CommandContext,
  name: string,
  words: readonly string[],
  { yes = false, dryRun = false, json = false }: DeleteOptions,
): Promise<ExitCode> {
  const { complain, io, locale } = context;
  const named = resourceNamed(name);
  if (!named.ok) {
    complain(named.error);
    return 2;
  }
  const resource = named.value;
  const typed = words.length > 0 ? words : (await io.readInput()).split('\n');
  const ids = [...new Set(typed.map((id) => id.trim()).filter((id) => id !== ''))];
  const [first = ''] = ids;
  const isOne = ids.length === 1;
  const problem =
    (isOffered(resource, isOne ? 'delete' : 'batch_delete') ? null : saveMessages.notOffered(resource.title)) ??
    (first === '' ? doMessages.noIds : null) ??
    (yes || dryRun ? null : messages.needsYes(ids.length));
  if (problem !== null) {
    complain(problem);
    return 2;
  }
  return withSession(context, async ({ core, notices, fail }) => {
    for (const id of dryRun ? ids : []) {
      const row = await readRecord(core, resource, id);
      if (!row.ok) return fail(row.error);
      const label = String(row.value[resource.labelField] ?? '');
      context.print(json ? printableJson({ id, name: label, isDryRun: true }) : printable(`${id}  ${label}`));
    }
    if (dryRun && lossSubject(resource) === undefined) return 0;
    const list = core.open((page) => createListPage({ ...page, resource }));
    let said: string | null = null;
    list.on((emitted) => {
      if (emitted.type === 'rows.removed') said = emitted.text[locale];
    });
    try {
      const confirmation = await askedRemoval(list, ids);
      if (confirmation === null) return fail(notices.at(-1)?.text ?? httpMessages.unreachable);
      const { losses } = confirmation;
      if (losses !== null && !json) printLosses(context, losses);
      if (dryRun) {
        if (json) context.print(printableJson({ losses, isDryRun: true }));
        return 0;
      }
      list.send({ type: 'removal.confirm' });
      await whenFacts(list, ({ status }) => status !== 'removing');
      if (said === null) return fail(notices.at(-1)?.text ?? httpMessages.unreachable);
      const deleted = losses === null ? { deleted: ids } : { deleted: ids, losses };
      context.print(json ? printableJson(deleted) : printable(said));
      return 0;
    } finally {
      list.dispose();
    }
  });
}

/** Asks for a deletion as the list does: who loses permissions by it is known then. Null where it is refused. */
async function askedRemoval(list: ListPageService, ids: readonly string[]) {
  const [first = ''] = ids;
  await whenFacts(list, ({ status }) => status !== 'loading');
  if (ids.length === 1) list.send({ type: 'row.remove', id: first });
  else {
    list.send({ type: 'selection.change', ids });
    list.send({ type: 'selection.remove' });
  }
  return (await whenFacts(list, ({ status }) => status !== 'weighing')).confirmation;
}
