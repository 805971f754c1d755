import { bindConstants } from '../condition/bind-constants.ts';
import { conditionHolds, type ConditionRow } from '../condition/condition-holds.ts';
import type { BoundCondition } from '../condition/condition.types.ts';
import type { Counts, Resource } from './resource.types.ts';

/** A field that counts rows of another resource. */
export interface Counter {
  /** The resource whose rows hold the number, and the field that it stands in. */
  readonly holder: Resource;
  readonly key: string;
  readonly counts: Counts;
}

/** An amount to add to a number of a row. */
export interface CountChange {
  readonly holder: Resource;
  readonly id: string;
  readonly key: string;
  /** Below 0 it is taken away. */
  readonly by: number;
}

/** The fields among `resources` that count rows of a resource. */
export function countersOver(resource: Resource, resources: readonly Resource[]): readonly Counter[] {
  return resources.flatMap(countersIn).filter(({ counts }) => counts.resource === resource.name);
}

/** The fields of a resource that count rows of others. */
export function countersIn(holder: Resource): readonly Counter[] {
  return Object.entries(holder.fields).flatMap(([key, field]) =>
    (field.type === 'integer' || field.type === 'decimal') && field.counts !== undefined
      ? [{ holder, key, counts: field.counts }]
      : [],
  );
}

/** The rows that a field counts, as a condition of their resource. */
export function countedCondition(counted: Resource, { counts: { where } }: Counter): BoundCondition {
  if (where === undefined) return { kind: 'always' };
  const bound = bindConstants(counted, where);
  return bound.ok ? bound.value : { kind: 'never' };
}

/** A row before and after a write; undefined where there was none, or is none any more. */
export interface CountedWrite {
  readonly before: ConditionRow | undefined;
  readonly after: ConditionRow | undefined;
}

/**
 * What writes of rows change in the numbers that count them, each number once, in the order in which the rows that hold them
 * are to be locked.
 */
export function countChanges(
  counted: Resource,
  counters: readonly Counter[],
  writes: readonly CountedWrite[],
): readonly CountChange[] {
  const changes = new Map<string, CountChange>();
  for (const counter of counters) {
    const { holder, key, counts } = counter;
    const condition = countedCondition(counted, counter);
    const take = (row: ConditionRow | undefined, sign: 1 | -1) => {
      const id = row?.[counts.by];
      if (row === undefined || typeof id !== 'string' || !conditionHolds(condition, row)) return;
      const amount = counts.sum === undefined ? 1 : row[counts.sum];
      const place = `${holder.name}\n${id}\n${key}`;
      const by = (changes.get(place)?.by ?? 0) + sign * (typeof amount === 'number' ? amount : 0);
      changes.set(place, { holder, id, key, by });
    };
    for (const { before, after } of writes) {
      take(before, -1);
      take(after, 1);
    }
  }
  return [...changes]
    .filter(([, { by }]) => by !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, change]) => change);
}

/** What is wrong with the counted fields of a resource; undefined if they are consistent. */
export function countedFieldsProblem(resource: Resource): string | undefined {
  const typed = countersIn(resource).find(({ key }) => {
    const field = resource.fields[key];
    return field?.form !== false || field.initial !== 0;
  });
  return typed === undefined ? undefined : `"${typed.key}" is counted: it begins with 0 and is not typed`;
}

/** What is wrong with a counter beside the resource that it counts; undefined if they fit. */
export function counterProblem(counter: Counter, counted: Resource | undefined): string | undefined {
  const { holder, key, counts } = counter;
  const by = counted?.fields[counts.by];
  if (counted === undefined || by?.type !== 'reference' || by.resource !== holder.name)
    return `"${key}" of "${holder.name}" counts by "${counts.by}", which does not refer to it`;
  const sum = counts.sum === undefined ? undefined : counted.fields[counts.sum]?.type;
  if (counts.sum !== undefined && sum !== 'integer' && sum !== 'decimal')
    return `"${key}" of "${holder.name}" sums up "${counts.sum}", which is no number`;
  const bound = counts.where === undefined ? undefined : bindConstants(counted, counts.where);
  return bound?.ok === false ? `"${key}" of "${holder.name}": ${bound.error['en-US']}` : undefined;
}
