import * as v from 'valibot';

import { defineEndpoint, holding, identifier, identifierList, pageOf } from '../../contract/index.ts';
import { localized } from '../../kernel/index.ts';
import { resourceListQuerySchema, resourceRowSchema, resourceValuesSchema } from './resource-schemas.ts';
import { permissionCode } from './define-resource.ts';
import type { Resource } from './resource.types.ts';

/** Endpoints derived from a resource; shared by client and server. */
export function resourceEndpoints(resource: Resource) {
  const row = resourceRowSchema(resource);
  const { title, singular } = resource;
  const about = (chinese: string, english: string) =>
    localized(`${chinese}${singular['zh-CN']}`, `${english} ${singular['en-US'].toLowerCase()}`);
  return {
    list: defineEndpoint({
      name: `${resource.name}.list`,
      method: 'GET',
      path: `${resource.path}/list`,
      summary: localized(`${title['zh-CN']}列表`, `List of ${title['en-US'].toLowerCase()}`),
      access: holding(permissionCode(resource, 'list')),
      query: resourceListQuerySchema(resource),
      answer: pageOf(row),
      isList: true,
    }),
    queryById: defineEndpoint({
      name: `${resource.name}.queryById`,
      method: 'GET',
      path: `${resource.path}/queryById`,
      summary: about('查看', 'Read one'),
      access: holding(permissionCode(resource, 'list')),
      query: v.object({ id: identifier }),
      answer: row,
    }),
    add: defineEndpoint({
      name: `${resource.name}.add`,
      method: 'POST',
      path: `${resource.path}/add`,
      summary: about('新增', 'Add one'),
      access: holding(permissionCode(resource, 'add')),
      body: resourceValuesSchema(resource),
      answer: row,
    }),
    edit: defineEndpoint({
      name: `${resource.name}.edit`,
      method: 'PUT',
      path: `${resource.path}/edit`,
      summary: about('编辑', 'Change one'),
      access: holding(permissionCode(resource, 'edit')),
      body: v.intersect([
        v.object({ id: identifier, version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
        resourceValuesSchema(resource),
      ]),
      answer: row,
    }),
    delete: defineEndpoint({
      name: `${resource.name}.delete`,
      method: 'DELETE',
      path: `${resource.path}/delete`,
      summary: about('删除', 'Delete one'),
      access: holding(permissionCode(resource, 'delete')),
      query: v.object({ id: identifier }),
      answer: v.unknown(),
    }),
    deleteBatch: defineEndpoint({
      name: `${resource.name}.deleteBatch`,
      method: 'DELETE',
      path: `${resource.path}/deleteBatch`,
      summary: about('批量删除', 'Delete several of'),
      access: holding(permissionCode(resource, 'batch_delete')),
      query: v.object({ ids: identifierList }),
      answer: v.unknown(),
    }),
  } as const;
}

export type ResourceEndpoints = ReturnType<typeof resourceEndpoints>;
