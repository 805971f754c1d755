import {
  childPlaceKey,
  childPlaceOf,
  editedChildTables,
  formFields,
  type Resource,
  type ResourceRecord,
  type ResourceValues,
} from '../../../resources/index.ts';
import type { Draft } from '../../../drafts/index.ts';
import { withoutRefusal, type FormRefusal } from '../../../http/index.ts';
import type { RecordErrors } from '../../validation/validators/index.ts';
import { childErrors } from './child-rows/child-check.ts';
import { mergeChildRows } from './child-rows/child-merge.ts';
import { readChildRows, storableChildRows, withRefusals } from './child-rows/child-rows.model.ts';
import type { ChildMerge, ChildRow, ChildRows } from './child-rows/child-rows.types.ts';

/** The part of the form state that concerns sub-rows. */
export interface ChildState {
  readonly resource: Resource;
  /** By table. */
  readonly children: ChildRows;
  /** Base of comparison. */
  readonly storedChildren: ChildRows;
}

type Marks = Pick<FormRefusal<string>, 'refusals'> & { readonly errors: RecordErrors };

/** Ignores unknown tables and those that nobody edits. A table already marked invalid is validated on every change. */
export function withChildRows(
  state: ChildState & Marks,
  name: string,
  rows: readonly ChildRow[],
): Partial<Marks & Pick<ChildState, 'children'>> {
  const { resource, storedChildren } = state;
  if (!editedChildTables(resource).some(([known]) => known === name)) return {};
  const children = { ...state.children, [name]: rows };
  const { [name]: marked, ...others } = state.errors;
  const error = marked === undefined ? undefined : childErrors(resource, children, storedChildren)[name];
  return {
    children,
    errors: error === undefined ? others : { ...others, [name]: error },
    refusals: withoutRefusal(state.refusals, name),
  };
}

/** The sub-rows of a draft with what others changed since it was begun. A draft of an earlier version has none. */
export function mergedChildDraft(
  state: ChildState & { readonly row: ResourceRecord | null },
  { values, base, refused = {} }: Draft,
): ChildMerge {
  const { resource, row, storedChildren } = state;
  const mine = withRefusals(resource, readChildRows(resource, values, storedChildren), refused);
  if (row === null) return { rows: mine, changed: [], conflicts: [] };
  const before = base === undefined ? storedChildren : readChildRows(resource, base, storedChildren);
  return mergeChildRows(resource, before, mine, storedChildren);
}

/** The sub-rows that a draft started from. Those of an open conflict hold no values, so that it is asked again. */
export function childDraftBase(
  state: ChildState & { readonly conflicts: Readonly<Record<string, unknown>> },
): ResourceValues {
  const { resource, storedChildren, conflicts } = state;
  const open = Object.keys(conflicts).flatMap((key) => {
    const place = childPlaceOf(resource, key);
    if (place?.key !== null) return [];
    return formFields(place.table.resource).map(
      ([field]) => [childPlaceKey(place.name, place.id, field), null] as const,
    );
  });
  return { ...storableChildRows(resource, storedChildren), ...Object.fromEntries(open) };
}
