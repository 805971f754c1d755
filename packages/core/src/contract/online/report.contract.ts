import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { pageQueryEntries, sortOrder } from '../paged.ts';
import { wireText } from '../schema.ts';
import { dictionaryMap } from '../records/dictionary.contract.ts';

/** Names of dynamic parameters begin with it, those of the query form do not. */
export const REPORT_PARAMETER = 'self_';

const reportColumn = v.object({
  title: v.string(),
  /** The field of the row. */
  dataIndex: v.string(),
  align: v.fallback(v.nullish(v.picklist(['left', 'center', 'right']), 'left'), 'left'),
  /** Pixels; other servers may send texts. */
  width: v.fallback(v.nullish(v.number(), null), null),
  sorter: v.fallback(v.nullish(v.boolean(), false), false),
  /** Key of `dictOptions`: the field holds codes, of which several are joined by commas. */
  customRender: v.nullish(v.string(), null),
});
export type ReportColumn = v.InferOutput<typeof reportColumn>;

const reportColumns = v.object({
  cgRpConfigId: v.string(),
  cgRpConfigName: v.nullish(v.string(), ''),
  columns: v.array(reportColumn),
  dictOptions: v.nullish(dictionaryMap, {}),
});
export type ReportColumns = v.InferOutput<typeof reportColumns>;

/** What a query field is entered with; other servers may name more, which are entered as text. */
export const REPORT_VIEWS = ['text', 'number', 'date', 'datetime', 'list', 'sel_search'] as const;

const reportQueryItem = v.object({
  field: v.string(),
  label: v.nullish(v.string(), ''),
  /** `group`: a range, sent as `<field>_begin` and `<field>_end`. */
  mode: v.fallback(v.nullish(v.picklist(['single', 'group']), 'single'), 'single'),
  view: v.fallback(v.nullish(v.picklist(REPORT_VIEWS), 'text'), 'text'),
  /** "1": shown only when the query form is unfolded. */
  hidden: v.nullish(v.string(), '0'),
  /** Of a list: key of `dictOptions`. Of `sel_search`: name of a registered look-up. */
  dictCode: v.nullish(v.string(), null),
});
export type ReportQueryItem = v.InferOutput<typeof reportQueryItem>;

/** A row of a report; anything that is no plain value is read as nothing. */
const reportRow = v.record(v.string(), v.fallback(v.nullable(v.union([v.string(), v.number(), v.boolean()])), null));
export type ReportRow = v.InferOutput<typeof reportRow>;

const reportPage = v.object({ records: v.array(reportRow), total: v.pipe(v.number(), v.integer(), v.minValue(0)) });
export type ReportPage = v.InferOutput<typeof reportPage>;

const reportCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/u));

/**
 * Reports that pickers choose from: sources that the server registers by their codes. Signed in is not enough: the server asks for
 * the permission to read what a source reads. Nothing of a call names a table, a column or a statement.
 */
export const reportEndpoints = {
  getRpColumns: defineEndpoint({
    name: 'report.getRpColumns',
    method: 'GET',
    path: '/online/cgreport/api/getRpColumns/:code',
    summary: localized('在线报表的列与字典', 'Columns and dictionaries of a report'),
    access: SIGNED_IN,
    params: v.object({ code: reportCode }),
    answer: reportColumns,
  }),
  getQueryInfo: defineEndpoint({
    name: 'report.getQueryInfo',
    method: 'GET',
    path: '/online/cgreport/api/getQueryInfo/:cgRpConfigId',
    summary: localized('在线报表的查询条件', 'Query fields of a report'),
    access: SIGNED_IN,
    params: v.object({ cgRpConfigId: reportCode }),
    answer: v.array(reportQueryItem),
  }),
  /** Query fields, and dynamic parameters named `self_…`; one that the report does not declare is refused. */
  getData: defineEndpoint({
    name: 'report.getData',
    method: 'GET',
    path: '/online/cgreport/api/getData/:cgRpConfigId',
    summary: localized('在线报表的数据', 'Rows of a report'),
    access: SIGNED_IN,
    params: v.object({ cgRpConfigId: reportCode }),
    query: v.objectWithRest(
      {
        pageNo: pageQueryEntries.pageNo,
        pageSize: pageQueryEntries.pageSize,
        column: v.optional(wireText(64)),
        order: v.optional(sortOrder),
      },
      v.union([wireText(200), v.number()]),
    ),
    answer: reportPage,
    isList: true,
  }),
} as const;
