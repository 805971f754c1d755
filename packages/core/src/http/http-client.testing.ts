import { countingRandom, fakeClock, scriptedHttp } from '../testing/index.ts';
import { createHttpClient, type HttpClientDependencies } from './http-client.ts';
import type { HttpFailure } from './http-failure.ts';

/** A client over fake ports, logged in by default, with the reported failures. */
export function openClient(given: Partial<HttpClientDependencies> = {}) {
  const clock = fakeClock(1_768_438_800_999);
  const http = scriptedHttp();
  const failures: HttpFailure[] = [];
  const client = createHttpClient({
    http,
    clock,
    random: countingRandom(),
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: (failure) => failures.push(failure),
    ...given,
  });
  return { client, clock, http, failures };
}
