import {
  childPlaceOf,
  childResource,
  editedChildTables,
  formFields,
  maskOf,
  type FieldValue,
  type Resource,
} from '../../../../resources/index.ts';
import type { LocalizedText } from '../../../../kernel/index.ts';
import { fieldText } from '../../../validation/field-values/index.ts';
import { validateField, type RecordErrors } from '../../../validation/validators/index.ts';
import { childRowById, isMeantChild } from './child-rows.model.ts';
import { childRowsMessages as messages } from './child-rows.messages.ts';
import type { ChildRow, ChildRows } from './child-rows.types.ts';

/** Whether a cell holds what was read masked and was not changed: nobody can judge it. */
export function isUntouchedMask(
  child: Resource,
  key: string,
  value: FieldValue | undefined,
  stored: ChildRow | undefined,
): boolean {
  return maskOf(child.fields[key]) !== undefined && stored !== undefined && stored.values[key] === value;
}

/** Table → what is wrong with its rows: the first error, with its place. */
export function childErrors(resource: Resource, rows: ChildRows, stored: ChildRows): RecordErrors {
  return Object.fromEntries(
    editedChildTables(resource).flatMap(([name, table]) => {
      const child = childResource(table);
      const meant = (rows[name] ?? []).map((row, index) => ({ row, index, known: childRowById(stored[name], row.id) }));
      const counted = meant.filter(({ row, known }) => isMeantChild(child, row, known));
      if (counted.length > table.maximum) return [[name, messages.tooMany(table.maximum, counted.length)] as const];
      const errors = counted.flatMap(({ row, index, known }) =>
        formFields(child).flatMap(([key, { label }]) => {
          const refusal = row.refused?.[key];
          if (refusal === undefined && isUntouchedMask(child, key, row.values[key], known)) return [];
          const error = refusal ?? validateField(child, key, row.values);
          return error === null ? [] : [{ place: index + 1, label, error }];
        }),
      );
      const [first] = errors;
      return first === undefined
        ? []
        : [[name, messages.wrong(first.place, first.label, first.error, errors.length)] as const];
    }),
  );
}

/** A conflict about sub-rows as people read it. Undefined for the key of a field. */
export function childConflictTexts(
  resource: Resource,
  placeKey: string,
  mine: ChildRows,
  remote: ChildRows,
): { readonly label: LocalizedText; readonly mine: LocalizedText; readonly remoteValue: LocalizedText } | undefined {
  const place = childPlaceOf(resource, placeKey);
  if (place === undefined) return undefined;
  const { name, table, id, key } = place;
  const sides = [childRowById(mine[name], id), childRowById(remote[name], id)] as const;
  const label = String((sides[1] ?? sides[0])?.values[table.resource.labelField] ?? '');
  const row = messages.row(table.resource.title, label);
  if (key === null) {
    const [own, theirs] = sides.map((side) => (side === undefined ? messages.deleted : messages.kept));
    return { label: row, mine: own ?? messages.deleted, remoteValue: theirs ?? messages.deleted };
  }
  const field = table.resource.fields[key];
  if (field === undefined) return undefined;
  const text = (side: ChildRow | undefined) => fieldText(field, side?.values[key] ?? null, side?.texts[key]);
  return { label: messages.cell(row, field.label), mine: text(sides[0]), remoteValue: text(sides[1]) };
}
