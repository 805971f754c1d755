import { tableDependencies } from '@evergreen/core';
import { createChildTable } from '@evergreen/core/records/table';
import type { RecordFormService } from '@evergreen/core/records/form';
import type { ChildTable, Resource } from '@evergreen/core/resources';
import { useCallback } from 'react';

import { PHONE, useCore, useMedia, useOwnedService, useTranslate } from '../../../adapter/index.ts';
import { EditableTable } from '../../grid/editable-table/index.ts';
import './child-table.css';

export interface ChildTableInputProps {
  readonly resource: Resource;
  readonly name: string;
  readonly table: ChildTable;
  readonly form: RecordFormService;
}

/** CSS pixels before the rows scroll. */
const MAX_HEIGHT = 420;

/** The sub-rows of a form, edited as a spreadsheet is. */
export function ChildTableInput({ resource, name, table: declared, form }: ChildTableInputProps) {
  const core = useCore();
  const t = useTranslate();
  const isNarrow = useMedia(PHONE);
  const open = useCallback(
    () => core.open((page) => createChildTable({ resource, name, form, t, isNarrow, table: tableDependencies(page) })),
    [core, resource, name, form, t, isNarrow],
  );
  const table = useOwnedService(open);
  if (table === null) return null;
  return (
    <div className="child-table">
      <EditableTable table={table} label={t(declared.resource.title)} maxHeight={MAX_HEIGHT} />
    </div>
  );
}
