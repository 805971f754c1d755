import * as v from 'valibot';

import {
  defineEndpoint,
  historyLimit,
  holding,
  identifier,
  identifierList,
  pageOf,
  recordHistory,
  type Endpoint,
  type Schema,
} from '../../contract/index.ts';
import { localized, type LocalizedText } from '../../kernel/index.ts';
import { childrenChangesSchema, editedChildTables, resourceRecordSchema } from './child-tables.ts';
import {
  resourceChangesSchema,
  resourceListQuerySchema,
  resourceRowSchema,
  resourceValuesSchema,
} from './resource-schemas.ts';
import { callPath, isOffered, offeredActions, permissionCode, secretFields } from './define-resource.ts';
import { maskedFields } from './masks.ts';
import {
  actionEndpoint,
  rowsWritten,
  rowVersion,
  undoEndpoint,
  weightEndpoint,
  writtenRowsSchema,
} from './action-endpoints.ts';
import { calledActions, undoableActions, weighingActions } from './resource-actions.ts';
import { binActions, binOf } from './recycle-bin.ts';
import { revealReason } from './reveal-reason.ts';
import { transferEndpoints } from './transfer-endpoints.ts';
import type { BuiltInAction, Resource } from './resource.types.ts';

const endpointsOf = new WeakMap<Resource, ResourceEndpoints>();

/**
 * Endpoints derived from a resource; shared by client and server, built once per resource. Servers answer those that the
 * resource offers: `offeredEndpoints`.
 */
export function resourceEndpoints(resource: Resource): ResourceEndpoints {
  const known = endpointsOf.get(resource);
  if (known !== undefined) return known;
  const endpoints = buildEndpoints(resource);
  endpointsOf.set(resource, endpoints);
  return endpoints;
}

/** The endpoints that servers answer for a resource. */
export function offeredEndpoints(resource: Resource): readonly Endpoint[] {
  const endpoints = resourceEndpoints(resource);
  return [
    ...offeredActions(resource).flatMap((action) => endpointsByAction[action].map((key): Endpoint => endpoints[key])),
    ...(isRestorable(resource) ? [endpoints.restore] : []),
    ...calledActions(resource).map(([key]): Endpoint => actionEndpoint(resource, key)),
    ...undoableActions(resource).map(([key]): Endpoint => undoEndpoint(resource, key)),
    ...weighingActions(resource).map((key): Endpoint => weightEndpoint(resource, key)),
    ...binActions(resource).map((key): Endpoint => actionEndpoint(binOf(resource), key)),
  ];
}

/** Whether staff may go back to an earlier version of a row: it is an edit that takes its values from the history. */
export function isRestorable(resource: Resource): boolean {
  return isOffered(resource, 'edit') && isOffered(resource, 'history');
}

const endpointsByAction: Readonly<Record<BuiltInAction, readonly (keyof ResourceEndpoints)[]>> = {
  list: ['list', 'queryById'],
  add: ['add'],
  edit: ['edit'],
  delete: ['delete', 'undoDelete'],
  batch_delete: ['deleteBatch'],
  recycle: ['recycleBin'],
  purge: [],
  history: ['history'],
  reveal: ['reveal'],
  export: ['exportXls', 'startExport', 'print'],
  import: ['importTemplate', 'importCheck', 'importExcel'],
};

/** The calls that delete rows and bring them back. */
function removalEndpoints<Row extends Schema>(
  resource: Resource,
  row: Row,
  about: (chinese: string, english: string) => LocalizedText,
) {
  return {
    delete: defineEndpoint({
      name: `${resource.name}.delete`,
      about: { resource: resource.name },
      method: 'DELETE',
      path: `${callPath(resource)}/delete`,
      summary: about('删除', 'Delete one'),
      access: holding(permissionCode(resource, 'delete')),
      query: v.object({ id: identifier }),
      answer: v.fallback(v.nullish(writtenRowsSchema, null), null),
    }),
    deleteBatch: defineEndpoint({
      name: `${resource.name}.deleteBatch`,
      about: { resource: resource.name },
      method: 'DELETE',
      path: `${callPath(resource)}/deleteBatch`,
      posted: `${callPath(resource)}/deleteBatch`,
      summary: about('批量删除', 'Delete several of'),
      access: holding(permissionCode(resource, 'batch_delete')),
      query: v.object({ ids: identifierList }),
      answer: v.fallback(v.nullish(writtenRowsSchema, null), null),
    }),
    recycleBin: defineEndpoint({
      name: `${resource.name}.recycleBin`,
      method: 'GET',
      path: `${callPath(resource)}/recycleBin`,
      posted: `${callPath(resource)}/recycleBin/search`,
      summary: about('回收站：', 'List the deleted rows of'),
      access: holding(permissionCode(resource, 'recycle')),
      query: resourceListQuerySchema(resource),
      answer: pageOf(row),
      isList: true,
    }),
    undoDelete: defineEndpoint({
      name: `${resource.name}.undoDelete`,
      about: { resource: resource.name },
      method: 'PUT',
      path: `${callPath(resource)}/undoDelete`,
      summary: about('撤销删除', 'Undo the deletion of'),
      access: holding(permissionCode(resource, 'delete')),
      body: v.object({ rows: rowsWritten }),
      answer: writtenRowsSchema,
    }),
  } as const;
}

/** The calls about the history of a row. */
function historyEndpoints<Row extends Schema>(
  resource: Resource,
  row: Row,
  about: (chinese: string, english: string) => LocalizedText,
) {
  return {
    history: defineEndpoint({
      name: `${resource.name}.history`,
      method: 'GET',
      path: `${callPath(resource)}/history`,
      summary: about('查看修改记录：', 'Read the history of one'),
      access: holding(permissionCode(resource, 'history')),
      query: v.object({ id: identifier, limit: historyLimit }),
      answer: recordHistory,
    }),
    /** Needs the permission of the history as well. */
    restore: defineEndpoint({
      name: `${resource.name}.restore`,
      about: { resource: resource.name },
      method: 'PUT',
      path: `${callPath(resource)}/restore`,
      summary: about('恢复到以前的版本：', 'Go back to an earlier version of one'),
      access: holding(permissionCode(resource, 'edit')),
      body: v.object({ id: identifier, version: rowVersion, to: rowVersion }),
      answer: v.object({
        row,
        /** Keys of the fields that differ from that version still. */
        leftOut: v.array(v.string()),
      }),
    }),
  } as const;
}

/** The call that reads one masked value. Nothing of its answer is kept for a repeated call. */
function revealEndpoints(resource: Resource, about: (chinese: string, english: string) => LocalizedText) {
  return {
    reveal: defineEndpoint({
      name: `${resource.name}.reveal`,
      about: { resource: resource.name },
      method: 'POST',
      path: `${callPath(resource)}/reveal`,
      summary: about('查看完整信息：', 'Reveal a masked value of one'),
      access: holding(permissionCode(resource, 'reveal')),
      body: v.object({ id: identifier, field: v.picklist(maskedFields(resource)), reason: revealReason }),
      isReplayed: false,
      logs: ['field', 'reason'],
      answer: v.nullable(v.string()),
    }),
  } as const;
}

function buildEndpoints(resource: Resource) {
  const row = resourceRowSchema(resource);
  const { title, singular } = resource;
  const about = (chinese: string, english: string) =>
    localized(`${chinese}${singular['zh-CN']}`, `${english} ${singular['en-US'].toLowerCase()}`);
  const children = childrenChangesSchema(resource, resourceChangesSchema);
  const isSecret = [resource, ...editedChildTables(resource).map(([, table]) => table.resource)].some(
    (one) => secretFields(one).length > 0 || maskedFields(one).length > 0,
  );
  return {
    list: defineEndpoint({
      name: `${resource.name}.list`,
      method: 'GET',
      path: `${callPath(resource)}/list`,
      posted: `${callPath(resource)}/search`,
      summary: localized(`${title['zh-CN']}列表`, `List of ${title['en-US'].toLowerCase()}`),
      access: holding(permissionCode(resource, 'list')),
      query: resourceListQuerySchema(resource),
      answer: pageOf(row),
      isList: true,
    }),
    queryById: defineEndpoint({
      name: `${resource.name}.queryById`,
      method: 'GET',
      path: `${callPath(resource)}/queryById`,
      summary: about('查看', 'Read one'),
      access: holding(permissionCode(resource, 'list')),
      query: v.object({ id: identifier }),
      answer: resourceRecordSchema(resource, resourceRowSchema),
    }),
    add: defineEndpoint({
      name: `${resource.name}.add`,
      about: { resource: resource.name },
      method: 'POST',
      path: `${callPath(resource)}/add`,
      summary: about('新增', 'Add one'),
      access: holding(permissionCode(resource, 'add')),
      body: v.intersect([resourceValuesSchema(resource), children]),
      isSecret,
      answer: row,
    }),
    edit: defineEndpoint({
      name: `${resource.name}.edit`,
      about: { resource: resource.name },
      method: 'PUT',
      path: `${callPath(resource)}/edit`,
      summary: about('编辑', 'Change one'),
      access: holding(permissionCode(resource, 'edit')),
      body: v.intersect([
        v.object({ id: identifier, version: v.optional(rowVersion) }),
        resourceChangesSchema(resource),
        children,
      ]),
      isSecret,
      answer: row,
    }),
    ...removalEndpoints(resource, row, about),
    ...historyEndpoints(resource, row, about),
    ...revealEndpoints(resource, about),
    ...transferEndpoints(resource, row),
  } as const;
}

export type ResourceEndpoints = ReturnType<typeof buildEndpoints>;
