import type { RecordedHistory } from '../../../contract/index.ts';
import {
  childPlaceOf,
  formFields,
  recordedPartOf,
  type FieldValue,
  type Resource,
  type ResourceValues,
} from '../../../resources/index.ts';

/** Why a field keeps its present value when a row goes back to an earlier version. */
export type LeftOutReason =
  /** The resource has no such field any more. */
  | 'gone'
  /** No form has it: a state or a count, which people do not type. */
  | 'notTyped'
  /** The choice of that time was deleted or retired. */
  | 'withdrawn'
  /** Sub-rows, which going back leaves as they are. */
  | 'subRows';

/** One field with its present value and that of the earlier version. */
export interface RestoredField {
  readonly key: string;
  readonly present: FieldValue;
  readonly earlier: FieldValue;
}

export interface LeftOutField extends RestoredField {
  readonly reason: LeftOutReason;
}

export interface RestorePlan {
  /** Every typed value of the row afterwards. */
  readonly values: ResourceValues;
  /** The fields that change. */
  readonly restored: readonly RestoredField[];
  /** The fields that differ from the earlier version still. */
  readonly leftOut: readonly LeftOutField[];
}

/** A row as it is: its version, and its values by field. */
export interface PresentRow {
  readonly version: number;
  readonly values: ResourceValues;
}

/** What the write that made a version changed, by field: the value before and after. */
export interface LoggedChanges {
  readonly version: number;
  readonly changes: Readonly<Record<string, readonly [FieldValue, FieldValue]>>;
}

/**
 * The values of a row at an earlier version: what was written since is taken back, newest first. Undefined where the
 * history lacks one of those writes.
 */
export function valuesAt(
  { version: present, values }: PresentRow,
  entries: readonly LoggedChanges[],
  version: number,
): ResourceValues | undefined {
  const byVersion = new Map(entries.map((entry) => [entry.version, entry]));
  const then = new Map(Object.entries(values));
  for (let undone = present; undone > version; undone -= 1) {
    const entry = byVersion.get(undone);
    if (entry === undefined) return undefined;
    for (const [key, [before]] of Object.entries(entry.changes)) then.set(key, before);
  }
  return Object.fromEntries(then);
}

/**
 * What going back to an earlier version changes, and what it leaves as it is. It is an edit: it writes the fields that
 * people type and no others. Undefined where the history does not reach back that far.
 */
export function restorePlan(
  resource: Resource,
  row: PresentRow,
  history: Pick<RecordedHistory, 'entries' | 'withdrawn'>,
  version: number,
): RestorePlan | undefined {
  const then = valuesAt(row, history.entries, version);
  if (then === undefined) return undefined;
  const typed = new Set(formFields(resource).map(([key]) => key));
  const restored: RestoredField[] = [];
  const leftOut: LeftOutField[] = [];
  const ofChildren = new Set<string>();
  const lastWritten = partsNow(history.entries);
  for (const [key, value] of Object.entries(then)) {
    const place = childPlaceOf(resource, key);
    if (place !== undefined) {
      ofChildren.add(place.name);
      continue;
    }
    const field = {
      key,
      present: (recordedPartOf(resource, key) === undefined ? row.values[key] : lastWritten.get(key)) ?? null,
      earlier: value,
    };
    if (field.present === field.earlier) continue;
    const reason = reasonOf(resource, key, value, typed, history.withdrawn);
    if (reason === null) restored.push(field);
    else leftOut.push({ ...field, reason });
  }
  for (const key of ofChildren) leftOut.push({ key, present: null, earlier: null, reason: 'subRows' });
  const written = new Map(restored.map((field) => [field.key, field.earlier]));
  const values = [...typed].map((key) => [
    key,
    written.get(key) ?? (written.has(key) ? null : (row.values[key] ?? null)),
  ]);
  return { values: Object.fromEntries(values), restored, leftOut };
}

/** The present state of what no field holds: as the newest write left it. Entries are newest first. */
function partsNow(entries: readonly LoggedChanges[]): ReadonlyMap<string, FieldValue> {
  const present = new Map<string, FieldValue>();
  for (const { changes } of entries)
    for (const [key, [, after]] of Object.entries(changes)) if (!present.has(key)) present.set(key, after);
  return present;
}

function reasonOf(
  resource: Resource,
  key: string,
  value: FieldValue,
  typed: ReadonlySet<string>,
  withdrawn: RecordedHistory['withdrawn'],
): LeftOutReason | null {
  if (recordedPartOf(resource, key) !== undefined) return null;
  if (!Object.hasOwn(resource.fields, key)) return 'gone';
  if (!typed.has(key)) return 'notTyped';
  const codes = Object.hasOwn(withdrawn, key) ? (withdrawn[key] ?? []) : [];
  return typeof value === 'string' && codes.includes(value) ? 'withdrawn' : null;
}
