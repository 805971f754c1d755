import { reportEndpoints } from '@evergreen/core/contract';

import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { ReportService } from './report.service.ts';

export function reportRoutes({ columns, queryItems, data }: ReportService): readonly EndpointRoute[] {
  return [
    guardedRoute(reportEndpoints.getRpColumns, ({ params }, call) => columns(params.code, call)),
    guardedRoute(reportEndpoints.getQueryInfo, ({ params }, call) => queryItems(params.cgRpConfigId, call)),
    guardedRoute(reportEndpoints.getData, ({ params, query }, call) => data(params.cgRpConfigId, query, call)),
  ];
}
