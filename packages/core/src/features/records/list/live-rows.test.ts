import fc from 'fast-check';
import { expect, it } from 'vitest';

import { defaultCoreConfig } from '../../../core.config.ts';
import { createHttpClient } from '../../../http/index.ts';
import { activityTypeResource, type ResourceRow } from '../../../resources/index.ts';
import { fakePorts, propertyRuns, settled } from '../../../testing/index.ts';
import { createRowWatch } from '../../live/row-watch/index.ts';
import { createListPage } from './list-page.service.ts';
import { defaultListQuery } from './list-query.model.ts';
import { createLiveRows } from './live-rows.service.ts';

const resource = activityTypeResource;
const LIST = '/isps/activityType/list?';

const row = (id: string, version: number): ResourceRow => ({
  id,
  version,
  name: `${id} ${version}`,
  code: id,
  sort: 1,
  status: '1',
  createBy: 'colleague',
  createTime: null,
  updateBy: null,
  updateTime: null,
});

/** A list over a server of which the test says what it has. */
async function desk(first: readonly ResourceRow[]) {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: defaultCoreConfig.basePath,
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });
  const list = createListPage({
    resource,
    client,
    clock: ports.clock,
    permit: () => ({ decision: 'show', reason: { policy: 'strict', rule: 1, list: 'own', entry: null } }),
    query: defaultListQuery(resource),
  });
  const rowWatch = createRowWatch();
  const newer: string[] = [];
  const live = createLiveRows({
    resource,
    client,
    clock: ports.clock,
    rowWatch,
    list,
    onNewer: (ids) => newer.push(...ids),
  });
  let server = first;
  /** Answers one call as the server does; the rows that it was asked for. */
  const answer = async () => {
    const call = ports.http.take(LIST);
    const { searchParams } = new URL(call.request.url, 'http://x');
    const named = searchParams.get('id');
    const found = server.filter(({ id }) => named === null || named.split(',').includes(id));
    const records = named === null ? found.slice(0, Number(searchParams.get('pageSize'))) : found;
    call.succeed({ records, total: found.length, size: 10, current: 1, pages: 1 });
    await settled();
    return named;
  };
  await answer();
  return {
    ports,
    list,
    live,
    newer,
    answer,
    becomes(next: readonly ResourceRow[]) {
      server = next;
    },
    async tell(...rows: readonly (readonly [id: string, version: number, delFlag?: 0 | 1])[]) {
      const told = rows.map(([id, version, delFlag = 0]) => ({ id, version, delFlag }));
      rowWatch.tell('activityType', { kind: 'rows', rows: told });
      await settled();
    },
    async tellUnknown(quiet?: number) {
      rowWatch.tell('activityType', { kind: 'unknown', quiet });
      await settled();
    },
    shown: () => list.facts().rows.map(({ id, version }) => `${id}${version}`),
  };
}

it('LIST-30 a changed row is new in its place, a deleted one stays and says so, an added one waits, and nothing is asked for without need', async () => {
  const { list, becomes, tell, answer, shown, newer, ports } = await desk([row('a', 1), row('b', 1), row('c', 1)]);
  await tell(['a', 1], ['x', 7]);
  const needless = ports.http.pending();

  becomes([row('n', 1), row('c', 1), row('b', 2), row('a', 1)]);
  await tell(['b', 2], ['n', 1], ['a', 2, 1]);
  await tell(['n', 1], ['c', 2]);
  const asked = [await answer(), await answer()];
  expect([needless, asked, shown(), list.facts().told, newer, list.facts().status]).toEqual([
    0,
    ['b,n', 'n,c'],
    ['a1', 'b2', 'c1'],
    { changed: { b: 1 }, gone: ['a'], fresh: ['n'] },
    ['b'],
    'loaded',
  ]);

  becomes([row('n', 1), row('c', 1), row('b', 3)]);
  await tell(['b', 3]);
  await answer();
  const again = list.facts().told.changed;
  list.send({ type: 'page.change', pageNo: 1, pageSize: 10 });
  // What is told while the list is read waits for it.
  await tell(['n', 1], ['b', 3]);
  await answer();
  expect([again, shown(), list.facts().told, ports.http.pending()]).toEqual([
    { b: 2 },
    ['n1', 'c1', 'b3'],
    { changed: {}, gone: [], fresh: [] },
    0,
  ]);
});

it('LIST-30 where it is not told which, the page is compared, and what left it for another page is not gone', async () => {
  const many = Array.from({ length: 10 }, (_, index) => row(`r${index}`, 1));
  const { list, becomes, tellUnknown, answer, shown, live, ports } = await desk(many);
  becomes([row('n', 1), ...many.slice(0, 8).map(({ id }) => row(id, 2)), row('r9', 1)].toSpliced(3, 1));
  await tellUnknown();
  await tellUnknown();
  const asked = [await answer(), await answer(), await answer(), await answer()];
  expect([asked, shown().slice(0, 4), list.facts().told.gone, list.facts().told.fresh]).toEqual([
    [null, 'r2,r8', null, 'r2,r8'],
    ['r02', 'r12', 'r21', 'r32'],
    ['r2', 'r8'],
    ['n'],
  ]);
  // An answer to another question than the list has now changes nothing, nor does one that failed.
  await tellUnknown();
  list.send({ type: 'page.change', pageNo: 1, pageSize: 20 });
  ports.http.take(/pageSize=10/u).status(500);
  await settled();
  await answer();
  live.dispose();
  await tellUnknown();
  expect([list.facts().rows.length, ports.http.pending()]).toEqual([9, 0]);
});

it('LIST-30 what was asked for since the last write is not asked for again when the channel opens, and what was asked for before it is', async () => {
  const { becomes, tellUnknown, answer, shown, ports, list } = await desk([row('a', 1)]);
  ports.clock.advance(2000);
  await tellUnknown(2000);
  const needless = ports.http.pending();
  // Read anew meanwhile: by the answer it is known whether that was before the write.
  list.send({ type: 'page.change', pageNo: 1, pageSize: 10 });
  ports.clock.advance(500);
  await tellUnknown(500);
  await answer();
  const still = ports.http.pending();
  becomes([row('a', 2)]);
  await tellUnknown(499);
  await answer();
  expect([needless, still, shown(), ports.http.pending()]).toEqual([0, 0, ['a2'], 0]);
});

it('a list behind another page asks for nothing, and is compared once when it is in front again', async () => {
  const { live, becomes, tell, answer, shown, ports } = await desk([row('a', 1), row('b', 1)]);
  live.turn(true);
  live.turn(false);
  becomes([row('a', 2), row('b', 3)]);
  await tell(['a', 2]);
  await tell(['b', 3]);
  const behind = ports.http.pending();
  live.turn(true);
  const asked = [await answer(), ports.http.pending()];
  expect([behind, asked, shown()]).toEqual([0, [null, 0], ['a2', 'b3']]);
  live.dispose();
});

it('SOCK-08 whatever is told, lost, doubled or reordered, what is shown equals the server after all is asked for once', async () => {
  const write = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), kind: fc.constantFrom('edit', 'delete', 'add') });
  const frame = fc.record({ of: fc.nat({ max: 9 }), isAnswered: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(write, { maxLength: 10 }), fc.array(frame, { maxLength: 12 }), async (writes, frames) => {
      const begin = ['a', 'b', 'c'].map((id) => row(id, 1));
      const { becomes, tell, tellUnknown, answer, list, ports } = await desk(begin);
      const server = new Map(begin.map((one) => [one.id, one]));
      const versions = new Map<string, number>();
      const news: (readonly [string, number, 0 | 1])[] = [];
      for (const { id, kind } of writes) {
        if (kind === 'add' ? server.has(id) : !server.has(id)) continue;
        const version = (versions.get(id) ?? server.get(id)?.version ?? 0) + 1;
        versions.set(id, version);
        if (kind === 'delete') server.delete(id);
        else server.set(id, row(id, version));
        news.push([id, version, kind === 'delete' ? 1 : 0]);
        becomes([...server.values()]);
      }
      for (const { of, isAnswered } of frames) {
        const one = news[of];
        if (one !== undefined) await tell(one);
        if (isAnswered && ports.http.pending() > 0) await answer();
      }
      await tellUnknown();
      while (ports.http.pending() > 0) await answer();
      const { rows, told } = list.facts();
      const alive = rows.filter(({ id }) => !told.gone.includes(id));
      const known = [...alive.map(({ id }) => id), ...told.fresh].toSorted();
      expect([alive.map(({ id, version }) => [id, version]), known]).toEqual([
        alive.map(({ id }) => [id, server.get(id)?.['version']]),
        [...server.keys()].toSorted(),
      ]);
    }),
    { seed: 20_261_128, numRuns: propertyRuns(100) },
  );
});
