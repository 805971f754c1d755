import { expect, it } from 'vitest';

import { localized } from '../../../../kernel/index.ts';
import { createHttpClient } from '../../../../http/index.ts';
import { categoryResource, type ResourceRow } from '../../../../resources/index.ts';
import { fakePorts, settled } from '../../../../testing/index.ts';
import { createTreeMove } from './tree-move.service.ts';
import { movedRow, moveObstacle } from './tree-move.model.ts';
import type { TreeMoveEmitted } from './tree-move.types.ts';

const rowOf = (id: string, name: string, pid: string | null, version = 1): ResourceRow => ({
  id,
  name,
  pid,
  version,
  createBy: null,
  createTime: null,
  updateBy: null,
  updateTime: null,
});
const rows = [rowOf('a', '体育', null), rowOf('b', '球类', 'a'), rowOf('c', '乒乓球', 'b'), rowOf('d', '文艺', null)];
const shown = { resource: categoryResource, rows };
const [sports, balls, , arts] = rows;

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
  const move = createTreeMove({ client, clock: ports.clock, resource: categoryResource });
  const emitted: TreeMoveEmitted[] = [];
  move.on((event) => emitted.push(event));
  return { ports, move, emitted };
}

it('knows of the shown rows which a row cannot be put below, and why', () => {
  const obstacle = (row: ResourceRow | undefined, target: string | null) =>
    row === undefined ? 'no row' : moveObstacle(shown, movedRow(shown, row), target);
  expect([
    obstacle(sports, 'c'),
    obstacle(sports, 'a') === null,
    obstacle(balls, 'd'),
    obstacle(balls, null),
    obstacle(sports, 'elsewhere'),
  ]).toEqual([
    localized(
      '不能把“体育”移到它自己或它的下级之下，请选择其他位置',
      '“体育” cannot stand below itself or below what stands below it. Choose another place.',
    ),
    false,
    null,
    null,
    null,
  ]);
});

it('puts a row where it was dropped, by an edit of its place alone, and knows the way back', async () => {
  const { ports, move, emitted } = desk();
  if (balls === undefined || arts === undefined) throw new Error('No rows');
  move.send({ type: 'move.to', row: movedRow(shown, balls), target: { id: 'a', name: '体育' } });
  const nowhere = move.facts().status;
  move.send({ type: 'move.to', row: movedRow(shown, balls), target: { id: 'd', name: '文艺' } });
  const { request, succeed } = ports.http.take('/sys/category/edit');
  succeed({ ...rowOf('b', '球类', 'd', 2), code: 'A02', hasChild: '1' });
  await settled();
  expect([nowhere, move.facts(), request.method, JSON.parse(request.body ?? ''), emitted]).toEqual([
    'idle',
    { status: 'idle', row: null, target: { id: null, name: '' }, failure: null },
    'PUT',
    { id: 'b', version: 1, pid: 'd' },
    [
      {
        type: 'row.moved',
        id: 'b',
        above: 'd',
        undo: {
          action: null,
          rows: [{ id: 'b', version: 2, name: '球类' }],
          values: { b: { pid: 'a' } },
          text: localized('已将“球类”移到“文艺”之下', '“球类” now stands below “文艺”'),
        },
      },
    ],
  ]);
});

it('tells why a dropped row stays where it is', async () => {
  const { ports, move, emitted } = desk();
  if (sports === undefined) throw new Error('No rows');
  move.send({ type: 'move.to', row: movedRow(shown, sports), target: { id: 'c', name: '乒乓球' } });
  ports.http.take('/sys/category/edit').reject('不能移到自己或自己的下级之下');
  await settled();
  expect([move.facts().status, emitted]).toEqual([
    'idle',
    [
      {
        type: 'notice.raised',
        notice: {
          level: 'warning',
          text: expect.objectContaining({ 'zh-CN': '“体育”没有移动：不能移到自己或自己的下级之下' }),
        },
      },
    ],
  ]);
});

it('asks where to, keeps the question when it is refused, and moves to the top', async () => {
  const { ports, move, emitted } = desk();
  if (balls === undefined) throw new Error('No rows');
  move.send({ type: 'move.start', row: movedRow(shown, balls) });
  const asked = move.facts();
  move.send({ type: 'target.choose', target: { id: 'c', name: '乒乓球' } });
  move.send({ type: 'move.confirm' });
  ports.http.take('/sys/category/edit').reject('不能移到自己或自己的下级之下');
  await settled();
  const refused = move.facts();
  move.send({ type: 'target.choose', target: { id: null, name: '' } });
  const corrected = move.facts().failure;
  move.send({ type: 'move.confirm' });
  ports.http.take('/sys/category/edit').succeed({ ...rowOf('b', '球类', null, 2), code: 'A02' });
  await settled();
  expect([
    [asked.status, asked.row?.name, asked.target],
    [refused.status, refused.failure?.['zh-CN']],
    corrected,
    move.facts().status,
    emitted.map((event) => (event.type === 'row.moved' ? [event.above, event.undo.text['zh-CN']] : event.type)),
  ]).toEqual([
    ['choosing', '球类', { id: 'a', name: '' }],
    ['choosing', '不能移到自己或自己的下级之下'],
    null,
    'idle',
    [[null, '已将“球类”移到最上级']],
  ]);
});

it('asks about nothing without another place, and gives the question up', () => {
  const { ports, move } = desk();
  if (balls === undefined) throw new Error('No rows');
  move.send({ type: 'move.start', row: movedRow(shown, balls) });
  move.send({ type: 'move.confirm' });
  const same = move.facts().status;
  move.send({ type: 'move.start', row: movedRow(shown, balls) });
  move.send({ type: 'move.cancel' });
  expect([same, move.facts().status, ports.http.requests.length]).toEqual(['idle', 'idle', 0]);
});
