import type { PageDependencies } from './create-core.ts';
import { createHttpUpload } from './features/files/upload-list/index.ts';
import { createTableMemory, type EditableTableDependencies } from './features/grid/editable-table/index.ts';
import { isShownWhereListed } from './features/access/permissions/index.ts';
import { failureText } from './http/index.ts';
import { err, ok } from './kernel/index.ts';
import { storageKeys } from './storage/index.ts';

/** External dependencies of a table on a page: the user's dictionaries, permissions and storage, and file upload. */
export function tableDependencies(page: PageDependencies): EditableTableDependencies {
  const { clock, random, storage, auth, choices, http, config, locale } = page;
  return {
    clock,
    random,
    memory: createTableMemory(storage),
    userId: () => auth.facts().user?.id ?? '',
    async loadOptions(dictionary) {
      const items = await choices({ type: 'dictionary', dictionary });
      if (!items.ok) return err(failureText(items.error));
      return ok(items.value.map(({ value, text, disabled = false }) => ({ value, text, disabled })));
    },
    uploads: {
      port: createHttpUpload({ http, random, basePath: config.basePath, locale }),
      token: () => storage.get(storageKeys.token) ?? null,
    },
    isShown: (code) => isShownWhereListed(code, { lists: auth.facts().permissions, policy: config.permissionPolicy }),
  };
}
