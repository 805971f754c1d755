import {
  answeredValue,
  childPlaceKey,
  childResource,
  editedChildTables,
  type Resource,
  type ResourceValues,
} from '../../../../resources/index.ts';
import { childRowById, meantChildRows, withChildCell } from './child-rows.model.ts';
import type { ChildMerge, ChildRow, ChildRows } from './child-rows.types.ts';

interface TableMerge {
  readonly name: string;
  readonly child: Resource;
  readonly base: readonly ChildRow[];
  readonly remote: readonly ChildRow[];
}

/** What becomes of one row: conflicts keep the local one. */
interface RowFate {
  readonly row: ChildRow | null;
  readonly isChanged: boolean;
  readonly conflicts: readonly string[];
}

/**
 * Merge sub-rows by their ids and fields. `base`: the rows when `mine` was begun. A row that one side deleted and the other
 * left alone is deleted; one that the other changed is a conflict.
 */
export function mergeChildRows(resource: Resource, base: ChildRows, mine: ChildRows, remote: ChildRows): ChildMerge {
  const [before, own, theirs] = [
    meantChildRows(resource, base, base),
    meantChildRows(resource, mine, base),
    meantChildRows(resource, remote, remote),
  ];
  const rows: Record<string, readonly ChildRow[]> = { ...remote };
  const changed: string[] = [];
  const conflicts: string[] = [];
  for (const [name, table] of editedChildTables(resource)) {
    const merge = { name, child: childResource(table), base: before[name] ?? [], remote: theirs[name] ?? [] };
    const fates = fatesOf(merge, own[name] ?? []);
    rows[name] = fates.flatMap(({ row }) => row ?? []);
    conflicts.push(...fates.flatMap((fate) => fate.conflicts));
    if (fates.some(({ isChanged }) => isChanged)) changed.push(name);
  }
  return { rows, changed, conflicts };
}

function fatesOf(merge: TableMerge, mine: readonly ChildRow[]): readonly RowFate[] {
  const { name, base, remote } = merge;
  const kept = mine.map((row) => fateOf(merge, row));
  const adopted = new Set(kept.map(({ row }) => row?.id));
  const others = remote.flatMap((row): RowFate[] => {
    if (adopted.has(row.id) || childRowById(mine, row.id) !== undefined) return [];
    const before = childRowById(base, row.id);
    if (before === undefined) return [{ row, isChanged: true, conflicts: [] }];
    // Deleted here: it stays deleted unless somebody changed it meanwhile.
    const conflicts = isSame(before.values, row.values) ? [] : [childPlaceKey(name, row.id)];
    return [{ row: null, isChanged: false, conflicts }];
  });
  return [...kept, ...others];
}

function fateOf(merge: TableMerge, row: ChildRow): RowFate {
  const { name, base, remote } = merge;
  const before = childRowById(base, row.id);
  const theirs = childRowById(remote, row.id);
  if (theirs === undefined) {
    if (before === undefined) return { row: storedTwin(merge, row) ?? row, isChanged: false, conflicts: [] };
    return isSame(before.values, row.values)
      ? { row: null, isChanged: true, conflicts: [] }
      : { row, isChanged: false, conflicts: [childPlaceKey(name, row.id)] };
  }
  const keys = Object.keys(row.values).filter((key) => {
    const value = theirs.values[key] ?? null;
    return value !== row.values[key] && value !== (before?.values[key] ?? null);
  });
  const isUntouched = (key: string) => row.values[key] === (before?.values[key] ?? null);
  const taken = keys.filter(isUntouched);
  return {
    row: taken.reduce((merged, key) => withChildCell(merged, row.id, key, theirs), row),
    isChanged: taken.length > 0,
    conflicts: keys.filter((key) => !isUntouched(key)).map((key) => childPlaceKey(name, row.id, key)),
  };
}

/** A row that an earlier save stored although its answer was lost: it would be added twice. */
function storedTwin({ child, base, remote }: TableMerge, row: ChildRow): ChildRow | undefined {
  const answered = Object.fromEntries(
    Object.entries(row.values).map(([key, value]) => [key, answeredValue(child.fields[key], value)]),
  );
  return remote.find((theirs) => childRowById(base, theirs.id) === undefined && isSame(answered, theirs.values));
}

function isSame(one: ResourceValues, other: ResourceValues): boolean {
  return Object.keys(one).every((key) => one[key] === (other[key] ?? null));
}
