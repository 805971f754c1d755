import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { certificationResource, type Condition } from '../../../resources/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createViewCounts } from './index.ts';

function opened() {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const counts = createViewCounts({ client, clock: ports.clock, resource: certificationResource });
  return { ports, counts };
}

const page = (total: number, isTotalLowerBound?: true) => ({
  records: [],
  total,
  size: 1,
  current: 1,
  pages: total,
  ...(isTotalLowerBound === undefined ? {} : { isTotalLowerBound }),
});

it('counts what a view would show in the present search, and shows none where a count fails', async () => {
  const { ports, counts } = opened();
  counts.send({ type: 'counts.load', search: { status: '1', year: '2026' }, queries: [] });
  const { request, succeed } = ports.http.take('/isps/certification/list');
  succeed(page(12));
  await settled();
  const seen = [counts.facts().counts];
  counts.send({ type: 'counts.load', search: {}, queries: [] });
  ports.http.take('/isps/certification/list').succeed(page(10_000, true));
  await settled();
  seen.push(counts.facts().counts);
  counts.send({ type: 'counts.load', search: {}, queries: [] });
  ports.http.take('/isps/certification/list').reject('忙');
  await settled();
  seen.push(counts.facts().counts);
  expect([request.url.replace(/^[^?]*\?/u, '').replace(/_t=\d+&/u, ''), seen]).toEqual([
    'status=0&year=2026&pageNo=1&pageSize=1&column=createTime&order=desc&field=id',
    [{ waiting: { count: 12, isMore: false } }, { waiting: { count: 10_000, isMore: true } }, {}],
  ]);
});

it('counts what a saved query would show in the present search, without the condition of a view', async () => {
  const { ports, counts } = opened();
  const condition: Condition = { all: [{ field: 'year', rule: 'ge', value: 2025 }] };
  counts.send({ type: 'counts.load', search: { status: '0' }, queries: [{ key: 'q1', condition }] });
  ports.http.take('/isps/certification/list').reject('忙');
  const { request, succeed } = ports.http.take('/isps/certification/list');
  succeed(page(7));
  await settled();
  expect([decodeURIComponent(decodeURIComponent(request.url.replace(/^[^?]*\?_t=\d+&/u, ''))), counts.facts()]).toEqual(
    [
      'superQueryParams=[{"field":"year","rule":"ge","val":2025}]&superQueryMatchType=and&pageNo=1&pageSize=1&column=createTime&order=desc&field=id',
      { counts: {}, queries: { q1: { count: 7, isMore: false } } },
    ],
  );
});
