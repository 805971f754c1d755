import type { Resource, ResourceRow } from '@evergreen/core/resources';
import type { AuthFacts } from '@evergreen/core/auth';
import type { AdvancedQueryService, ColumnFilterService } from '@evergreen/core/advanced-query';
import { shownColumns, type ListLayoutService } from '@evergreen/core/list-layout';
import { viewSearch, type ListColumn, type ListPageFacts, type ListPageService } from '@evergreen/core/list-page';
import {
  actedRows,
  codeTexts,
  listActions,
  rowActions,
  selectionActions,
  type RecordActionsService,
} from '@evergreen/core/record-actions';
import type { RecordPrintService } from '@evergreen/core/record-print';
import type { ListPreferencesService } from '@evergreen/core/list-preferences';
import type { RelatedLink } from '@evergreen/core/related-records';
import { movedRow, type TreeMoveService } from '@evergreen/core/tree-move';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';

import {
  PHONE,
  useCore,
  useFacts,
  useMedia,
  useLocale,
  useSelectedFacts,
  useTranslate,
} from '../../../adapter/index.ts';
import './resource-list.css';
import './resource-list-phone.css';
import { useAdvancedQuery, useColumnFilter } from '../advanced-query/index.ts';
import { RecordActions } from '../record-actions/index.ts';
import { PrintedList } from '../record-print/index.ts';
import { ConditionChips } from './parts/condition-chips.tsx';
import { EmptyRows } from './parts/empty-rows.tsx';
import { ListFailure } from './parts/list-failure.tsx';
import { ListPagination } from './parts/list-pagination.tsx';
import { ListToolbar } from './parts/list-toolbar.tsx';
import { ListTransfer } from './parts/list-transfer.tsx';
import { RecordCards } from './parts/record-cards.tsx';
import { RecordTable } from './parts/record-table.tsx';
import type { RowLink } from './parts/row-actions.tsx';
import { RemovalDialog } from './parts/removal-dialog.tsx';
import { SearchForm } from './parts/search-form.tsx';
import { SelectionBar } from './parts/selection-bar.tsx';
import { ToldRows } from './parts/told-rows.tsx';
import { useConditionChips } from './parts/use-condition-chips.ts';
import { useListKeys } from './parts/use-list-keys.ts';
import { useListOnPaper, useRecordPrint } from './parts/use-list-on-paper.ts';
import { useTreeDrag } from './parts/use-tree-drag.tsx';
import { useHeadFilters } from './parts/use-head-filters.tsx';
import { useListColumns, useListLayout } from './parts/use-list-layout.ts';
import { resourceListMessages as messages } from './resource-list.messages.ts';
import { useRemainingHeight } from './use-remaining-height.ts';

export interface ResourceListProps {
  readonly resource: Resource;
  readonly list: ListPageService;
  readonly preferences: ListPreferencesService;
  readonly actions: RecordActionsService;
  /** Rows of other resources that refer to a row, offered in its menu. */
  readonly related?: readonly RelatedLink[];
  readonly onRelated?: (link: RelatedLink, row: ResourceRow) => void;
  readonly onAdd: () => void;
  /** Of a tree. */
  readonly onAddBelow?: (row: ResourceRow) => void;
  /** Of a tree whose rows are moved. */
  readonly move?: TreeMoveService;
  readonly onEdit: (id: string) => void;
  /** Opens rows in a table to type in: the chosen ones, or those of the page. */
  readonly onEditTable?: (rows: readonly ResourceRow[]) => void;
  /** Null where rows open nothing. */
  readonly onShow: ((id: string) => void) | null;
  /** Opens the recycle bin; null for a list without a way there. */
  readonly onBin: (() => void) | null;
}

const dictionariesOf = (facts: AuthFacts) => facts.dictionaries;

/**
 * The list of any resource: search form, toolbar, table and paging, drawn from the resource and the facts of its list. It is
 * rendered for its own properties alone: a list behind another page does not follow the address.
 */
export const ResourceList = memo(function ResourceList(props: ResourceListProps) {
  const columns = useListColumns(props.resource);
  const layout = useListLayout(props.resource, columns, props.preferences);
  const query = useAdvancedQuery(props.resource, props.list);
  const filter = useColumnFilter(props.resource, props.list);
  const print = useRecordPrint(props.resource);
  // Not below: what is arranged is drawn anew in another language.
  useReadingInLanguage(props.list);
  return layout === null || query === null || filter === null || print === null ? null : (
    <ArrangedList {...props} {...{ columns, layout, query, filter, print }} />
  );
});

interface ArrangedListProps extends ResourceListProps {
  readonly columns: readonly ListColumn[];
  readonly layout: ListLayoutService;
  readonly query: AdvancedQueryService;
  readonly filter: ColumnFilterService;
  readonly print: RecordPrintService;
}

function ArrangedList(props: ArrangedListProps) {
  const { resource, list, preferences, actions, columns, layout, query, onAdd, onEdit, onShow } = props;
  const { offered, status: actionStatus, context } = useFacts(actions);
  const facts = useFacts(list);
  const { density, phoneView } = useFacts(preferences);
  const isPhone = useMedia(PHONE);
  const { columns: arranged } = useFacts(layout);
  const dictionaries = useSelectedFacts(useCore().auth, dictionariesOf);
  const judge = { textOf: codeTexts(dictionaries), context };
  const t = useTranslate();
  const body = useRemainingHeight();
  const root = useRef<HTMLElement>(null);
  const rowCursor = useListKeys({
    root,
    ids: facts.rows.map(({ id }) => id),
    canAdd: facts.permitted.add.decision === 'show',
    onAdd,
    onShow: onShow ?? (() => undefined),
    onBranch: (id, isOpened) => turnBranch(list, id, isOpened),
  });
  const drag = useTreeDrag({ resource, facts, move: props.move });
  const advanced = useConditionChips(resource, query);
  const filterOf = useHeadFilters(props.filter, query);
  const clear = () => list.send({ type: 'conditions.clear' });
  const act = (action: string, ids: readonly string[]) =>
    actions.send({ type: 'action.start', action, rows: actedRows(resource, facts.rows, ids) });
  const shown = {
    resource,
    facts,
    hasSelection: facts.permitted.removeMany.decision !== 'hide' || offered.some(({ on }) => on === 'rows'),
    actionsOf: (row: ResourceRow) =>
      rowActions(resource, offered, row, judge).filter(({ obstacle }) => obstacle === null),
    linksOf: (row: ResourceRow) => rowLinks(props, row),
    onToggle: (id: string) => list.send({ type: 'branch.toggle', id }),
    onAct: (action: string, id: string) => act(action, [id]),
    columns: shownColumns(columns, arranged),
    dictionaries,
    empty: <EmptyRows {...{ resource, facts, dictionaries, advanced, onAdd }} onClear={clear} />,
    onSelect: (ids: readonly string[]) => list.send({ type: 'selection.change', ids }),
    onEdit,
    onShow,
    onRemove: (id: string) => list.send({ type: 'row.remove', id }),
  };

  const { listed, pageSheet } = useListOnPaper({ resource, list, facts, columns: shown.columns, advanced });

  return (
    <section
      ref={root}
      className="resource-list"
      aria-label={t(resource.title)}
      aria-busy={facts.status === 'loading' || facts.status === 'removing'}
    >
      <SearchForm resource={resource} list={list} />
      <ListToolbar
        {...{ resource, facts, columns, layout, query, list, preferences, phoneView }}
        onPhoneView={(chosen) => preferences.send({ type: 'phoneView.choose', phoneView: chosen })}
        density={density}
        onDensity={(chosen) => preferences.send({ type: 'density.choose', density: chosen })}
        onView={(view) => list.send({ type: 'search.submit', search: viewSearch(resource, facts.query.search, view) })}
        actions={listActions(offered)}
        onAct={(action) => act(action, [])}
        onAdd={onAdd}
        onRemoveMany={() => list.send({ type: 'selection.remove' })}
        onRefresh={() => list.send({ type: 'list.refresh' })}
        onEditTable={isPhone ? null : editTable(props, facts)}
        onBin={props.onBin}
        transfer={<ListTransfer {...props} facts={facts} listed={listed} />}
      />
      <ConditionChips
        resource={resource}
        search={facts.query.search}
        dictionaries={dictionaries}
        advanced={advanced}
        onChange={(condition) => list.send({ type: 'condition.change', condition })}
        onEnd={(names) => list.send({ type: 'search.submit', search: without(facts.query.search, names) })}
        onClear={clear}
      />
      <SelectionBar
        count={facts.selection.length}
        actions={selectionActions(resource, offered, facts, judge)}
        isBusy={actionStatus === 'acting'}
        onAct={(action) => act(action, facts.selection)}
        onClear={() => list.send({ type: 'selection.clear' })}
      />
      <ListFailure facts={facts} onRetry={() => list.send({ type: 'list.refresh' })} />
      <div ref={body} className="resource-list-body tree-drag-area">
        {drag?.top}
        {isPhone && phoneView === 'cards' ? (
          <RecordCards {...shown} />
        ) : (
          <RecordTable
            {...shown}
            drag={drag}
            density={density}
            filterOf={filterOf}
            onResize={(key, width) => layout.send({ type: 'column.resize', key, width })}
            rowCursor={rowCursor}
            onSort={(sorter) => list.send({ type: 'sort.change', sorter })}
          />
        )}
      </div>
      <div className="resource-list-foot">
        <ToldRows facts={facts} list={list} />
        <ListPagination
          facts={facts}
          onChange={(pageNo, pageSize) => changePage(props, pageNo, pageSize)}
          onCountAll={() => list.send({ type: 'total.count' })}
        />
      </div>
      <PrintedList print={props.print} pageSheet={pageSheet} />
      <RecordActions actions={actions} />
      {props.move !== undefined && <MoveDialog resource={resource} move={props.move} />}
      <RemovalDialog
        confirmation={facts.confirmation}
        onConfirm={() => list.send({ type: 'removal.confirm' })}
        onCancel={() => list.send({ type: 'removal.cancel' })}
      />
    </section>
  );
}

const TreeMoveDialog = lazy(async () => ({ default: (await import('../tree-move/index.ts')).TreeMoveDialog }));

/** The question where a row is put, fetched with the first one. */
function MoveDialog({ resource, move }: { readonly resource: Resource; readonly move: TreeMoveService }) {
  const { row } = useFacts(move);
  return row === null ? null : (
    <Suspense fallback={null}>
      <TreeMoveDialog resource={resource} move={move} />
    </Suspense>
  );
}

/** Opens the chosen rows of the page, or all of it; null where nothing is to edit. */
function editTable({ onEditTable }: ResourceListProps, { permitted, rows, selection }: ListPageFacts) {
  if (onEditTable === undefined || permitted.edit.decision !== 'show' || rows.length === 0) return null;
  const chosen = rows.filter(({ id }) => selection.includes(id));
  return () => onEditTable(chosen.length === 0 ? rows : chosen);
}

/** What leads from a row to others. */
function rowLinks(
  { resource, list, related = [], onRelated, onAddBelow, move }: ResourceListProps,
  row: ResourceRow,
): RowLink[] {
  const { permitted } = list.facts();
  const mayAdd = permitted.add.decision === 'show';
  return [
    ...(onAddBelow === undefined || !mayAdd
      ? []
      : [{ key: 'below', label: messages.addBelow, onOpen: () => onAddBelow(row) }]),
    ...(move === undefined || permitted.edit.decision !== 'show'
      ? []
      : [
          {
            key: 'move',
            label: messages.moveTo,
            onOpen: () => move.send({ type: 'move.start', row: movedRow({ resource }, row) }),
          },
        ]),
    ...related.map((link) => ({ ...link, onOpen: () => onRelated?.(link, row) })),
  ];
}

/** Opens or closes a row of a tree by the keyboard. */
function turnBranch(list: ListPageService, id: string, isOpened: boolean): void {
  const place = list.facts().tree?.[id];
  const isOpen = place?.status === 'loading' || place?.status === 'loaded';
  if (place?.hasChildren === true && isOpen !== isOpened) list.send({ type: 'branch.toggle', id });
}

/** Another page; another size of it is remembered. */
function changePage({ list, preferences }: ResourceListProps, pageNo: number, pageSize: number): void {
  if (pageSize !== list.facts().query.pageSize) preferences.send({ type: 'pageSize.choose', pageSize });
  list.send({ type: 'page.change', pageNo, pageSize });
}

/** The same search with empty values under these names, so that their conditions end. */
function without(search: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return { ...search, ...Object.fromEntries(names.map((name) => [name, ''])) };
}

/** The server writes the texts of choices in the language of the request, so another language reads the rows again. */
function useReadingInLanguage(list: ListPageService): void {
  const locale = useLocale();
  const readIn = useRef(locale);
  useEffect(() => {
    if (readIn.current === locale) return;
    readIn.current = locale;
    list.send({ type: 'list.refresh' });
  }, [list, locale]);
}
