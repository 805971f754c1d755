import * as v from 'valibot';

import { chartFileEndpoints, chartTable } from '@evergreen/core/contract';
import { localized, ok, err, parseJson, safeFileName } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import { downloadRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import { createTableWriter, MEDIA_TYPES } from '../../records/transfer/files/table-writer.ts';
import { servedFile } from '../../records/transfer/served-file.ts';

const badTable = localized(
  '图表数据无法识别，请刷新页面后重试',
  'This is no table of a chart. Reload the page and try again.',
);
const aboutSheet = localized('说明', 'About');

/** The figures of a chart as the file that a list would be exported to, with what they are about on a second sheet. */
export function chartFileRoutes(clock: ClockPort): readonly EndpointRoute[] {
  return [
    downloadRoute(chartFileEndpoints.make, async ({ query }, call) => {
      const json = parseJson(query.table);
      const table = v.safeParse(chartTable, json.ok ? json.value : undefined);
      if (!table.success) return err({ kind: 'invalid', message: badTable, fields: { table: badTable } });
      const { title, notes, columns, rows } = table.output;
      const about = { name: aboutSheet[call.locale], rows: [[title], ...notes.map((note) => [note])] };
      const writer = createTableWriter('xlsx', { name: title, columns, beside: about });
      for (const row of rows) writer.add(row);
      const name = safeFileName(`${title} ${formatPlatformTime(clock.now()).slice(0, 10)}.xlsx`) ?? 'chart.xlsx';
      return ok(servedFile(name, MEDIA_TYPES.xlsx, writer.end()));
    }),
  ];
}
