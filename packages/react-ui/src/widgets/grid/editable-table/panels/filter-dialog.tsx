import type { ColumnFilter, ColumnKey } from '@evergreen/core/grid/editable-table';
import { filterBy, filterForm, type FilterForm } from '@evergreen/core/grid/editable-table/lazy';
import { Button, Checkbox, Input, InputNumber, Modal } from 'antd';
import { useEffect, useId, useState } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { DateInput } from '../../../base/date-input/index.ts';
import { useTable } from '../table-context.ts';
import { useFocusActiveCell } from '../input/use-focus-active-cell.ts';
import { panelMessages as messages } from './panel.messages.ts';

export interface FilterDialogProps {
  readonly column: ColumnKey;
  readonly onClose: () => void;
}

/** Asks which cells of a column are to be shown: values with their counts, words, or a range of numbers or days. */
export function FilterDialog({ column, onClose }: FilterDialogProps) {
  const { table } = useTable();
  const t = useTranslate();
  const returnFocus = useFocusActiveCell();
  useEffect(() => returnFocus, [returnFocus]);
  const [form] = useState(() => filterForm(table, column));
  const given = table.facts().filters[column];
  const [filter, setFilter] = useState<ColumnFilter>(() => given ?? emptyFilter(form));
  const title = table.facts().allColumns.find((one) => one.column.key === column)?.column.title ?? column;
  const apply = (chosen: ColumnFilter | null) => {
    table.send(filterBy(column, chosen));
    onClose();
  };
  return (
    <Modal
      open
      width={400}
      title={t(messages.filterOf(title))}
      onCancel={onClose}
      footer={[
        given !== undefined && (
          <Button key="clear" onClick={() => apply(null)}>
            {t(messages.clearFilter)}
          </Button>
        ),
        <Button key="cancel" onClick={onClose}>
          {t(messages.cancel)}
        </Button>,
        <Button key="confirm" type="primary" onClick={() => apply(isAll(filter, form) ? null : filter)}>
          {t(messages.confirm)}
        </Button>,
      ]}
    >
      <FilterFields
        form={form}
        filter={filter}
        onChange={setFilter}
        onEnter={() => apply(isAll(filter, form) ? null : filter)}
      />
    </Modal>
  );
}

interface FilterFieldsProps {
  readonly form: FilterForm;
  readonly filter: ColumnFilter;
  readonly onChange: (filter: ColumnFilter) => void;
  readonly onEnter: () => void;
}

function FilterFields({ form, filter, onChange, onEnter }: FilterFieldsProps) {
  const t = useTranslate();
  const id = useId();
  switch (filter.kind) {
    case 'text':
      return (
        <Input
          autoFocus
          value={filter.contains}
          addonBefore={t(messages.contains)}
          aria-label={t(messages.contains)}
          onChange={({ target }) => onChange({ kind: 'text', contains: target.value })}
          onPressEnter={onEnter}
        />
      );
    case 'values':
      return <ValueFields form={form} texts={filter.texts} onChange={onChange} />;
    case 'number':
      return (
        <div className="table-filter-range">
          <label>
            {t(messages.from)}
            <InputNumber
              autoFocus
              value={filter.from}
              onChange={(from) => onChange({ ...filter, from })}
              onPressEnter={onEnter}
            />
          </label>
          <label>
            {t(messages.to)}
            <InputNumber value={filter.to} onChange={(to) => onChange({ ...filter, to })} onPressEnter={onEnter} />
          </label>
        </div>
      );
    case 'day':
      return (
        <div className="table-filter-range">
          {(['from', 'to'] as const).map((end) => (
            <span key={end} className="table-filter-end">
              {t(messages[end])}
              <DateInput
                id={`${id}-${end}`}
                type="date"
                value={filter[end]}
                placeholder={t(messages.dateHint)}
                aria-label={t(messages[end])}
                onChange={(day) => onChange({ ...filter, [end]: day ?? null })}
              />
            </span>
          ))}
        </div>
      );
  }
}

interface ValueFieldsProps {
  readonly form: FilterForm;
  readonly texts: readonly string[];
  readonly onChange: (filter: ColumnFilter) => void;
}

function ValueFields({ form, texts, onChange }: ValueFieldsProps) {
  const t = useTranslate();
  const values = form.kind === 'values' ? form.values : [];
  return (
    <>
      <Checkbox
        checked={texts.length === values.length}
        indeterminate={texts.length > 0 && texts.length < values.length}
        onChange={({ target }) =>
          onChange({ kind: 'values', texts: target.checked ? values.map(({ text }) => text) : [] })
        }
      >
        {t(messages.selectAll)}
      </Checkbox>
      <ul className="table-filter-values">
        {values.map(({ text, count }) => (
          <li key={text}>
            <Checkbox
              checked={texts.includes(text)}
              onChange={({ target }) =>
                onChange({
                  kind: 'values',
                  texts: target.checked ? [...texts, text] : texts.filter((other) => other !== text),
                })
              }
            >
              {text === '' ? t(messages.blank) : text} <small>{count}</small>
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  );
}

function emptyFilter(form: FilterForm): ColumnFilter {
  switch (form.kind) {
    case 'text':
      return { kind: 'text', contains: '' };
    case 'values':
      return { kind: 'values', texts: form.values.map(({ text }) => text) };
    case 'number':
    case 'day':
      return { kind: form.kind, from: null, to: null };
  }
}

/** Every value is chosen: nothing is filtered. */
const isAll = (filter: ColumnFilter, form: FilterForm): boolean =>
  filter.kind === 'values' && form.kind === 'values' && filter.texts.length === form.values.length;
