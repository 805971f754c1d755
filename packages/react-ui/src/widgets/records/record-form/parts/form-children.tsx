import type { RecordFormFacts, RecordFormService } from '@evergreen/core/records/form';
import type { ChildTable, Resource } from '@evergreen/core/resources';
import { Skeleton } from 'antd';
import type { KeyboardEvent } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { ChildRowsTable } from '../../child-rows-table/index.ts';
import { LateChildTable } from '../../late-inputs.tsx';
import { fieldInputId, formGroupId } from '../field-id.ts';
import { recordFormWidgetMessages as messages } from '../record-form.messages.ts';

export interface FormChildrenProps {
  readonly resource: Resource;
  readonly name: string;
  readonly table: ChildTable;
  readonly facts: RecordFormFacts;
  readonly form: RecordFormService;
}

/** Enter and Escape belong to the cells: they neither submit the form nor close its dialog. */
function keepKeys(event: KeyboardEvent) {
  const isOwn = event.key === 'Escape' || (event.key === 'Enter' && !event.ctrlKey && !event.metaKey);
  if (isOwn && event.defaultPrevented) event.stopPropagation();
}

/** The sub-rows of the form under a heading of their own, and what is wrong with them. */
export function FormChildren({ resource, name, table, facts, form }: FormChildrenProps) {
  const t = useTranslate();
  const id = fieldInputId(resource, name);
  const error = facts.errors[name];
  const rows = facts.children[name] ?? [];
  return (
    <fieldset id={formGroupId(resource, name)} className="record-form-group">
      <legend>
        {t(table.resource.title)}
        <small className="record-form-count">
          {t(table.isReadOnly === true ? messages.rowCount(rows.length) : messages.rowsOf(rows.length, table.maximum))}
        </small>
      </legend>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- because the cells inside it are what is pressed */}
      <div
        id={id}
        className="record-form-wide record-form-children"
        tabIndex={-1}
        onKeyDown={keepKeys}
        {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
      >
        {table.isReadOnly === true ? (
          <ChildRowsTable table={table} rows={facts.row?.children?.[name] ?? []} />
        ) : (
          <LateChildTable
            {...{ resource, name, table, form }}
            meanwhile={<Skeleton active title={false} paragraph={{ rows: 3 }} />}
          />
        )}
        {error !== undefined && (
          <p id={`${id}-error`} className="record-form-children-error" role="alert">
            {t(error)}
          </p>
        )}
      </div>
    </fieldset>
  );
}
