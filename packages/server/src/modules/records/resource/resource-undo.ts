import { isReference, referredIds, referredResource, type Resource } from '@evergreen/core/resources';
import { err, minutes, ok, type LocalizedText } from '@evergreen/core/kernel';

import type { CallOutcome } from '../../../http/call.types.ts';
import type { RecordLog } from '../history/record-log.ts';
import type { ChoiceSources } from './values/choice-texts.ts';
import { writtenRows } from './resource-action.ts';
import type { BinWrite } from './resource-bin.ts';
import { resourceMessages } from './resource.messages.ts';
import type { StoredRow } from './resource.repository.ts';
import type { EditedRow, WrittenRows } from './resource-write.types.ts';

/** How long after a deletion it can be undone: longer than the offer stands, for slow networks. */
const UNDO_LIMIT = minutes(1);

/** Brings deleted rows back as they were: the same person, the same versions, what they refer to still there. All or none. */
export async function undoRemoval(
  resource: Resource,
  rows: readonly EditedRow[],
  { call, writer, hooks, children }: BinWrite,
  sources: ChoiceSources & { readonly recordLog: RecordLog },
): Promise<CallOutcome<WrittenRows>> {
  const repository = sources.repositoryOf(resource);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const found = await repository.findRemoved([...versions.keys()], call.caller.username, writer.now - UNDO_LIMIT);
  const isSame = found.every((row) => versions.get(row.id) === undefined || versions.get(row.id) === row['version']);
  if (found.length !== versions.size || !isSame) return err({ kind: 'business', message: resourceMessages.cannotUndo });
  const gone = await deletedReference(resource, found, sources);
  if (gone !== undefined) return err({ kind: 'business', message: resourceMessages.referenceGone(gone) });
  const allowed = await hooks.restoring({ rows: found, isUndo: true });
  if (!allowed.ok) return allowed;
  const ids = [...versions.keys()];
  await repository.revive(ids, writer);
  await children.reviveWith(ids, writer, 'undoDelete');
  const writes = (await repository.findLocked(ids, 'update')).map((after) => ({ before: null, after }));
  await sources.recordLog(resource, writes, writer, { action: 'undoDelete' });
  const followed = await hooks.written(writes, { isBroughtBack: true });
  if (!followed.ok) return followed;
  return ok({ result: writtenRows(found), message: resourceMessages.undone(found.length) });
}

/** The label of a reference whose row is deleted. Rows referred to are locked until the transaction ends. */
async function deletedReference(
  resource: Resource,
  rows: readonly StoredRow[],
  { repositoryOf }: ChoiceSources,
): Promise<LocalizedText | undefined> {
  for (const [key, field] of Object.entries(resource.fields)) {
    const other = isReference(field) ? referredResource(resource, field.resource) : undefined;
    if (other === undefined) continue;
    const ids = new Set(rows.flatMap((row) => referredIds(row[key])));
    const found = await repositoryOf(other).findLocked([...ids], 'share');
    if (found.length !== ids.size) return field.label;
  }
  return undefined;
}
