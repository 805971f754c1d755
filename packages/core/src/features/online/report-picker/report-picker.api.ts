import {
  REPORT_PARAMETER,
  reportEndpoints,
  type ReportColumns,
  type ReportPage,
  type ReportQueryItem,
} from '../../../contract/index.ts';
import type { HttpClient, HttpFailure } from '../../../http/index.ts';
import { mapResult, type Result } from '../../../kernel/index.ts';
import type { ReportPickerConfig, ReportQuestion } from './report-picker.types.ts';

type Answer<Value> = Promise<Result<Value, HttpFailure>>;

/** Failures are shown in the dialog, so the client tells nobody. */
export function reportPickerApi(client: HttpClient, { code, parameters = {} }: ReportPickerConfig) {
  const dynamic = Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [REPORT_PARAMETER + name, value]),
  );
  return {
    report: async (signal: AbortSignal): Answer<ReportColumns> =>
      mapResult(
        await client.call(reportEndpoints.getRpColumns, { params: { code: code.trim() }, signal, isQuiet: true }),
        ({ result }) => result,
      ),
    queryItems: async (report: string, signal: AbortSignal): Answer<readonly ReportQueryItem[]> =>
      mapResult(
        await client.call(reportEndpoints.getQueryInfo, {
          params: { cgRpConfigId: report },
          signal,
          isQuiet: true,
        }),
        ({ result }) => result,
      ),
    rows: async (
      report: string,
      { query, page, pageSize, sorter }: ReportQuestion,
      signal: AbortSignal,
    ): Answer<ReportPage> =>
      mapResult(
        await client.call(reportEndpoints.getData, {
          params: { cgRpConfigId: report },
          query: { ...query, ...dynamic, ...sorter, pageNo: page, pageSize },
          signal,
          isQuiet: true,
        }),
        ({ result }) => result,
      ),
  };
}
