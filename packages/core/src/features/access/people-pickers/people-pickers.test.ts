import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import {
  branchKeys,
  createDepartmentPicker,
  createPositionPicker,
  createRolePicker,
  createUserPicker,
  keysAbove,
  openedDepartments,
  titlePieces,
} from './index.ts';

function stage() {
  const ports = fakePorts();
  const client = createHttpClient({
    http: ports.http,
    clock: ports.clock,
    random: ports.random,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });
  const answer = async (path: string, result: unknown) => {
    const call = ports.http.take(path);
    const { _t: _time, ...query } = Object.fromEntries(new URL(call.request.url, 'http://h').searchParams);
    call.succeed(result);
    await settled();
    return query;
  };
  return { dependencies: { client, clock: ports.clock, maximum: Infinity }, answer };
}

const page = (...records: readonly object[]) => ({ records, total: records.length, size: 10, current: 1, pages: 1 });
const clerk = {
  id: 'u1',
  username: 'clerk',
  realname: '王秀兰',
  sex: 2,
  phone: '154****1002',
  orgCodeTxt: '活动服务科',
};
const tree = [
  {
    key: 'a',
    title: '服务中心',
    children: [
      { key: 'b', title: '活动服务科', children: [] },
      { key: 'c', title: 'IT 组', children: [] },
    ],
  },
];

it('WID-04 looks for users in a department, and names those that were chosen before', async () => {
  const { dependencies, answer } = stage();
  const picker = createUserPicker(dependencies);
  picker.send({ type: 'picker.open', chosen: [{ value: 'u1' }, { value: 'u2', text: '李' }] });
  await settled();
  const first = await answer('queryUserByDepId', page(clerk));
  const names = await answer('queryUserByDepId', page(clerk));
  picker.send({ type: 'group.choose', group: 'd1' });
  await settled();
  const ofGroup = await answer('queryUserByDepId', page());
  expect([first, names, ofGroup, picker.facts().chosen]).toEqual([
    { username: '', pageNo: '1', pageSize: '10' },
    { pageNo: '1', pageSize: '100', ids: 'u1' },
    { username: '', pageNo: '1', pageSize: '10', id: 'd1' },
    [
      { value: 'u1', text: '王秀兰', values: clerk },
      { value: 'u2', text: '李' },
    ],
  ]);
});

it('a search opens what it found from the top on, as far as anybody reads', () => {
  const places = (district: string, count: number) =>
    Array.from({ length: count }, (_, number) => ({ key: `${district}${number}`, title: '站', children: [] }));
  const districts = ['d', 'e', 'f'].map((key) => ({ key, title: '区', children: places(key, 120) }));
  expect(branchKeys([{ key: 'top', title: '市', children: districts }])).toEqual(['top', 'd', 'e']);
});

it('a tree holds what is below a department only while that is open', () => {
  const below = ['b', 'c'].map((key) => expect.objectContaining({ key, isLeaf: true, children: [] }));
  expect([openedDepartments(tree, new Set()), openedDepartments(tree, new Set(['a', 'gone']))]).toEqual([
    [{ key: 'a', title: '服务中心', isLeaf: false, children: [] }],
    [{ key: 'a', title: '服务中心', isLeaf: false, children: below }],
  ]);
});

it('WID-03 keeps the departments that hold the words, in any case, with those above them', async () => {
  const { dependencies, answer } = stage();
  const picker = createDepartmentPicker(dependencies);
  picker.send({ type: 'picker.open', chosen: [] });
  await settled();
  await answer('queryIdTree', tree);
  const all = picker.facts().rows;
  picker.send({ type: 'words.type', words: ' it' });
  picker.send({ type: 'words.search' });
  await settled();
  const found = picker.facts().rows;
  const [center] = tree;
  expect([branchKeys(tree), keysAbove(tree, ['c']), keysAbove(tree, [])]).toEqual([['a'], ['a'], ['a']]);
  expect([all, found, titlePieces('IT 组和it', 'it')]).toEqual([
    tree,
    [{ ...center, children: [{ key: 'c', title: 'IT 组', children: [] }] }],
    [
      { text: 'IT', isMatched: true },
      { text: ' 组和', isMatched: false },
      { text: 'it', isMatched: true },
    ],
  ]);
});

it('looks for roles by a part of the name', async () => {
  const { dependencies, answer } = stage();
  const picker = createRolePicker(dependencies);
  picker.send({ type: 'picker.open', chosen: [] });
  await settled();
  const query = await answer('/sys/role/list', page({ id: 'r1', roleCode: 'clerk', roleName: '专员' }));
  const [row] = picker.facts().rows;
  expect([query, row === undefined ? null : picker.item(row)]).toEqual([
    { column: 'roleCode', order: 'asc', total: 'exact', roleName: '', pageNo: '1', pageSize: '10' },
    { value: 'r1', text: '专员' },
  ]);
});

it('looks for positions by a part of the name, and names those chosen before that are still there', async () => {
  const { dependencies, answer } = stage();
  const picker = createPositionPicker(dependencies);
  picker.send({ type: 'value.show', chosen: [{ value: 'p1' }, { value: 'gone' }] });
  await settled();
  const asked = await answer('/sys/position/list', page({ id: 'p1', name: '主任' }));
  const shown = picker.facts().shown;
  picker.send({ type: 'picker.open' });
  await settled();
  const query = await answer('/sys/position/list', page({ id: 'p2', code: 'ky', name: '科员', postRank: '4' }));
  const [row] = picker.facts().rows;
  expect([asked, shown, query, row === undefined ? null : picker.item(row)]).toEqual([
    { id: 'p1,gone', field: 'id,name', pageNo: '1', pageSize: '100', column: 'code', order: 'asc' },
    [
      { value: 'p1', text: '主任' },
      { value: 'gone', text: 'gone' },
    ],
    { name: '', pageNo: '1', pageSize: '10', column: 'code', order: 'asc', total: 'exact' },
    { value: 'p2', text: '科员' },
  ]);
});
