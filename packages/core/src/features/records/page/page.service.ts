import {
  createComputedFacts,
  createEmitter,
  createOnDemand,
  type Notice,
  type Service,
} from '../../../kernel/index.ts';
import { isOffered, resourceEndpoints, type Resource, type ResourceValues } from '../../../resources/index.ts';
import type { Sorter } from '../../../contract/index.ts';
import {
  createListPage,
  defaultListQuery,
  type ListEndpoints,
  type ListPageDependencies,
  type ListPageService,
  type ListQuery,
  createLiveRows,
  type LiveRowsDependencies,
  createListPreferences,
  type ListPreferencesDependencies,
  type ListPreferencesService,
} from '../list/index.ts';
import { createRecordActions, type RecordActionsDependencies, type RecordActionsService } from '../actions/index.ts';
import type { RecordFormDependencies } from '../form/index.ts';
import { createTreeMove, type TreeMoveService } from '../tree/index.ts';
import { createPageAddress } from './page-address.ts';
import { createArrangement, type Started } from './page-arrangement.ts';
import { createOpenRecord, rowAbove } from './page-record.ts';
import { createTransfer, type PageTransfer, type TransferDependencies } from './page-transfer.ts';
import type { PageEmitted, PageEvent, PageFacts, PageView, ShownRecord } from './page.types.ts';

export interface ResourcePageService extends Service<PageFacts, PageEvent, PageEmitted> {
  readonly list: ListPageService;
  readonly actions: RecordActionsService;
  readonly preferences: ListPreferencesService;
  /** Null where rows stay in their places. */
  readonly move: Started<TreeMoveService> | null;
  readonly transfer: PageTransfer;
  /** As its rows are read and written, and as its list is drawn. */
  readonly resource: Resource;
  readonly listed: Resource;
  /** The rows are shown and no more: they open nothing, and lead nowhere. */
  readonly isBin: boolean;
}

export interface ResourcePageOptions {
  /** As its rows are read and written. */
  readonly resource: Resource;
  /** As its list is drawn, where that differs. */
  readonly listed?: Resource;
  /** Values that every row has: the rows under a row of another resource. */
  readonly given?: ResourceValues;
  /** The order at first; the usual one for null. */
  readonly sorter?: Sorter | null;
  /** For a list over other rows, such as the deleted ones. */
  readonly endpoints?: ListEndpoints;
  /** Deleted rows: a bin has no records to open, and no bin of its own. */
  readonly isBin?: boolean;
  /** The address from `?` on; left out for a list without an address of its own. */
  readonly search?: string;
  /** The page under this one, whose rows show what is written here; null for none. */
  readonly below?: Pick<ResourcePageService, 'send'> | null;
}

export type ResourcePageDependencies = ResourcePageOptions &
  Omit<ListPageDependencies, 'resource' | 'query' | 'fixed' | 'endpoints'> &
  Omit<ListPreferencesDependencies, 'resource'> &
  Omit<RecordActionsDependencies, 'resource'> &
  Omit<RecordFormDependencies, 'resource' | 'mode' | 'given'> &
  Omit<TransferDependencies, 'resource'> &
  Pick<LiveRowsDependencies, 'rowWatch'>;

const NOTHING_GIVEN: ResourceValues = {};

/**
 * The page of a resource: its list, what is done to its rows, and one record or one overlay at a time over it. It opens the services and
 * passes events between them; it has no rules of its own. The record of an address opens unless another one is open, so that a link never
 * discards what is being edited.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only wires the services of the page
export function createResourcePage(dependencies: ResourcePageDependencies): ResourcePageService {
  const { resource, listed = resource, given = NOTHING_GIVEN, below = null, search, drafts, userId } = dependencies;
  const emitter = createEmitter<PageEmitted>();
  const preferences = createListPreferences({ ...dependencies, resource: listed });
  const pageSize = () => preferences.facts().pageSize;
  const usual = defaultListQuery(listed);
  const address =
    search === undefined ? null : createPageAddress({ resource: listed, search, pageSize, emit: emitter.emit });
  const opened = createListPage({
    ...dependencies,
    resource: listed,
    query: address?.query() ?? { ...usual, sorter: dependencies.sorter ?? usual.sorter, pageSize: pageSize() },
    endpoints: dependencies.endpoints ?? resourceEndpoints(resource),
    fixed: Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value ?? '')])),
  });
  const list: ListPageService = {
    ...opened,
    send: (event) => (address === null ? opened.send(event) : address.asked(event, () => opened.send(event))),
  };
  const actions = createRecordActions({ ...dependencies, resource });
  const move: ResourcePageService['move'] =
    resource.tree !== undefined && isOffered(resource, 'edit')
      ? createOnDemand(() => createTreeMove({ ...dependencies, resource }))
      : null;
  const transfer = createTransfer({ ...dependencies, resource: listed });
  let arrangement: ReturnType<typeof createArrangement> | null = null;
  const record = createOpenRecord({ ...dependencies, resource });
  const storedDrafts = () => drafts.list(userId, resource.name);
  let own: Pick<PageFacts, 'overlay' | 'leaving' | 'drafts' | 'view' | 'chosen' | 'closings'> = {
    overlay: null,
    leaving: 'no',
    drafts: storedDrafts(),
    view: openingView(resource, list.facts().query),
    chosen: null,
    closings: 0,
  };
  let isFollowed = false;
  /** The open record is there because the address names it. */
  let isAddressed = false;

  const shown = createComputedFacts((): PageFacts => ({
    list: list.facts(),
    actions: actions.facts(),
    arrangement: arrangement?.shown ?? null,
    record: record.facts(list.facts()),
    ...own,
  }));
  const change = (next: Partial<typeof own>) => {
    own = { ...own, ...next };
    shown.invalidate();
  };
  const open = (next: Partial<ShownRecord> & Pick<ShownRecord, 'mode'>) => {
    isFollowed = false;
    isAddressed = false;
    record.show({ isResuming: false, isStep: false, given, ...next });
    address?.leaveRecord();
    shown.invalidate();
  };
  /** Shows the record that the address names, unless another one is open. */
  const showAddressed = () => {
    const id = address?.record() ?? null;
    if (record.opened() === null ? id === null : !isAddressed || id === record.id()) return;
    isAddressed = id !== null;
    record.show(id === null ? null : { mode: { kind: 'details', id }, isResuming: false, isStep: false, given });
    shown.invalidate();
  };
  const close = () => {
    record.show(null);
    if (isAddressed) address?.leaveRecord();
    isAddressed = false;
    change({ closings: own.closings + 1, drafts: storedDrafts() });
    showAddressed();
  };

  const raise = (emitted: { readonly type: string; readonly notice?: Notice }) => {
    if (emitted.type === 'notice.raised' && emitted.notice !== undefined)
      emitter.emit({ type: 'notice.raised', notice: emitted.notice });
  };
  function arrange(): void {
    if (arrangement !== null) return;
    arrangement = createArrangement({ ...dependencies, resource: listed, list, preferences });
    arrangement.on(raise);
    shown.invalidate();
  }
  for (const moved of Object.values(transfer)) moved.on(raise);
  transfer.import.on((emitted) => {
    if (emitted.type === 'rows.imported') list.send({ type: 'rows.changed' });
  });
  list.on((emitted) => {
    switch (emitted.type) {
      case 'notice.raised':
        return emitter.emit(emitted);
      case 'rows.removed':
        return actions.send({ type: 'undo.offer', undo: { action: null, rows: emitted.rows, text: emitted.text } });
      case 'rows.written':
        return below?.send({ type: 'rows.changed' });
      case 'neighbour.found': {
        const from = record.opened();
        // It was closed while the next page was read.
        if (from === null) return undefined;
        return open({ mode: { kind: from.mode.kind === 'edit' ? 'edit' : 'details', id: emitted.id }, isStep: true });
      }
      case 'query.changed':
        // The address of another query names no record; the one that is open stays.
        isAddressed = false;
        return address?.write(emitted.query);
    }
  });
  actions.on((emitted) => {
    if (emitted.type === 'notice.raised') emitter.emit(emitted);
    if (emitted.type !== 'rows.changed') return;
    const [id] = emitted.ids;
    if (emitted.ids.length === 1 && id !== undefined) list.send({ type: 'row.saved', id, isNew: false });
    else {
      list.send({ type: 'selection.clear' });
      list.send({ type: 'rows.changed' });
    }
    record.readAgain(emitted.ids);
  });
  move?.on((emitted) => {
    if (emitted.type === 'notice.raised') return emitter.emit(emitted);
    actions.send({ type: 'undo.offer', undo: emitted.undo });
    if (emitted.above !== null) list.send({ type: 'branch.open', id: emitted.above });
    return list.send({ type: 'row.saved', id: emitted.id, isNew: false });
  });
  record.on((emitted) => {
    if (emitted.type === 'notice.raised') return emitter.emit(emitted);
    if (emitted.type !== 'form.saved') return undefined;
    const saved = record.opened();
    const above = rowAbove(resource, saved);
    if (emitted.isNew && above !== null) list.send({ type: 'branch.open', id: above });
    list.send({ type: 'row.saved', id: emitted.row.id, isNew: emitted.isNew });
    if (isFollowed && saved !== null) open({ mode: { kind: 'add' }, given: saved.given, isStep: true });
  });
  const followed = { ...dependencies, resource, list: opened, onNewer: record.readAgain };
  const liveRows = dependencies.endpoints === undefined ? createLiveRows(followed) : null;
  const stops = [list, actions].map((source) => source.subscribe(shown.invalidate));
  showAddressed();

  function send(event: PageEvent): void {
    switch (event.type) {
      case 'page.turned':
        return liveRows?.turn(event.isShown);
      case 'list.arrange':
        return arrange();
      case 'record.open':
        return open({ mode: event.mode, isResuming: event.isResuming ?? false });
      case 'record.addBelow':
        return open({ mode: { kind: 'add' }, given: { ...given, [resource.tree?.parent ?? '']: event.id } });
      case 'record.step': {
        const id = record.id();
        if (id !== null) list.send({ type: 'neighbour.find', id, direction: event.direction });
        return undefined;
      }
      case 'record.follow':
        isFollowed = event.isFollowed;
        return undefined;
      case 'record.restored':
        list.send({ type: 'row.saved', id: event.id, isNew: false });
        return record.readAgain([event.id]);
      case 'record.close':
        return close();
      case 'draft.discard':
        drafts.remove(event.key);
        return change({ drafts: storedDrafts() });
      case 'view.choose':
        return change({ view: event.view });
      case 'row.choose':
        return change({ chosen: event.id });
      case 'overlay.open':
        return change({ overlay: event.overlay, leaving: 'no' });
      case 'overlay.leave':
        return change({ leaving: event.isUnsaved ? 'asked' : 'closing' });
      case 'overlay.stay':
        return change({ leaving: 'no' });
      case 'overlay.close':
        return change({ overlay: null, leaving: 'no' });
      case 'rows.changed':
        return list.send(event);
      case 'address.changed':
        address?.follow(event.search, opened);
        return showAddressed();
    }
  }

  return {
    facts: shown.facts,
    subscribe: shown.subscribe,
    send,
    on: emitter.on,
    dispose() {
      for (const stop of stops) stop();
      const parts = [
        liveRows,
        arrangement,
        ...Object.values(transfer),
        record,
        move,
        actions,
        list,
        preferences,
        shown,
      ];
      for (const service of parts) service?.dispose();
      emitter.clear();
    },
    list,
    actions,
    preferences,
    move,
    transfer,
    resource,
    listed,
    isBin: dependencies.isBin ?? false,
  };
}

/** The tree searches by name alone: who comes with other conditions gets the list, which shows them. */
function openingView(resource: Resource, { search }: ListQuery): PageView {
  const isTree = Object.entries(search).every(([name, words]) => words === '' || name === resource.labelField);
  return isTree ? 'tree' : 'list';
}
