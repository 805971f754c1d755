import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { localized, sameText } from '../../../kernel/index.ts';
import { categoryResource } from '../../../resources/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createListPage } from './list-page.service.ts';
import { defaultListQuery } from './list-query.model.ts';

const resource = categoryResource;
const audit = { createBy: null, createTime: null, updateBy: null, updateTime: null };
const row = (id: string, hasChild: '0' | '1' = '0', pid: string | null = null) => ({
  ...audit,
  id,
  name: `分类${id}`,
  code: id,
  pid,
  hasChild,
  version: 1,
});
const page = (records: readonly object[], total = records.length) => ({
  records,
  total,
  size: 10,
  current: 1,
  pages: 1,
});

/** The tree A (A1, A2 (A21)), B over a scripted network. */
async function opened(search: Readonly<Record<string, string>> = {}) {
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
    query: { ...defaultListQuery(resource), search },
  });
  const below = async (id: string, records: readonly object[]) => {
    ports.http.take(`pid=${id}&`).succeed(page(records));
    await settled();
  };
  const top = async () => {
    ports.http.take('/list?').succeed(page([row('A', '1'), row('B')]));
    await settled();
  };
  const shown = () => {
    const { rows, tree } = list.facts();
    return rows.map(({ id }) => {
      const place = tree?.[id];
      return place === undefined ? id : `${'-'.repeat(place.level - 1)}${id} ${place.status}`;
    });
  };
  await top();
  return { list, ports, top, below, shown };
}

const children = [row('A1', '0', 'A'), row('A2', '1', 'A')];

it('opens rows below each other, in place, and closes them with what is below', async () => {
  const { list, below, shown } = await opened();
  expect(shown()).toEqual(['A closed', 'B closed']);
  list.send({ type: 'branch.toggle', id: 'A' });
  expect(shown()).toEqual(['A loading', 'B closed']);
  await below('A', children);
  list.send({ type: 'branch.toggle', id: 'A2' });
  await below('A2', [row('A21', '0', 'A2')]);
  expect(shown()).toEqual(['A loaded', '-A1 closed', '-A2 loaded', '--A21 closed', 'B closed']);
  list.send({ type: 'branch.toggle', id: 'A' });
  expect(shown()).toEqual(['A closed', 'B closed']);
});

it('reads the rows below in the order of the list, all of them', async () => {
  const { list, ports, shown } = await opened();
  list.send({ type: 'branch.toggle', id: 'A' });
  const many = Array.from({ length: 100 }, (_, index) => row(`A${String(index).padStart(3, '0')}`, '0', 'A'));
  ports.http.take('pageNo=1&').succeed(page(many, 101));
  await settled();
  ports.http.take('pageNo=2&').succeed(page([row('A100', '0', 'A')], 101));
  await settled();
  expect(shown()).toHaveLength(103);
  const asked = new URL(ports.http.requests.at(-1)?.url ?? '', 'http://ever.example').searchParams;
  expect(['pid', 'pageSize', 'column', 'order'].map((name) => asked.get(name))).toEqual(['A', '100', 'code', 'asc']);
});

it('says why rows below cannot be read, and reads them again on request', async () => {
  const { list, ports, below, shown } = await opened();
  list.send({ type: 'branch.toggle', id: 'A' });
  ports.http.take('pid=A').reject('维护中');
  await settled();
  expect([shown(), list.facts().tree?.['A']?.failure]).toEqual([['A failed', 'B closed'], sameText('维护中')]);
  list.send({ type: 'branch.toggle', id: 'A' });
  await below('A', children);
  expect(shown()).toEqual(['A loaded', '-A1 closed', '-A2 closed', 'B closed']);
});

it('reads open rows anew with the list, and ignores what an earlier call answers', async () => {
  const { list, ports, top, shown } = await opened();
  list.send({ type: 'branch.toggle', id: 'A' });
  const late = ports.http.take('pid=A');
  list.send({ type: 'list.refresh' });
  await top();
  const fresh = ports.http.take('pid=A');
  fresh.succeed(page([row('A9', '0', 'A')]));
  await settled();
  late.succeed(page(children));
  await settled();
  expect(shown()).toEqual(['A loaded', '-A9 closed', 'B closed']);
});

it('shows a row that was added below another, and opens that one', async () => {
  const { list, top, below, shown } = await opened();
  list.send({ type: 'branch.open', id: 'B' });
  list.send({ type: 'row.saved', id: 'B1', isNew: true });
  await below('B', []);
  await top();
  expect(shown()).toEqual(['A closed', 'B closed']);
  list.send({ type: 'branch.open', id: 'B' });
  await below('B', [row('B1', '0', 'B')]);
  expect(shown()).toEqual(['A closed', 'B loaded', '-B1 closed']);
});

it('names and removes rows of every level, and steps through them', async () => {
  const { list, ports, top, below, shown } = await opened();
  const steps: string[] = [];
  list.on((event) => {
    if (event.type === 'neighbour.found') steps.push(event.id);
  });
  list.send({ type: 'branch.toggle', id: 'A' });
  await below('A', children);
  list.send({ type: 'neighbour.find', id: 'A2', direction: 1 });
  list.send({ type: 'neighbour.find', id: 'A1', direction: -1 });
  list.send({ type: 'row.remove', id: 'A1' });
  expect([steps, list.facts().confirmation?.title]).toEqual([
    ['B', 'A'],
    localized('删除“分类A1”？', 'Delete “分类A1”?'),
  ]);
  list.send({ type: 'removal.confirm' });
  ports.http.take('/delete?').succeed(null);
  await settled();
  expect(shown()).toEqual(['A loaded', '-A2 closed', 'B closed']);
  await top();
  await below('A', children.slice(1));
  expect(shown()).toEqual(['A loaded', '-A2 closed', 'B closed']);
});

it('shows what a search finds at any level without places', async () => {
  const { list, shown } = await opened({ name: '分类' });
  expect([shown(), list.facts().tree]).toEqual([['A', 'B'], null]);
});
