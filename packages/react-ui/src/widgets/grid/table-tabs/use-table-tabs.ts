import {
  validatedTable,
  type EditableTableService,
  type TableFailure,
  type TableValues,
} from '@evergreen/core/grid/editable-table';
import type { LocalizedText } from '@evergreen/core/kernel';
import { validateFormAndTables, type FormWithTables, type Validatable } from '@evergreen/core/validation/validators';
import { useEffect, useState } from 'react';

/** One table below a form, in a tab of its own. */
export interface TabbedTable<Key extends string = string> {
  readonly key: Key;
  readonly title: LocalizedText;
  readonly table: EditableTableService;
}

export interface TableTabsState<Key extends string = string> {
  readonly tables: readonly TabbedTable<Key>[];
  readonly shown: Key | undefined;
  readonly show: (key: string) => void;
  /** The first table that is to be corrected, as the last validation found it. */
  readonly wrong: { readonly key: Key; readonly failure: TableFailure } | null;
  /** The values of the form and of all tables; undefined where one is to be corrected, or the page went meanwhile. */
  readonly validate: <Values>(
    form: Validatable<Values, unknown>,
  ) => Promise<FormWithTables<Values, TableValues> | undefined>;
}

/** Validates a form and then the tables in the order of their tabs. The tab of the first wrong table is shown, with its first wrong cell. */
export function useTableTabs<Key extends string>(tables: readonly TabbedTable<Key>[]): TableTabsState<Key> {
  const [shown, setShown] = useState(tables[0]?.key);
  const [wrong, setWrong] = useState<TableTabsState<Key>['wrong']>(null);
  useEffect(() => {
    // A table that was hidden until now can be scrolled only from here on.
    const table = tables.find(({ key }) => key === wrong?.key)?.table;
    if (wrong !== null) table?.send({ type: 'cell.reveal', place: wrong.failure.first });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wrong]);
  return {
    tables,
    shown,
    show: (key) => setShown(tables.find((one) => one.key === key)?.key ?? shown),
    wrong,
    async validate(form) {
      const validated = await validateFormAndTables(
        form,
        tables.map(({ table }) => validatedTable(table)),
      );
      const failure = validated.ok ? null : validated.error;
      const failing = failure?.kind === 'table' && failure.error.kind !== 'disposed' ? failure.error : null;
      const key = failure?.kind === 'table' ? tables[failure.index]?.key : undefined;
      setWrong(failing === null || key === undefined ? null : { key, failure: failing });
      if (failing !== null) setShown(key);
      return validated.ok ? validated.value : undefined;
    },
  };
}
