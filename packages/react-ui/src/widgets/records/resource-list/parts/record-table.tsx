import { resourceActions, TREE_PATH, type Resource, type ResourceRow } from '@evergreen/core/resources';
import type { DictionaryMap, Sorter } from '@evergreen/core/contract';
import {
  type ArrangedColumn,
  type Density,
  isPinned,
  type ListColumn,
  type ListPageFacts,
} from '@evergreen/core/records/list';
import { Table, type TableColumnType, type TableProps } from 'antd';
import type { ReactNode } from 'react';

import { PHONE, SMALL_PHONE, useMedia, useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';
import { ResizableHeaderCell, type ResizableHeaderCellProps } from './header-cell.tsx';
import { PlacedName } from './placed-name.tsx';
import { RecordCell } from './record-cell.tsx';
import { rowClass } from './row-class.ts';
import { RowActions, type RowWays } from './row-actions.tsx';
import type { TreeDrag } from './use-tree-drag.tsx';
import type { RowCursorProps } from './use-list-keys.ts';

export interface RecordTableProps {
  readonly resource: Resource;
  readonly facts: ListPageFacts;
  readonly columns: readonly (ListColumn & Pick<ArrangedColumn, 'isFrozen'>)[];
  readonly onResize: (key: string, width: number) => void;
  readonly rowCursor: (id: string) => RowCursorProps;
  readonly dictionaries: DictionaryMap;
  readonly density: Density;
  /** The filter in the head of a column; undefined for none. */
  readonly filterOf: (column: ListColumn) => ReactNode;
  /** Drawn in place of rows. */
  readonly empty: ReactNode;
  /** Null goes back to the resource's own order. */
  readonly onSort: (sorter: Sorter | null) => void;
  /** Something can be done to several rows. */
  readonly hasSelection: boolean;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly ways: RowWays;
  /** Shows or hides the rows below a row of a tree. */
  readonly onToggle: (id: string) => void;
  /** Rows of a tree that can be dragged. */
  readonly drag: TreeDrag | null;
}

const RESIZABLE_HEADER = { header: { cell: ResizableHeaderCell } };
/** Pixels of a picture: ten rows with one fit on a desk. */
const PICTURE_EDGE = 32;
const SELECTION_WIDTH = 48;
const ACTIONS_WIDTH = 116;
/** A link to related rows beside 编辑. */
const LINK_WIDTH = 84;
const FOLDED_ACTIONS_WIDTH = 64;
const PHONE_NAME_WIDTH = 168;
/** The specification's scroll width of a table under 500 px. */
const SMALL_PHONE_SCROLL = 800;
/** What remains of it for the columns beside selection, name and actions, which are narrower there than described. */
const SMALL_PHONE_OTHERS = SMALL_PHONE_SCROLL - SELECTION_WIDTH - PHONE_NAME_WIDTH - FOLDED_ACTIONS_WIDTH;

export function RecordTable({
  resource,
  facts,
  columns,
  onResize,
  rowCursor,
  dictionaries,
  density,
  filterOf,
  empty,
  onSort,
  hasSelection,
  onSelect,
  ways,
  onToggle,
  drag,
}: RecordTableProps) {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const isSmallPhone = useMedia(SMALL_PHONE);
  const { onShow } = ways;
  const labelOf = (row: ResourceRow) => String(row[resource.labelField] ?? '');

  const others = columns.filter(({ key }) => key !== resource.labelField).reduce((sum, { width }) => sum + width, 0);
  const scale = isSmallPhone ? Math.min(1, SMALL_PHONE_OTHERS / others) : 1;

  const drawn = columns.map((column): TableColumnType<ResourceRow> => ({
    key: column.key,
    dataIndex: column.key,
    title: t(column.title),
    width: Math.floor(column.width * scale),
    ellipsis: true,
    ...(column.display.kind === 'number' ? { align: 'end' as const, className: 'resource-list-number' } : {}),
    ...(column.isFrozen && !isPhone ? { fixed: 'start' as const } : {}),
    onHeaderCell: (): ResizableHeaderCellProps => ({
      onResize: (width) => onResize(column.key, width),
      filter: filterOf(column),
      label: t(column.title),
    }),
    render: (_, row) =>
      column.key === resource.labelField ? (
        <PlacedName
          label={labelOf(row)}
          place={facts.tree?.[row.id]}
          path={String(row[TREE_PATH] ?? '')}
          isPinned={isPinned(resource, row)}
          onToggle={() => onToggle(row.id)}
          handle={drag?.handle(row)}
          onOpen={onShow === null ? null : () => onShow(row.id)}
        />
      ) : (
        <RecordCell column={column} row={row} dictionaries={dictionaries} pictureEdge={PICTURE_EDGE} />
      ),
    ...(column.key === resource.labelField ? naming(isPhone) : {}),
    ...(column.isSortable ? sorting(column.key, resource, facts.query.sorter) : {}),
  }));
  const hasLinksBeside = hasRelatedAlone(resource);
  const actionsWidth = ACTIONS_WIDTH + (hasLinksBeside ? LINK_WIDTH : 0);
  const actions: TableColumnType<ResourceRow> = {
    key: 'actions',
    title: t(messages.actions),
    width: isPhone ? FOLDED_ACTIONS_WIDTH : actionsWidth,
    fixed: 'end',
    render: (_, row) => (
      <RowActions
        {...{ row, ways, hasLinksBeside }}
        label={labelOf(row)}
        permitted={facts.permitted}
        isFolded={isPhone}
      />
    ),
  };

  const selection: TableProps<ResourceRow>['rowSelection'] = {
    selectedRowKeys: [...facts.selection],
    preserveSelectedRowKeys: true,
    columnWidth: SELECTION_WIDTH,
    fixed: !isPhone,
    columnTitle: headerCheckbox,
    onChange: (keys) => onSelect(keys.map(String)),
    getCheckboxProps: (row) => ({ 'aria-label': t(messages.selectRow(labelOf(row))) }),
    getTitleCheckboxProps: () => ({ 'aria-label': t(messages.selectAll) }),
  };
  const width = columns.reduce((sum, column) => sum + column.width, SELECTION_WIDTH + actionsWidth);

  return (
    <Table<ResourceRow>
      className={`resource-list-table resource-list-${density}`}
      aria-label={t(resource.title)}
      rowKey="id"
      rowClassName={({ id }) => rowClass(facts, id)}
      size="middle"
      components={RESIZABLE_HEADER}
      dataSource={facts.rows}
      columns={[...drawn, actions]}
      {...(hasSelection ? { rowSelection: selection } : {})}
      pagination={false}
      loading={{ spinning: facts.status === 'loading' || facts.status === 'removing', delay: 150 }}
      scroll={{ x: isSmallPhone ? SMALL_PHONE_SCROLL : width }}
      showSorterTooltip={false}
      locale={{ emptyText: empty }}
      onRow={({ id }) => ({ ...rowCursor(id), ...drag?.drop(id), onDoubleClick: () => onShow?.(id) })}
      onChange={(_pagination, _filters, sorter) => onSort(sorterOf(sorter))}
    />
  );
}

/** Whether rows lead to those of one other resource and have no actions of their own, nor the ways of a tree. */
function hasRelatedAlone(resource: Resource): boolean {
  return (
    resource.tree === undefined &&
    resource.related?.length === 1 &&
    resourceActions(resource).every(([, { on }]) => on === 'list')
  );
}

/**
 * antd draws the header once more, hidden, to measure its columns. The copy of the checkbox must not take the focus: to
 * those who hear the page it would be a control that is not there.
 */
function headerCheckbox(checkbox: ReactNode): ReactNode {
  return <HeaderCheckbox>{checkbox}</HeaderCheckbox>;
}

function HeaderCheckbox({ children }: { readonly children: ReactNode }) {
  return <span ref={leaveOutOfMeasuring}>{children}</span>;
}

function leaveOutOfMeasuring(node: HTMLElement | null): void {
  if (node !== null && node.closest('[aria-hidden="true"]') !== null) node.inert = true;
}

/**
 * The column that names the row stays in sight beside a wide screen's other columns; on a phone it is narrow, so that the
 * next one shows, too.
 */
function naming(isPhone: boolean): Partial<TableColumnType<ResourceRow>> {
  return isPhone ? { width: PHONE_NAME_WIDTH } : {};
}

function sorting(key: string, resource: Resource, sorter: Sorter): Partial<TableColumnType<ResourceRow>> {
  const order = sorter.order === 'asc' ? ('ascend' as const) : ('descend' as const);
  return {
    sorter: true,
    sortOrder: sorter.column === key ? order : null,
    // "No order" is the order of this very column: there it would change nothing.
    ...(key === resource.defaultSorter.column
      ? { sortDirections: ['ascend' as const, 'descend' as const, 'ascend' as const] }
      : {}),
  };
}

function sorterOf(chosen: Parameters<NonNullable<TableProps<ResourceRow>['onChange']>>[2]): Sorter | null {
  const first = Array.isArray(chosen) ? chosen[0] : chosen;
  if (first?.order === undefined || first.order === null || first.columnKey === undefined) return null;
  return { column: String(first.columnKey), order: first.order === 'ascend' ? 'asc' : 'desc' };
}
