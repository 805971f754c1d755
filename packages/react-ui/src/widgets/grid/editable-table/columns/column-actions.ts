import type { EditableTableService } from '@evergreen/core/grid/editable-table';
import { freezeItem } from '@evergreen/core/grid/editable-table/lazy';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { MenuProps } from 'antd';
import { panelMessages as messages } from '../panels/panel.messages.ts';

/** By how many pixels a column gets wider or narrower at a time. */
const WIDTH_STEP = 40;

const SORTINGS = ['ascending', 'descending'] as const;

/** What can be done with a shown column, for a menu; the same wherever it opens. */
export function columnActions(
  table: EditableTableService,
  key: string,
  t: (words: LocalizedText) => string,
): NonNullable<MenuProps['items']> {
  const { columns, isDisabled } = table.facts();
  const position = columns.findIndex(({ column }) => column.key === key);
  const freeze = freezeItem(table, key);
  return [
    ...SORTINGS.map((direction) => ({ key: direction, label: t(messages[direction]), disabled: isDisabled })),
    { type: 'divider' },
    { key: 'filter', label: t(messages.filter) },
    { key: 'freezeTo', label: t(freeze.label), disabled: freeze.reason !== null },
    { key: 'left', label: t(messages.moveLeft), disabled: position === 0 },
    { key: 'right', label: t(messages.moveRight), disabled: position === columns.length - 1 },
    { key: 'wider', label: t(messages.wider) },
    { key: 'narrower', label: t(messages.narrower) },
    { key: 'hide', label: t(messages.hide), disabled: columns.length === 1 },
  ];
}

/** Does what was chosen; what is no action of a column is nothing. `width` is how wide the column is drawn, in CSS pixels. */
export function doColumnAction(table: EditableTableService, key: string, width: number, chosen: string): void {
  const { columns } = table.facts();
  const position = columns.findIndex(({ column }) => column.key === key);
  const keyAt = (at: number) => columns[at]?.column.key ?? null;
  const direction = SORTINGS.find((one) => one === chosen);
  if (direction !== undefined) table.send({ type: 'rows.sort', column: key, direction });
  const { event } = freezeItem(table, key);
  if (chosen === 'freezeTo' && event !== null) table.send(event);
  if (chosen === 'left') table.send({ type: 'column.move', column: key, before: keyAt(position - 1) });
  if (chosen === 'right') table.send({ type: 'column.move', column: key, before: keyAt(position + 2) });
  if (chosen === 'wider') table.send({ type: 'column.resize', column: key, width: width + WIDTH_STEP });
  if (chosen === 'narrower') table.send({ type: 'column.resize', column: key, width: width - WIDTH_STEP });
  if (chosen === 'hide') table.send({ type: 'column.hide', column: key, isHidden: true });
}
