import { createActor } from 'xstate';

import type { Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { Condition, Resource } from '../../../resources/index.ts';
import { columnFilterMachine } from './column-filter.machine.ts';
import type { ColumnFilterEmitted, ColumnFilterEvent, ColumnFilterFacts } from './column-filter.types.ts';
import { queryFields } from './query-fields.model.ts';

export type ColumnFilterService = Service<ColumnFilterFacts, ColumnFilterEvent, ColumnFilterEmitted>;

export interface ColumnFilterDependencies {
  readonly resource: Resource;
  readonly clock: ClockPort;
  /** The query that the list is read by. */
  readonly inForce: () => Condition | null;
}

/** Create the filters in the heads of a list's columns. They say which query is to be in force; the list reads the rows. */
export function createColumnFilter({ resource, clock, inForce }: ColumnFilterDependencies): ColumnFilterService {
  const fields = queryFields(resource);
  const input = { resource, fields, inForce, now: clock.now };
  const actor = createActor(columnFilterMachine, { clock, input });
  actor.start();
  return serviceFromActor(actor, ({ context: { draft } }) => ({ draft }));
}
