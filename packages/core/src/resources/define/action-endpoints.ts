import * as v from 'valibot';

import { defineEndpoint, holding, identifier } from '../../contract/index.ts';
import { localized } from '../../kernel/index.ts';
import { callPath } from './define-resource.ts';
import { storedValue } from './field-kinds.ts';
import { ownerOfBin } from './recycle-bin.ts';
import { actionOf, actionPermission, askedFields } from './resource-actions.ts';
import { nullable } from './resource-schemas.ts';
import type { Resource } from './resource.types.ts';

const actionEndpointsOf = new WeakMap<Resource, Map<string, ActionEndpoint>>();

/** Endpoint of an action, built once. */
export function actionEndpoint(resource: Resource, key: string): ActionEndpoint {
  const known = actionEndpointsOf.get(resource) ?? new Map<string, ActionEndpoint>();
  actionEndpointsOf.set(resource, known);
  const endpoint = known.get(key) ?? buildActionEndpoint(resource, key);
  known.set(key, endpoint);
  return endpoint;
}

export type ActionEndpoint = ReturnType<typeof buildActionEndpoint>;

/** Rows that one call writes. */
const MOST_ROWS = 1000;
export const rowVersion = v.pipe(v.number(), v.integer(), v.minValue(1));

const rowsOfCall = v.array(v.object({ id: identifier, version: v.optional(rowVersion) }));
/** The rows of a call that writes several. Without a version a row is taken as the server has it. */
export const rowsWritten = v.pipe(rowsOfCall, v.minLength(1), v.maxLength(MOST_ROWS));
/** Of an action on the list as a whole. */
const noRows = v.optional(v.pipe(rowsOfCall, v.maxLength(0)), []);

/** Rows as they are after a write. */
export const writtenRowsSchema = v.object({
  rows: v.array(v.object({ id: identifier, version: rowVersion })),
});

function buildActionEndpoint(resource: Resource, key: string) {
  const { label, on } = actionOf(resource, key);
  const { singular } = resource;
  const questions = askedFields(resource, key);
  const asked = questions.map(({ key: name, field }) => [name, nullable(storedValue(field))] as const);
  return defineEndpoint({
    name: `${resource.name}.${key}`,
    about: { resource: ownerOfBin(resource).name },
    method: 'PUT',
    path: `${callPath(resource)}/${key}`,
    summary: localized(
      `${label['zh-CN']}${singular['zh-CN']}`,
      `${label['en-US']}: ${singular['en-US'].toLowerCase()}`,
    ),
    access: holding(actionPermission(resource, key)),
    body: v.object({
      rows: on === 'list' ? noRows : rowsWritten,
      asked: v.optional(v.object(Object.fromEntries(asked)), {}),
    }),
    isSecret: questions.some(({ field }) => field.type === 'secret'),
    answer: writtenRowsSchema,
  });
}

const undoEndpointsOf = new WeakMap<Resource, Map<string, UndoEndpoint>>();

/** Endpoint that takes an action back, built once. */
export function undoEndpoint(resource: Resource, key: string): UndoEndpoint {
  const known = undoEndpointsOf.get(resource) ?? new Map<string, UndoEndpoint>();
  undoEndpointsOf.set(resource, known);
  const endpoint = known.get(key) ?? buildUndoEndpoint(resource, key);
  known.set(key, endpoint);
  return endpoint;
}

export type UndoEndpoint = ReturnType<typeof buildUndoEndpoint>;

/** By who did the action, a minute after it at most; what it wrote is put back, row by row. */
function buildUndoEndpoint(resource: Resource, key: string) {
  const { label } = actionOf(resource, key);
  const { singular } = resource;
  return defineEndpoint({
    name: `${resource.name}.${key}.undo`,
    about: { resource: resource.name },
    method: 'PUT',
    path: `${callPath(resource)}/${key}/undo`,
    summary: localized(
      `撤销${label['zh-CN']}${singular['zh-CN']}`,
      `Undo ${label['en-US']}: ${singular['en-US'].toLowerCase()}`,
    ),
    access: holding(actionPermission(resource, key)),
    body: v.object({ rows: rowsWritten }),
    answer: v.object({
      ...writtenRowsSchema.entries,
      /** Rows that stay as they are, each with the reason. */
      stayed: v.optional(v.array(v.object({ id: identifier, name: v.string(), reason: v.string() })), []),
    }),
  });
}

const weightEndpointsOf = new WeakMap<Resource, WeightEndpoint>();

/** What hangs on a row before an action, built once. */
export function weightEndpoint(resource: Resource, key: string): WeightEndpoint {
  const known = weightEndpointsOf.get(resource);
  if (known?.name === `${resource.name}.${key}.weigh`) return known;
  const endpoint = buildWeightEndpoint(resource, key);
  weightEndpointsOf.set(resource, endpoint);
  return endpoint;
}

/** What an action takes along: how many of what, the first by their names. */
const weight = v.object({ title: v.string(), count: v.number(), names: v.array(v.string()) });
export type Weight = v.InferOutput<typeof weight>;
type WeightEndpoint = ReturnType<typeof buildWeightEndpoint>;

function buildWeightEndpoint(resource: Resource, key: string) {
  const { label } = actionOf(resource, key);
  return defineEndpoint({
    name: `${resource.name}.${key}.weigh`,
    method: 'GET',
    path: `${callPath(resource)}/${key}/weigh`,
    summary: localized(`${label['zh-CN']}会带走什么`, `What is taken along: ${label['en-US']}`),
    access: holding(actionPermission(resource, key)),
    query: v.object({ id: identifier }),
    answer: v.array(weight),
  });
}
