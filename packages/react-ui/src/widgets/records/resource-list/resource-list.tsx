import type { Resource } from '@evergreen/core/resources';
import type { AuthFacts } from '@evergreen/core/session/auth';
import {
  shownColumns,
  listColumns,
  viewSearch,
  type ListColumn,
  type ListPageFacts,
  type ListPageService,
} from '@evergreen/core/records/list';
import type { Overlay, PageArrangement, PageFacts, ResourcePageService } from '@evergreen/core/records/page';
import { codeTexts, listActions, selectionActions, type OfferedAction } from '@evergreen/core/records/actions';
import { isReviewable } from '@evergreen/core/records/review';
import { isSettable } from '@evergreen/core/records/setting';
import { Skeleton } from 'antd';
import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';

import {
  PHONE,
  useCore,
  useFacts,
  useMedia,
  useLocale,
  useSelectedFacts,
  useTranslate,
} from '../../../adapter/index.ts';
import { createLate } from '../../base/late/index.ts';
import './resource-list.css';
import './resource-list-phone.css';
import { PrintedList } from '../record-print/index.ts';
import { widthOfHead } from './parts/header-cell.tsx';
import { ConditionChips } from './parts/condition-chips.tsx';
import { EmptyRows } from './parts/empty-rows.tsx';
import { ListDialogs } from './parts/list-dialogs.tsx';
import { ListFailure } from './parts/list-failure.tsx';
import { ListPagination } from './parts/list-pagination.tsx';
import { ListToolbar } from './parts/list-toolbar.tsx';
import { ListTransfer } from './parts/list-transfer.tsx';
import { RecordCards } from './parts/record-cards.tsx';
import { RecordTable } from './parts/record-table.tsx';
import { SearchForm } from './parts/search-form.tsx';
import { SelectionBar } from './parts/selection-bar.tsx';
import { ToldRowsBar } from './parts/told-rows.tsx';
import { useConditionChips } from './parts/use-condition-chips.ts';
import { useListKeys } from './parts/use-list-keys.ts';
import { useListOnPaper } from './parts/use-list-on-paper.ts';
import { startAction, useRowWays } from './parts/use-row-ways.ts';
import { useTreeDrag } from './parts/use-tree-drag.tsx';
import { useHeadFilters } from './parts/use-head-filters.tsx';
import { useRemainingHeight } from './use-remaining-height.ts';

/** A calendar comes when it is asked for. */
const LateRecordCalendar = createLate(async () => (await import('../record-calendar/index.ts')).RecordCalendar);

export interface ResourceListProps {
  readonly page: ResourcePageService;
}

const isCalendarShown = ({ view }: PageFacts) => view === 'calendar';
const arrangementOf = ({ arrangement }: PageFacts) => arrangement;
const dictionariesOf = (facts: AuthFacts) => facts.dictionaries;

/**
 * The list of any resource: search form, toolbar, table and paging, drawn from the resource and the facts of its list. It is
 * rendered for its own properties alone: a list behind another page does not follow the address.
 */
export const ResourceList = memo(function ResourceList({ page }: ResourceListProps) {
  const columns = useListColumns(page.listed);
  const arrangement = useSelectedFacts(page, arrangementOf);
  // Before the first paint, which needs it.
  useLayoutEffect(() => page.send({ type: 'list.arrange' }), [page]);
  // Not below: what is arranged is drawn anew in another language.
  useReadingInLanguage(page.list);
  return arrangement === null ? null : <ArrangedList {...{ page, columns, arrangement }} />;
});

/** The columns of a resource, each at least as wide as its title in the current language. */
function useListColumns(resource: Resource): readonly ListColumn[] {
  const t = useTranslate();
  return useMemo(
    () =>
      listColumns(resource).map((column) => ({
        ...column,
        width: Math.max(column.width, widthOfHead(t(column.title))),
      })),
    [resource, t],
  );
}

interface ArrangedListProps extends ResourceListProps {
  readonly columns: readonly ListColumn[];
  readonly arrangement: PageArrangement;
}

function ArrangedList({ page, columns, arrangement }: ArrangedListProps) {
  const { listed: resource, list, preferences, actions, move, transfer, isBin } = page;
  const { layout, query } = arrangement;
  const isCalendar = useSelectedFacts(page, isCalendarShown);
  const onAdd = () => page.send({ type: 'record.open', mode: { kind: 'add' } });
  const onShow = (id: string) => page.send({ type: 'record.open', mode: { kind: 'details', id } });
  const { offered, status: actionStatus, context } = useFacts(actions);
  const facts = useFacts(list);
  const { density, phoneView } = useFacts(preferences);
  const isPhone = useMedia(PHONE);
  const { columns: arranged } = useFacts(layout);
  const dictionaries = useSelectedFacts(useCore().auth, dictionariesOf);
  const judge = useMemo(() => ({ textOf: codeTexts(dictionaries), context }), [dictionaries, context]);
  const t = useTranslate();
  const body = useRemainingHeight();
  const root = useRef<HTMLElement>(null);
  const rowCursor = useListKeys({
    root,
    ids: facts.rows.map(({ id }) => id),
    canAdd: facts.permitted.add.decision === 'show',
    onAdd,
    onShow: isBin ? () => undefined : onShow,
    onBranch: (id, isOpened) => turnBranch(list, id, isOpened),
  });
  const drag = useTreeDrag({ resource, facts, move });
  const advanced = useConditionChips(resource, query);
  const filterOf = useHeadFilters(arrangement);
  const clear = () => list.send({ type: 'conditions.clear' });
  const act = (action: string, ids: readonly string[]) => startAction(page, action, ids);
  const ways = useRowWays(page, { offered, judge });
  const onSetField = settingWay(page, facts);
  const shown = {
    resource,
    facts,
    hasSelection:
      facts.permitted.removeMany.decision !== 'hide' || onSetField !== null || offered.some(({ on }) => on === 'rows'),
    ways,
    onToggle: (id: string) => list.send({ type: 'branch.toggle', id }),
    columns: useMemo(() => shownColumns(columns, arranged), [columns, arranged]),
    dictionaries,
    empty: <EmptyRows {...{ resource, facts, dictionaries, advanced, onAdd }} onClear={clear} />,
    onSelect: (ids: readonly string[]) => list.send({ type: 'selection.change', ids }),
  };

  const { listed, pageSheet } = useListOnPaper({ resource, list, facts, columns: shown.columns, advanced });

  return (
    <section
      ref={root}
      className="resource-list"
      aria-label={t(resource.title)}
      aria-busy={facts.status === 'loading' || facts.status === 'removing'}
    >
      <SearchForm resource={resource} list={list} preferences={preferences} />
      <ListToolbar
        {...{ resource, facts, columns, arrangement, phoneView }}
        onPhoneView={(chosen) => preferences.send({ type: 'phoneView.choose', phoneView: chosen })}
        density={density}
        onDensity={(chosen) => preferences.send({ type: 'density.choose', density: chosen })}
        onView={(view) => list.send({ type: 'search.submit', search: viewSearch(resource, facts.query.search, view) })}
        actions={listActions(offered)}
        onAct={(action) => act(action, [])}
        onAdd={onAdd}
        onRemoveMany={() => list.send({ type: 'selection.remove' })}
        onRefresh={() => list.send({ type: 'list.refresh' })}
        calendar={calendarWay(page, isCalendar)}
        onReview={reviewWay(page, facts, offered)}
        onEditTable={isPhone ? null : editTable(page, facts)}
        onBin={isBin ? null : () => openOverlay(page, { kind: 'bin' })}
        transfer={<ListTransfer {...{ page, facts, listed }} />}
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
        onSetField={onSetField}
        onClear={() => list.send({ type: 'selection.clear' })}
      />
      <ListFailure facts={facts} onRetry={() => list.send({ type: 'list.refresh' })} />
      <div ref={body} className="resource-list-body tree-drag-area">
        {drag?.top}
        {isCalendar ? (
          <LateRecordCalendar page={page} meanwhile={<Skeleton active />} />
        ) : isPhone && phoneView === 'cards' ? (
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
        <ToldRowsBar facts={facts} list={list} />
        {!isCalendar && (
          <ListPagination
            facts={facts}
            onChange={(pageNo, pageSize) => changePage(page, pageNo, pageSize)}
            onCountAll={() => list.send({ type: 'total.count' })}
          />
        )}
      </div>
      <PrintedList print={transfer.print} pageSheet={pageSheet} />
      <ListDialogs page={page} />
    </section>
  );
}

/** The way to the calendar of what takes place, and back; null where nothing does. */
function calendarWay({ send, listed, isBin }: ResourcePageService, isShown: boolean) {
  if (listed.calendar === undefined || isBin) return null;
  return { isShown, onTurn: () => send({ type: 'view.choose', view: isShown ? 'list' : 'calendar' }) };
}

function openOverlay({ send }: ResourcePageService, overlay: Overlay): void {
  send({ type: 'overlay.open', overlay });
}

/** The way to read one by one what waits; null where nothing is to decide. */
function reviewWay(page: ResourcePageService, { query }: ListPageFacts, offered: readonly OfferedAction[]) {
  if (page.isBin || !isReviewable(page.listed, query, offered)) return null;
  return () => openOverlay(page, { kind: 'review' });
}

/** Opens the form for one field of the selected rows; null where none may be set. */
function settingWay(page: ResourcePageService, { permitted, selection }: ListPageFacts) {
  if (page.isBin || permitted.edit.decision !== 'show' || !isSettable(page.resource)) return null;
  return () => openOverlay(page, { kind: 'setting', ids: selection });
}

/** Opens the chosen rows of the page, or the whole list, of a tree what is shown; null where nothing is to edit. */
function editTable({ send, isBin, resource }: ResourcePageService, { permitted, rows, selection }: ListPageFacts) {
  if (isBin || permitted.edit.decision !== 'show' || rows.length === 0) return null;
  const chosen = rows.filter(({ id }) => selection.includes(id));
  const shown = resource.tree === undefined ? null : rows;
  return () => send({ type: 'overlay.open', overlay: { kind: 'table', rows: chosen.length === 0 ? shown : chosen } });
}

/** Opens or closes a row of a tree by the keyboard. */
function turnBranch(list: ListPageService, id: string, isOpened: boolean): void {
  const place = list.facts().tree?.[id];
  const isOpen = place?.status === 'loading' || place?.status === 'loaded';
  if (place?.hasChildren === true && isOpen !== isOpened) list.send({ type: 'branch.toggle', id });
}

/** Another page; another size of it is remembered. */
function changePage({ list, preferences }: ResourcePageService, pageNo: number, pageSize: number): void {
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
