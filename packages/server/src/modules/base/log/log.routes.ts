import { logEndpoints } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';

import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import { deviceName } from './device-name.ts';
import type { LogRepository } from './log.repository.ts';

export function logRoutes(log: LogRepository): readonly EndpointRoute[] {
  return [
    guardedRoute(logEndpoints.list, async ({ query }) => {
      const { rows, total } = await log.page(query);
      const records = rows.map(({ userAgent, repeatKey: _repeatKey, userid, createTime, lastTime, ...row }) => ({
        ...row,
        userid: userid ?? '',
        device: deviceName(userAgent),
        createTime: formatPlatformTime(createTime),
        lastTime: formatPlatformTime(lastTime),
      }));
      const { pageNo: current, pageSize: size } = query;
      return ok({ result: { records, total, size, current, pages: Math.ceil(total / size) } });
    }),
  ];
}
