import { httpMessages } from '@evergreen/core/http';
import { createListPage, defaultListQuery } from '@evergreen/core/list-page';
import { isOffered } from '@evergreen/core/resources';

import type { CommandContext, ExitCode } from '../cli.types.ts';
import { printable, printableJson } from '../printable.ts';
import { resourceNamed } from '../resource-argument.ts';
import { factsWhen } from '../service-facts.ts';
import { withSession } from '../with-session.ts';
import { deleteMessages as messages } from './delete.messages.ts';
import { doMessages } from './do.messages.ts';
import { saveMessages } from './save.messages.ts';
import { readRecord } from './show.action.ts';

export interface DeleteOptions {
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Delete records by their identifiers, or by those on standard input. */
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
    if (dryRun) {
      for (const id of ids) {
        const row = await readRecord(core, resource, id);
        if (!row.ok) return fail(row.error);
        const label = String(row.value[resource.labelField] ?? '');
        context.print(json ? printableJson({ id, name: label, isDryRun: true }) : printable(`${id}  ${label}`));
      }
      return 0;
    }
    const list = core.open((page) => createListPage({ ...page, resource, query: defaultListQuery(resource) }));
    let said: string | null = null;
    list.on((emitted) => {
      if (emitted.type === 'rows.removed') said = emitted.text[locale];
    });
    try {
      await factsWhen(list, ({ status }) => status !== 'loading');
      if (isOne) list.send({ type: 'row.remove', id: first });
      else {
        list.send({ type: 'selection.change', ids });
        list.send({ type: 'selection.remove' });
      }
      if (list.facts().confirmation === null) return fail(notices.at(-1)?.text ?? httpMessages.unreachable);
      list.send({ type: 'removal.confirm' });
      await factsWhen(list, ({ status }) => status !== 'removing');
      if (said === null) return fail(notices.at(-1)?.text ?? httpMessages.unreachable);
      context.print(json ? printableJson({ deleted: ids }) : printable(said));
      return 0;
    } finally {
      list.dispose();
    }
  });
}
