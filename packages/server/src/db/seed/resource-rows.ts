import * as v from 'valibot';

import { isTenantScoped, storedValue, type Resource, type ValuesOf } from '@evergreen/core/resources';
import { validateRecord } from '@evergreen/core/validation/validators';

/** A row of a resource as a new platform has it; its values are typed by the resource's own fields. */
export interface ResourceSeed<R extends Resource> {
  readonly id: string;
  readonly values: ValuesOf<R>;
  readonly createBy: string;
  /** Of a resource whose rows belong to a tenant. */
  readonly owner?: { readonly tenantId: number; readonly sysOrgCode: string };
  /** Epoch milliseconds. */
  readonly createTime: number;
}

/**
 * The rows as they are inserted, parsed by the resource's own fields and rules.
 *
 * @throws Error for the first value that the resource does not take, with resource, row and field: a programmer's mistake
 */
export function seededRows<R extends Resource>(resource: R, seeds: readonly ResourceSeed<R>[]) {
  return seeds.map(({ id, values, createBy, createTime, owner }, index) => {
    const problem = ownerProblem(resource, owner !== undefined) ?? problemOf(resource, values);
    if (problem === undefined) return { ...values, ...owner, id, createBy, createTime };
    throw new Error(`Seed of ${resource.name}, row ${index + 1} (${id}): ${problem}`);
  });
}

function ownerProblem(resource: Resource, hasOwner: boolean): string | undefined {
  if (isTenantScoped(resource) === hasOwner) return undefined;
  return hasOwner ? 'the rows belong to the platform, not to a tenant' : 'the row belongs to no tenant';
}

function problemOf(resource: Resource, seed: ValuesOf<Resource>): string | undefined {
  const values = Object.fromEntries(Object.entries(seed).map(([key, value]) => [key, value ?? null]));
  for (const [key, value] of Object.entries(values)) {
    const field = Object.hasOwn(resource.fields, key) ? resource.fields[key] : undefined;
    if (field === undefined) return `the resource has no field "${key}"`;
    const parsed = v.safeParse(v.nullable(storedValue(field)), value);
    if (!parsed.success)
      return `the field "${key}" cannot hold ${JSON.stringify(value)}: ${v.summarize(parsed.issues)}`;
  }
  const [wrong] = Object.entries(validateRecord(resource, values));
  return wrong === undefined ? undefined : `the field "${wrong[0]}": ${wrong[1]['en-US']}`;
}
