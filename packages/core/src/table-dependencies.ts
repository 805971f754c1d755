import type { PageDependencies } from './create-core.ts';
import type { EditableTableDependencies } from './features/editable-table/index.ts';
import { failureText } from './http/index.ts';
import { err, ok } from './kernel/index.ts';

/** What a table on a page asks of the outside: the person's dictionaries, permissions and storage. */
export function tableDependencies({ clock, random, storage, auth, permit, choices }: PageDependencies): EditableTableDependencies {
  return {
    clock,
    random,
    storage,
    userId: () => auth.facts().user?.id ?? '',
    async loadOptions(dictionary) {
      const items = await choices({ type: 'dictionary', dictionary });
      if (!items.ok) return err(failureText(items.error));
      return ok(items.value.map(({ value, text, disabled = false }) => ({ value, text, disabled })));
    },
    isAllowed: (code) => permit(code).decision === 'show',
  };
}
