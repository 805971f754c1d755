import * as v from 'valibot';

import { defineEndpoint, holding, identifier, identifierList, pageOf } from '../../contract/index.ts';
import { text } from '../../kernel/index.ts';
import { areaListQuerySchema, areaRowSchema, areaValuesSchema } from './resource-schemas.ts';
import { permissionCode } from './define-resource.ts';
import type { Area } from './resource.types.ts';

/** The calls of an area, derived from it; both the client and the server use these very values. */
export function areaEndpoints(area: Area) {
  const row = areaRowSchema(area);
  const { title, singular } = area;
  const about = (chinese: string, english: string) =>
    text(`${chinese}${singular['zh-CN']}`, `${english} ${singular['en-US'].toLowerCase()}`);
  return {
    list: defineEndpoint({
      name: `${area.name}.list`,
      method: 'GET',
      path: `${area.path}/list`,
      summary: text(`${title['zh-CN']}列表`, `List of ${title['en-US'].toLowerCase()}`),
      access: holding(permissionCode(area, 'list')),
      query: areaListQuerySchema(area),
      answer: pageOf(row),
      isList: true,
    }),
    queryById: defineEndpoint({
      name: `${area.name}.queryById`,
      method: 'GET',
      path: `${area.path}/queryById`,
      summary: about('查看', 'Read one'),
      access: holding(permissionCode(area, 'list')),
      query: v.object({ id: identifier }),
      answer: row,
    }),
    add: defineEndpoint({
      name: `${area.name}.add`,
      method: 'POST',
      path: `${area.path}/add`,
      summary: about('新增', 'Add one'),
      access: holding(permissionCode(area, 'add')),
      body: areaValuesSchema(area),
      answer: row,
    }),
    edit: defineEndpoint({
      name: `${area.name}.edit`,
      method: 'PUT',
      path: `${area.path}/edit`,
      summary: about('编辑', 'Change one'),
      access: holding(permissionCode(area, 'edit')),
      body: v.intersect([
        v.object({ id: identifier, version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
        areaValuesSchema(area),
      ]),
      answer: row,
    }),
    delete: defineEndpoint({
      name: `${area.name}.delete`,
      method: 'DELETE',
      path: `${area.path}/delete`,
      summary: about('删除', 'Delete one'),
      access: holding(permissionCode(area, 'delete')),
      query: v.object({ id: identifier }),
      answer: v.unknown(),
    }),
    deleteBatch: defineEndpoint({
      name: `${area.name}.deleteBatch`,
      method: 'DELETE',
      path: `${area.path}/deleteBatch`,
      summary: about('批量删除', 'Delete several of'),
      access: holding(permissionCode(area, 'batch_delete')),
      query: v.object({ ids: identifierList }),
      answer: v.unknown(),
    }),
  } as const;
}

export type AreaEndpoints = ReturnType<typeof areaEndpoints>;
