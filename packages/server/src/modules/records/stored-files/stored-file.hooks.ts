import { err, ok } from '@evergreen/core/kernel';
import { storedFileResource, type ResourceDirectory } from '@evergreen/core/resources';

import { defineHooks, type HookTools } from '../resource/resource-hooks.types.ts';
import { storedFileMessages as messages } from './stored-file.messages.ts';
import { findStoredFileUse, type StoredFileUse } from './stored-file-uses.ts';

/** A file that a row names stays: the row would show a gap where it was. */
export const createStoredFileHooks = (directory: ResourceDirectory) =>
  defineHooks(storedFileResource, {
    async removing(rows, tools) {
      const use = await findStoredFileUse(
        tools.database.orm,
        rows.map(({ id }) => id),
        directory.all(),
      );
      if (use === undefined) return ok(undefined);
      const name = rows.find(({ id }) => id === use.fileId)?.fileName ?? '';
      return err({ kind: 'business', message: await inUse(name, use, tools) });
    },
  });

async function inUse(name: string, use: StoredFileUse, { call, serviceOf }: HookTools) {
  const { resource, field, rowId } = use;
  // Rows of other tenants, or kept from the caller by data rules, are not named.
  const row = await serviceOf(resource.name).queryById(rowId, call);
  const label = row.ok ? row.value.result[resource.labelField] : null;
  return messages.inUse(name, resource, field, (label ?? null) === null ? undefined : String(label));
}
