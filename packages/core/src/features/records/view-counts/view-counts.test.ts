import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { certificationResource } from '../../../resources/index.ts';
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
  counts.send({ type: 'counts.load', search: { status: '1', year: '2026' } });
  const { request, succeed } = ports.http.take('/isps/certification/list');
  succeed(page(12));
  await settled();
  const seen = [counts.facts().counts];
  counts.send({ type: 'counts.load', search: {} });
  ports.http.take('/isps/certification/list').succeed(page(10_000, true));
  await settled();
  seen.push(counts.facts().counts);
  counts.send({ type: 'counts.load', search: {} });
  ports.http.take('/isps/certification/list').reject('忙');
  await settled();
  seen.push(counts.facts().counts);
  expect([request.url.replace(/^[^?]*\?/u, '').replace(/_t=\d+&/u, ''), seen]).toEqual([
    'status=0&year=2026&pageNo=1&pageSize=1&column=createTime&order=desc&field=id',
    [{ waiting: { count: 12, isMore: false } }, { waiting: { count: 10_000, isMore: true } }, {}],
  ]);
});
