import type { EditableTableService } from '@evergreen/core/grid/editable-table';
import type { LocalizedText } from '@evergreen/core/kernel';
import { Badge, Tabs } from 'antd';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { EditableTable } from '../editable-table/index.ts';
import { tableTabsMessages as messages } from './table-tabs.messages.ts';
import type { TableTabsState } from './use-table-tabs.ts';

export interface TableTabsProps<Key extends string> {
  readonly tabs: TableTabsState<Key>;
  /** What the tables are called together. */
  readonly label: string;
  /** Of each table, in CSS pixels. */
  readonly maxHeight: number;
}

/** Tables below a form, each in a tab that tells how many of its cells are wrong. */
export function TableTabs<Key extends string>({ tabs, label, maxHeight }: TableTabsProps<Key>) {
  const t = useTranslate();
  return (
    <Tabs
      aria-label={label}
      {...(tabs.shown === undefined ? {} : { activeKey: tabs.shown })}
      onChange={tabs.show}
      items={tabs.tables.map(({ key, title, table }) => ({
        key,
        forceRender: true,
        label: <TableTitle title={title} table={table} />,
        children: <EditableTable table={table} label={t(title)} maxHeight={maxHeight} />,
      }))}
    />
  );
}

interface TableTitleProps {
  readonly title: LocalizedText;
  readonly table: EditableTableService;
}

function TableTitle({ title, table }: TableTitleProps) {
  const t = useTranslate();
  const { errorCount } = useFacts(table);
  return (
    <>
      {t(title)} <Badge count={errorCount} title={t(messages.wrongCells(errorCount))} />
    </>
  );
}
