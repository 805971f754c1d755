import {
  actionObstacle,
  actionOf,
  type ActionJudge,
  type Resource,
  type ResourceRow,
} from '../../../resources/index.ts';
import type { OfferedAction, PendingUndo } from '../actions/index.ts';
import { activeView, type ListQuery, type ReadRows } from '../list/index.ts';
import type { ReviewDecision } from './record-review.types.ts';

/** Rows of one call, the most that servers give. */
export const REVIEW_PAGE = 100;

/** What waits, in its order, and what was decided about it. */
export interface ReviewQueue {
  readonly rows: readonly ResourceRow[];
  /** All that waited, read or not. */
  readonly total: number;
  /** Place of the shown record from 0; the number of rows behind the last one. */
  readonly at: number;
  readonly decided: ReadonlyMap<string, { readonly action: string; readonly undo: PendingUndo | null }>;
}

export const NOTHING_READ: ReviewQueue = { rows: [], total: 0, at: 0, decided: new Map() };

/** The actions that decide about records of a resource, of those that a person may do. */
function decidingActions(resource: Resource, offered: readonly OfferedAction[]): readonly OfferedAction[] {
  return offered.filter(({ key, decision }) => decision === 'show' && actionOf(resource, key).isDecision === true);
}

/** Whether a list shows what waits for a decision of the person, which is read one after the other. */
export function isReviewable(
  resource: Resource,
  { search }: Pick<ListQuery, 'search'>,
  offered: readonly OfferedAction[],
): boolean {
  const waited = activeView(resource, search)?.work?.actions ?? [];
  return decidingActions(resource, offered).some(({ key }) => waited.includes(key));
}

/** The page of the list with the first rows that are not read: what was decided is not among them any more. */
export function unreadPage({ rows, decided }: ReviewQueue): number {
  return Math.floor((rows.length - decided.size) / REVIEW_PAGE) + 1;
}

/** More rows, each once; what waited is what still does and what was decided. */
export function withQueuedRows(queue: ReviewQueue, { records, total }: ReadRows): ReviewQueue {
  const known = new Set(queue.rows.map(({ id }) => id));
  const fresh = records.filter(({ id }) => !known.has(id));
  const rows = [...queue.rows, ...fresh];
  // Rows that others decided meanwhile are counted no more, and must not be waited for.
  const isAll = fresh.length === 0;
  return { ...queue, rows, total: isAll ? rows.length : Math.max(rows.length, total + queue.decided.size) };
}

/** Whether rows wait that were not read. */
export function hasUnread({ rows, total }: ReviewQueue): boolean {
  return rows.length < total;
}

/** The rows are decided; what stands next that is not is shown, at the end of all what was passed over. */
export function withDecided(
  queue: ReviewQueue,
  ids: readonly string[],
  decision: { readonly action: string; readonly undo: PendingUndo | null },
): ReviewQueue {
  const decided = new Map(queue.decided);
  for (const id of ids) decided.set(id, decision);
  const shown = queue.rows[queue.at];
  if (shown === undefined || !ids.includes(shown.id)) return { ...queue, decided };
  const isOpen = ({ id }: ResourceRow, place: number) => place > queue.at && !decided.has(id);
  const next = queue.rows.findIndex(isOpen);
  if (next !== -1) return { ...queue, decided, at: next };
  const passedOver = queue.rows.findIndex(({ id }) => !decided.has(id));
  const at = hasUnread(queue) || passedOver === -1 ? queue.rows.length : passedOver;
  return { ...queue, decided, at };
}

/** What was decided about the rows does not count; the first of them is shown. */
export function withoutDecision(queue: ReviewQueue, ids: readonly string[]): ReviewQueue {
  const decided = new Map([...queue.decided].filter(([id]) => !ids.includes(id)));
  const place = queue.rows.findIndex(({ id }) => ids.includes(id));
  return { ...queue, decided, at: place === -1 ? queue.at : place };
}

/** What may be decided about a record, which is null while it is read. */
export function reviewDecisions(
  resource: Resource,
  offered: readonly OfferedAction[],
  row: ResourceRow | null,
  judge: ActionJudge,
): readonly ReviewDecision[] {
  return decidingActions(resource, offered).map(({ key, label, isDanger }, place) => {
    const obstacle = row === null ? null : actionObstacle(resource, key, row, judge);
    return { key, label, isDanger, digit: String(place + 1), isReady: row !== null && obstacle === null, obstacle };
  });
}
