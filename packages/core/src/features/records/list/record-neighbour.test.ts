import { expect, it } from 'vitest';

import { activityTypeResource } from '../../../resources/index.ts';
import { createHttpClient } from '../../../http/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createListPage } from './list-page.service.ts';
import { defaultListQuery } from './list-query.model.ts';
import { recordPlace } from './record-neighbour.model.ts';

/** A list of 13 records on two pages, over a scripted network. */
async function open() {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });
  const list = createListPage({
    resource: activityTypeResource,
    client,
    clock: ports.clock,
    permit: () => ({ decision: 'show', reason: { policy: 'strict', rule: 1, list: 'own', entry: null } }),
    query: defaultListQuery(activityTypeResource),
  });
  const heard: string[] = [];
  list.on((emitted) => {
    if (emitted.type === 'neighbour.found') heard.push(emitted.id);
    if (emitted.type === 'query.changed') heard.push(`page ${emitted.query.pageNo}`);
  });
  const answer = async (from: number, to: number) => {
    const records = Array.from({ length: to - from + 1 }, (_, index) => ({ id: `r${from + index}`, name: 'x' }));
    ports.http.take('/list').succeed({ records, total: 13, size: 10, current: 1, pages: 2 });
    await settled();
  };
  await answer(1, 10);
  return {
    ports,
    list,
    answer,
    heard,
    find: (id: string, direction: -1 | 1) => list.send({ type: 'neighbour.find', id, direction }),
    place: (id: string) => recordPlace(list.facts(), id),
  };
}

it('finds the record before and after another one, on the next and the previous page too', async () => {
  const { heard, find, answer } = await open();
  find('r3', 1);
  find('r3', -1);
  find('r1', -1);
  find('r10', 1);
  find('r10', 1);
  await answer(11, 13);
  find('r13', 1);
  find('r11', -1);
  await answer(1, 10);
  find('elsewhere', 1);
  expect(heard).toEqual(['r4', 'r2', 'page 2', 'r11', 'page 1', 'r10']);
});

it('says where a record stands in the whole list', async () => {
  const { place, find, answer } = await open();
  const first = [place('r1'), place('r10'), place('r11')];
  find('r10', 1);
  await answer(11, 13);
  expect([...first, place('r13')]).toEqual([
    { place: 1, hasPrevious: false, hasNext: true },
    { place: 10, hasPrevious: true, hasNext: true },
    null,
    { place: 13, hasPrevious: true, hasNext: false },
  ]);
});

it('forgets a neighbour that was sought when the list goes elsewhere or fails', async () => {
  const { ports, list, heard, find, answer } = await open();
  find('r10', 1);
  list.send({ type: 'sort.change', sorter: { column: 'name', order: 'asc' } });
  await answer(11, 13);
  await answer(1, 10);
  find('r10', 1);
  ports.http.take('/list').status(500, '');
  await settled();
  list.send({ type: 'list.refresh' });
  await answer(11, 13);
  expect(heard).toEqual(['page 2', 'page 1', 'page 2']);
});
