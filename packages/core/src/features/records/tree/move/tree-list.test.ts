import { expect, it } from 'vitest';

import { createHttpClient } from '../../../../http/index.ts';
import { localized, sameText } from '../../../../kernel/index.ts';
import { categoryResource, TREE_PATH } from '../../../../resources/index.ts';
import { fakePorts, settled } from '../../../../testing/index.ts';
import { createListPage, defaultListQuery, type ListPageEmitted } from '../../list/index.ts';
import { createTreeMove } from './tree-move.service.ts';
import { movedRow, moveObstacle } from './tree-move.model.ts';
import type { TreeMoveEmitted } from './tree-move.types.ts';

const resource = categoryResource;
const row = (id: string, name: string, pid: string | null, hasChild: '0' | '1', version = 1) => ({
  id,
  name,
  code: id,
  pid,
  hasChild,
  version,
});
const sports = row('A', '体育', null, '1', 3);
const balls = row('A1', '球类', 'A', '1');
const arts = row('B', '文艺', null, '0');
const tableTennis = row('A11', '乒乓球', 'A1', '0');

/** The categories over a scripted network: a list and what moves its rows. */
function desk() {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const list = createListPage({
    resource,
    client,
    clock: ports.clock,
    permit: () => ({ decision: 'show', reason: { policy: 'strict', rule: 1, list: 'own', entry: null } }),
    query: defaultListQuery(resource),
  });
  const move = createTreeMove({ client, clock: ports.clock, resource });
  const said: (ListPageEmitted | TreeMoveEmitted)[] = [];
  list.on((event) => said.push(event));
  move.on((event) => said.push(event));
  const answer = async (part: string, records: readonly object[]) => {
    ports.http.take(part).succeed({ records, total: records.length, size: 10, current: 1, pages: 1 });
    await settled();
  };
  const refuse = async (part: string, words: string) => {
    const { request, reject } = ports.http.take(part);
    reject(words);
    await settled();
    return request;
  };
  const shown = () => {
    const { rows, tree } = list.facts();
    return rows.map((found) => {
      const place = tree?.[found.id];
      const path = found[TREE_PATH];
      return place === undefined
        ? `${String(path)} / ${String(found['name'])}`
        : `${'-'.repeat(place.level)}${found.id}`;
    });
  };
  /** How often the rows below a row were read. */
  const readsBelow = (id: string) =>
    ports.http.requests.filter(({ url }) => new URL(url, 'http://ever.example').searchParams.get('pid') === id).length;
  return { list, move, ports, said, answer, refuse, shown, readsBelow };
}

it('RES-04 a tree is read below a row when it is opened, found with its path, moved but not below itself, and refuses to delete what others stand below', async () => {
  const { list, move, ports, said, answer, refuse, shown, readsBelow } = desk();
  await answer('/list?', [sports, arts]);
  const before = [readsBelow('A'), readsBelow('A1')];
  list.send({ type: 'branch.toggle', id: 'A' });
  await answer('pid=A&', [balls]);
  list.send({ type: 'branch.toggle', id: 'A1' });
  await answer('pid=A1&', [tableTennis]);
  expect([before, shown(), readsBelow('A'), readsBelow('A1')]).toEqual([[0, 0], ['-A', '--A1', '---A11', '-B'], 1, 1]);

  const { rows } = list.facts();
  const [first] = rows;
  if (first === undefined) throw new Error('The list is empty');
  const moved = movedRow({ resource }, first);
  expect([
    rows.map(({ id }) => moveObstacle({ resource, rows }, moved, id)),
    moveObstacle({ resource, rows }, moved, null),
  ]).toEqual([
    [
      ...Array.from({ length: 3 }, () =>
        expect.objectContaining({ 'zh-CN': expect.stringContaining('不能把“体育”移到') }),
      ),
      null,
    ],
    null,
  ]);
  // What the shown rows do not tell, the server refuses, of the version that the person saw.
  move.send({ type: 'move.to', row: moved, target: { id: 'A12', name: '门球' } });
  const { body } = await refuse('/sys/category/edit', '不能移到自己或自己的下级之下');
  expect([JSON.parse(body ?? ''), shown()]).toEqual([
    { id: 'A', version: 3, pid: 'A12' },
    ['-A', '--A1', '---A11', '-B'],
  ]);

  const [, lower, , other] = rows;
  if (lower === undefined || other === undefined) throw new Error('The branches are not shown');
  move.send({ type: 'move.to', row: movedRow({ resource }, lower), target: { id: other.id, name: '文艺' } });
  const { request, succeed } = ports.http.take('/sys/category/edit');
  succeed({ ...balls, pid: 'B', version: 2 });
  await settled();
  expect(JSON.parse(request.body ?? '')).toEqual({ id: 'A1', version: 1, pid: 'B' });

  list.send({ type: 'row.remove', id: 'A' });
  const asked = list.facts().confirmation?.title;
  list.send({ type: 'removal.confirm' });
  await refuse('/delete?', '“体育”正被 1 条分类使用，不能删除');
  expect([asked, shown(), said.map((event) => (event.type === 'notice.raised' ? event.notice : event.type))]).toEqual([
    localized('删除“体育”？', 'Delete “体育”?'),
    ['-A', '--A1', '---A11', '-B'],
    [
      {
        level: 'warning',
        text: expect.objectContaining({ 'zh-CN': '“体育”没有移动：不能移到自己或自己的下级之下' }),
      },
      'row.moved',
      { level: 'warning', text: sameText('“体育”正被 1 条分类使用，不能删除') },
    ],
  ]);

  list.send({ type: 'search.submit', search: { name: '乒乓' } });
  await answer('name=', [{ ...tableTennis, [TREE_PATH]: '体育 / 球类' }]);
  expect([shown(), list.facts().tree, ports.http.requests.filter(({ url }) => url.includes('pid=')).length]).toEqual([
    ['体育 / 球类 / 乒乓球'],
    null,
    2,
  ]);
});
