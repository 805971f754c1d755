import { assign, enqueueActions, setup } from 'xstate';

import { given, machineTypes } from '../../../machine/index.ts';
import type { Condition, Resource } from '../../../resources/index.ts';
import type { QueryField, ValueNames } from './advanced-query.types.ts';
import { columnDraft, editedDraft, emptiedDraft, withColumnFilter } from './column-filter.model.ts';
import type { ColumnFilterDraft, ColumnFilterEmitted, ColumnFilterEvent } from './column-filter.types.ts';
import { isSameCondition } from '../list/index.ts';

export interface ColumnFilterInput {
  readonly resource: Resource;
  readonly fields: readonly QueryField[];
  /** The query in force in the list. */
  readonly inForce: () => Condition | null;
  /** Epoch milliseconds; base of 今天 and `+3` as values. */
  readonly now: () => number;
}

interface ColumnFilterState extends ColumnFilterInput {
  readonly draft: ColumnFilterDraft | null;
}

/** The filter of a column's head: one is open at a time, and changes one part of the query in force. */
export const columnFilterMachine = setup({
  types: machineTypes<{
    context: ColumnFilterState;
    events: ColumnFilterEvent;
    emitted: ColumnFilterEmitted;
    input: ColumnFilterInput;
  }>(),
  guards: {
    isOffered: ({ context }, field: string) => context.fields.some(({ key }) => key === field),
    canApply: ({ context }) => outcomeOf(context).ok,
  },
  actions: {
    fill: assign(({ context }, { field: wanted, names }: { readonly field: string; readonly names: ValueNames }) => {
      const field = context.fields.find(({ key }) => key === wanted);
      return { draft: field === undefined ? null : columnDraft(field, context.inForce(), names) };
    }),
    edit: assign(({ context: { draft, now } }, event: Parameters<typeof editedDraft>[1]) => ({
      draft: draft === null ? null : editedDraft(draft, event, now()),
    })),
    empty: assign(({ context: { draft } }) => ({ draft: draft === null ? null : emptiedDraft(draft) })),
    apply: enqueueActions(({ context, enqueue }) => {
      const outcome = outcomeOf(context);
      if (!outcome.ok || isSameCondition(outcome.value ?? undefined, context.inForce() ?? undefined)) return;
      enqueue.emit({ type: 'query.changed', condition: outcome.value });
    }),
    refuse: enqueueActions(({ context, enqueue }) => {
      const outcome = outcomeOf(context);
      if (outcome.ok || context.draft === null) return;
      enqueue.assign({ draft: { ...context.draft, ...outcome.error } });
      const [first] = Object.keys(outcome.error.errors);
      if (first !== undefined) enqueue.emit({ type: 'line.refused', id: first });
    }),
    forget: assign({ draft: null }),
  },
}).createMachine({
  id: 'columnFilter',
  context: ({ input }) => ({ ...input, draft: null }),
  initial: 'closed',
  on: {
    'filter.open': {
      guard: { type: 'isOffered', params: ({ event }) => event.field },
      target: '.open',
      actions: { type: 'fill', params: given },
    },
  },
  states: {
    closed: { entry: 'forget' },
    open: {
      on: {
        'value.change': { actions: { type: 'edit', params: given } },
        'value.leave': { actions: { type: 'edit', params: given } },
        'filter.apply': [{ guard: 'canApply', target: 'closed', actions: 'apply' }, { actions: 'refuse' }],
        'filter.clear': { target: 'closed', actions: ['empty', 'apply'] },
        'filter.close': 'closed',
      },
    },
  },
});

function outcomeOf({ resource, inForce, now, draft }: ColumnFilterState): ReturnType<typeof withColumnFilter> {
  if (draft === null) throw new Error('No filter of a column is open');
  return withColumnFilter(resource, inForce(), draft, now());
}
