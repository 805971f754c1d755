import { expect, it } from 'vitest';

import { createHttpClient } from '../../../../http/index.ts';
import {
  certificationResource,
  resourceEndpoints,
  resourceEntries,
  type Condition,
  type Resource,
} from '../../../../resources/index.ts';
import { fakePorts, settled } from '../../../../testing/index.ts';
import { listedUnder, relatedLinks } from '../../list/index.ts';
import { createViewCounts } from './view-counts.service.ts';

function opened(resource: Resource = certificationResource, fixed: Readonly<Record<string, string>> = {}) {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const scope = { endpoint: resourceEndpoints(resource).list, fixed };
  const counts = createViewCounts({ client, clock: ports.clock, resource, scope });
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
  counts.send({ type: 'counts.load', search: { status: '1', year: '2026' }, condition: null, queries: [] });
  const { request, succeed } = ports.http.take('/isps/certification/list');
  succeed(page(12));
  await settled();
  const seen = [counts.facts().counts];
  counts.send({ type: 'counts.load', search: {}, condition: null, queries: [] });
  ports.http.take('/isps/certification/list').succeed(page(10_000, true));
  await settled();
  seen.push(counts.facts().counts);
  counts.send({ type: 'counts.load', search: {}, condition: null, queries: [] });
  ports.http.take('/isps/certification/list').reject('忙');
  await settled();
  seen.push(counts.facts().counts);
  expect([request.url.replace(/^[^?]*\?/u, '').replace(/_t=\d+&/u, ''), seen]).toEqual([
    'status=0&year=2026&pageNo=1&pageSize=1&column=createTime&order=desc&field=id',
    [{ waiting: { count: 12, isMore: false } }, { waiting: { count: 10_000, isMore: true } }, {}],
  ]);
});

it('PAGE-30 counts of every list under a row are asked for the rows under that row', async () => {
  const found: string[] = [];
  const shows = () => ({ decision: 'show', reason: { policy: 'strict', rule: 1, list: 'own', entry: null } }) as const;
  for (const entry of resourceEntries) {
    const above = await entry.load();
    for (const link of relatedLinks(above, shows)) {
      const listed = listedUnder(await link.entry.load(), link.by);
      const { ports, counts } = opened(listed, { [link.by]: 'r1' });
      const condition: Condition = { all: [{ field: 'id', rule: 'eq', value: 'x' }] };
      counts.send({ type: 'counts.load', search: {}, condition: null, queries: [{ key: 'q1', condition }] });
      await settled();
      const counted = (listed.views ?? []).filter(({ work }) => work !== undefined);
      const asked = ports.http.requests.map(({ url }) => url.includes(`${link.by}=r1`));
      expect([link.key, asked]).toEqual([link.key, [...counted, 'q1'].map(() => true)]);
      found.push(...counted.map(({ key }) => `${above.name} ${link.key} ${key}`));
    }
  }
  expect(found).toEqual([
    'activity activitySignUp waiting',
    'activity activitySignUp toCheckIn',
    'activityType activity waiting',
    'retiree activitySignUp waiting',
    'retiree activitySignUp toCheckIn',
    'retiree certification waiting',
    'retiree matchWork waiting',
    'retiree shopOrder toAccept',
    'retiree shopOrder toAssign',
    'retiree shopOrder toCollect',
    'retiree shopOrder refunds',
    'retiree squarePost waiting',
    'retiree squarePost reported',
    'match matchWork waiting',
  ]);
});

it('PAGE-30 counts of views keep the advanced query that choosing a view leaves in force', async () => {
  const { ports, counts } = opened();
  const condition: Condition = { all: [{ field: 'year', rule: 'ge', value: 2025 }] };
  counts.send({ type: 'counts.load', search: {}, condition, queries: [] });
  await settled();
  expect(ports.http.requests.map(({ url }) => /^.*[?&]status=0&superQueryParams=/u.test(url))).toEqual([true]);
});

it('counts what a saved query would show in the present search, without the condition of a view', async () => {
  const { ports, counts } = opened();
  const condition: Condition = { all: [{ field: 'year', rule: 'ge', value: 2025 }] };
  counts.send({ type: 'counts.load', search: { status: '0' }, condition: null, queries: [{ key: 'q1', condition }] });
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
