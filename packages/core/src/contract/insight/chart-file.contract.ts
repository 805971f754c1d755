import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';

const text = v.pipe(v.string(), v.maxLength(300));

/** The figures of a chart as they are seen: headings, and a row for each category. */
export const chartTable = v.object({
  title: text,
  /** What is counted, the period, the organisation, who took it and when. */
  notes: v.pipe(v.array(text), v.maxLength(10)),
  columns: v.pipe(v.array(text), v.minLength(1), v.maxLength(40)),
  rows: v.pipe(v.array(v.pipe(v.array(v.union([text, v.number(), v.null()])), v.maxLength(40))), v.maxLength(2000)),
});
export type ChartTable = v.InferOutput<typeof chartTable>;

/** Characters of a table as JSON. */
const LONGEST_TABLE = 180_000;

export const chartFileEndpoints = {
  /** The figures that somebody sees as .xlsx. They come from the client, as they were answered to it: nothing is read for it. */
  make: defineEndpoint({
    name: 'chartFile.make',
    method: 'GET',
    path: '/sys/figure/file',
    posted: '/sys/figure/file',
    summary: localized('图表数据导出为 Excel', 'The figures of a chart as a spreadsheet'),
    access: SIGNED_IN,
    /** `ChartTable` as JSON. */
    query: v.object({ table: v.pipe(v.string(), v.maxLength(LONGEST_TABLE)) }),
    answer: v.unknown(),
    isFile: true,
  }),
} as const;
