import * as v from 'valibot';

import {
  defineEndpoint,
  exportJob,
  holding,
  identifierList,
  pageOf,
  uploadResult,
  wireText,
  type Schema,
} from '../../contract/index.ts';
import { localized } from '../../kernel/index.ts';
import { callPath, permissionCode } from './define-resource.ts';
import { resourceListQuerySchema } from './resource-schemas.ts';
import { checkedImport, IMPORT_FILE_FIELD, importFields } from './import-form.ts';
import { revealReason } from './reveal-reason.ts';
import type { Resource } from './resource.types.ts';

/** Formats of exported rows, as they are offered. */
export const EXPORT_FORMATS = ['xlsx', 'xls', 'csv'] as const;

/** What a call without a format is answered with, as the specification asks for. */
const SPECIFIED_FORMAT = 'xls';
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Rows of one exported file. */
export const MOST_EXPORTED = 100_000;

/** Rows that one call gives to be printed: some sixty sheets of paper. */
export const MOST_PRINTED = 2000;

/** Rows that are selected by their identifiers in one export. */
export const MOST_SELECTED = 1000;

/** Formats of imported rows. */
export const IMPORT_FORMATS = ['xls', 'xlsx'] as const;

/** The parameters of a list call as JSON, an advanced query among them: with all else that an export sends they fit into a body. */
const listParametersText = v.pipe(v.string(), v.maxLength(180_000));

/** The calls that take rows out of the platform and into it, on paper and as files. */
export function transferEndpoints<Row extends Schema>(resource: Resource, row: Row) {
  return { ...outgoingEndpoints(resource, row), ...incomingEndpoints(resource) };
}

function outgoingEndpoints<Row extends Schema>(resource: Resource, row: Row) {
  const { title } = resource;
  return {
    /**
     * The rows of a list to be printed, by the parameters of the list call, from the first on; `pageNo` and `pageSize` limit nothing.
     * Masked values stay masked.
     */
    print: defineEndpoint({
      name: `${resource.name}.print`,
      method: 'GET',
      path: `${callPath(resource)}/print`,
      posted: `${callPath(resource)}/print`,
      summary: localized(`打印${title['zh-CN']}`, `Print ${title['en-US'].toLowerCase()}`),
      access: holding(permissionCode(resource, 'export')),
      query: v.object({
        ...resourceListQuerySchema(resource).entries,
        /** These rows alone. */
        selections: v.optional(identifierList),
      }),
      answer: pageOf(row),
      isList: true,
      isWrite: true,
      logs: ['field'],
    }),
    /**
     * All rows of a list as a file, by the parameters of the list call; `pageNo` and `pageSize` limit nothing. `field`: the columns, in their
     * order. Masked values stay masked without a reason, and with one need `<prefix>:reveal` as well.
     */
    exportXls: defineEndpoint({
      name: `${resource.name}.exportXls`,
      method: 'GET',
      path: `${callPath(resource)}/exportXls`,
      posted: `${callPath(resource)}/exportXls`,
      summary: localized(`导出${title['zh-CN']}`, `Export ${title['en-US'].toLowerCase()}`),
      access: holding(permissionCode(resource, 'export')),
      query: v.object({
        ...resourceListQuerySchema(resource).entries,
        /** These rows alone. */
        selections: v.optional(identifierList),
        /** The other parameters as JSON, in place of each by itself. */
        paramsStr: v.optional(listParametersText),
        format: v.optional(v.picklist(EXPORT_FORMATS), SPECIFIED_FORMAT),
        reason: v.optional(revealReason),
      }),
      answer: v.unknown(),
      isFile: true,
      isWrite: true,
      logs: ['format', 'reason', 'field'],
    }),
    /** The same rows as a file that the server makes by itself, see `exportJob`. */
    startExport: defineEndpoint({
      name: `${resource.name}.startExport`,
      method: 'POST',
      path: `${callPath(resource)}/startExport`,
      summary: localized(`后台导出${title['zh-CN']}`, `Export ${title['en-US'].toLowerCase()} in the background`),
      access: holding(permissionCode(resource, 'export')),
      body: v.object({
        /** The parameters of the list call, without its columns, as JSON. */
        paramsStr: listParametersText,
        /** The columns, in their order. */
        field: v.optional(wireText(4000)),
        /** These rows alone. */
        selections: v.optional(identifierList),
        format: v.optional(v.picklist(EXPORT_FORMATS), SPECIFIED_FORMAT),
        reason: v.optional(revealReason),
      }),
      answer: exportJob,
      logs: ['format', 'reason', 'field'],
    }),
  };
}

function incomingEndpoints(resource: Resource) {
  const { title } = resource;
  return {
    /** An empty file with the headings that an import understands, those that are required marked. */
    importTemplate: defineEndpoint({
      name: `${resource.name}.importTemplate`,
      method: 'GET',
      path: `${callPath(resource)}/importTemplate`,
      summary: localized(`下载${title['zh-CN']}导入模板`, `Template for importing ${title['en-US'].toLowerCase()}`),
      access: holding(permissionCode(resource, 'import')),
      query: v.object({ format: v.optional(v.picklist(IMPORT_FORMATS), IMPORT_FORMATS[0]) }),
      answer: v.unknown(),
      isFile: true,
    }),
    /** Reads a file and tries its rows by chosen columns and corrected cells; nothing of it is written. */
    importCheck: defineEndpoint({
      name: `${resource.name}.importCheck`,
      method: 'POST',
      path: `${callPath(resource)}/importCheck`,
      summary: localized(`检查要导入的${title['zh-CN']}`, `Check a file of ${title['en-US'].toLowerCase()}`),
      access: holding(permissionCode(resource, 'import')),
      body: importFields,
      answer: checkedImport,
      fileField: IMPORT_FILE_FIELD,
      isReplayed: false,
    }),
    /**
     * Adds and changes rows by a file of the form field `files[]`, all of them or none. Code 201 of the envelope: nothing was written, and
     * the result names a copy of the file that says why.
     */
    importExcel: defineEndpoint({
      name: `${resource.name}.importExcel`,
      method: 'POST',
      path: `${callPath(resource)}/importExcel`,
      summary: localized(`导入${title['zh-CN']}`, `Import ${title['en-US'].toLowerCase()}`),
      access: holding(permissionCode(resource, 'import')),
      body: importFields,
      answer: v.nullable(uploadResult),
      fileField: IMPORT_FILE_FIELD,
    }),
  } as const;
}
