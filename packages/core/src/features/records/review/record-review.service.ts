import type { DictionaryMap } from '../../../contract/index.ts';
import { failureText, type HttpFailure } from '../../../http/index.ts';
import { createComputedFacts, mapResult, type Service } from '../../../kernel/index.ts';
import { createLoader } from '../../../machine/index.ts';
import { actionOf, rowName } from '../../../resources/index.ts';
import { actedRows, codeTexts, type RecordActionsService } from '../actions/index.ts';
import { createRecordForm, type RecordFormDependencies, type RecordFormService } from '../form/index.ts';
import { listParameters, type ListQuery, type ListScope, type ReadRows } from '../list/index.ts';
import {
  hasUnread,
  NOTHING_READ,
  REVIEW_PAGE,
  reviewDecisions,
  unreadPage,
  withDecided,
  withoutDecision,
  withQueuedRows,
  type ReviewQueue,
} from './record-review.model.ts';
import type { RecordReviewEvent, RecordReviewFacts } from './record-review.types.ts';

export type RecordReviewService = Service<RecordReviewFacts, RecordReviewEvent>;

export interface RecordReviewDependencies extends Omit<RecordFormDependencies, 'mode' | 'given'> {
  /** What the list reads: its search and order, and what holds for all of its rows. */
  readonly query: ListQuery;
  readonly scope: ListScope;
  /** The actions of the page, which ask, refuse and undo. */
  readonly actions: RecordActionsService;
  readonly auth: { facts(): { readonly dictionaries: DictionaryMap } };
}

/**
 * What waits for a decision, one record after the other: the rows of a list in its order, each read as a whole. What is decided stays in its
 * place, to be looked at and taken back; the next one that waits is shown by itself.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only wires the queue, the open record and the actions
export function createRecordReview(dependencies: RecordReviewDependencies): RecordReviewService {
  const { resource, client, clock, query, scope, actions, auth } = dependencies;
  let queue: ReviewQueue = NOTHING_READ;
  let open: { readonly id: string; readonly form: RecordFormService; readonly stop: () => void } | null = null;
  let seen: ReadRows | null = null;

  const loader = createLoader<ReadRows, HttpFailure, number>({
    clock,
    load: async (pageNo, signal) => {
      const parameters = listParameters(resource, { ...query, pageNo, pageSize: REVIEW_PAGE }, false);
      const answer = await client.call(scope.endpoint, { query: { ...parameters, ...scope.fixed }, signal });
      return mapResult(answer, ({ result }) => result);
    },
  });
  const facts = createComputedFacts((): RecordReviewFacts => {
    const { status, failure } = loader.facts();
    const { rows, at, total, decided } = queue;
    const row = rows[at];
    const read = open?.form.facts().row ?? null;
    const { offered, context } = actions.facts();
    const done = row === undefined ? undefined : decided.get(row.id);
    return {
      status: statusOf(status, queue),
      failure: failure === null ? null : failureText(failure),
      place: row === undefined ? 0 : at + 1,
      total,
      hasPrevious: at > 0,
      hasNext: at + 1 < total,
      name: row === undefined ? '' : rowName(resource, row),
      form: open?.form ?? null,
      decisions: reviewDecisions(resource, offered, read, {
        textOf: codeTexts(auth.facts().dictionaries),
        context,
      }),
      decided:
        done === undefined ? null : { label: actionOf(resource, done.action).label, canUndo: done.undo !== null },
      decidedCount: decided.size,
    };
  });

  const close = () => {
    open?.stop();
    open?.form.dispose();
    open = null;
  };
  /** Shows the record of the queue's place, and reads on before the end is reached. */
  const show = (next: ReviewQueue) => {
    queue = next;
    const row = queue.rows[queue.at];
    if (row?.id !== open?.id) {
      close();
      if (row !== undefined) {
        const form = createRecordForm({ ...dependencies, mode: { kind: 'details', id: row.id } });
        open = { id: row.id, form, stop: form.subscribe(facts.invalidate) };
      }
    }
    const isBusy = ['loading', 'refreshing'].includes(loader.facts().status);
    if (row === undefined && hasUnread(queue) && !isBusy)
      loader.send({ type: 'value.load', params: unreadPage(queue) });
    facts.invalidate();
  };
  const stops = [
    loader.subscribe(() => {
      const { status, value } = loader.facts();
      if (status === 'loaded' && value !== null && value !== seen) {
        seen = value;
        show(withQueuedRows(queue, value));
      } else facts.invalidate();
    }),
    actions.subscribe(facts.invalidate),
    actions.on((emitted) => {
      if (emitted.type !== 'rows.changed') return;
      const { ids, cause } = emitted;
      const before = open;
      if (cause.kind === 'action') show(withDecided(queue, ids, cause));
      else if (cause.kind === 'undo') show(withoutDecision(queue, ids));
      if (open !== null && open === before && ids.includes(open.id)) open.form.send({ type: 'row.refresh' });
    }),
  ];
  loader.send({ type: 'value.load', params: 1 });

  return {
    facts: facts.facts,
    subscribe: facts.subscribe,
    on: () => () => undefined,
    send(event) {
      switch (event.type) {
        case 'review.step': {
          const { hasPrevious, hasNext } = facts.facts();
          if (event.direction === 1 ? hasNext : hasPrevious) show({ ...queue, at: queue.at + event.direction });
          return undefined;
        }
        case 'review.decide': {
          const row = open?.form.facts().row ?? null;
          const decision = facts.facts().decisions.find(({ key }) => key === event.action);
          if (row === null || decision?.isReady !== true) return undefined;
          const rows = actedRows(resource, [row], [row.id]);
          return actions.send({ type: 'action.start', action: event.action, rows });
        }
        case 'review.undo': {
          const undo = queue.decided.get(open?.id ?? '')?.undo ?? null;
          if (undo === null) return undefined;
          actions.send({ type: 'undo.offer', undo });
          return actions.send({ type: 'undo.request' });
        }
        case 'review.retry':
          return loader.send({ type: 'value.refresh' });
      }
    },
    dispose() {
      for (const stop of stops) stop();
      close();
      loader.dispose();
      facts.dispose();
    },
  };
}

function statusOf(
  loading: 'idle' | 'loading' | 'loaded' | 'refreshing' | 'failed',
  queue: ReviewQueue,
): RecordReviewFacts['status'] {
  if (queue.rows[queue.at] !== undefined) return 'reading';
  if (loading === 'failed') return 'failed';
  if (loading !== 'loaded' || hasUnread(queue)) return 'loading';
  return queue.rows.length === 0 ? 'empty' : 'finished';
}
