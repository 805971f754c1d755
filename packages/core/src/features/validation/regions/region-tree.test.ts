import { expect, it } from 'vitest';

import {
  COUNTRY_CODE,
  createRegionTable,
  createRegionTree,
  regionPath,
  regionSelectorType,
  regionText,
  type RegionNode,
} from './index.ts';

const table = createRegionTable();
const tree = createRegionTree(table);
const leavesOf = (node: RegionNode): readonly RegionNode[] =>
  node.children.length === 0 ? [node] : node.children.flatMap(leavesOf);
const namesOn = (code: string) => regionPath(tree, code).map(({ name }) => name);

it('WID-15 the data has the country code 86 and the provinces below it', () => {
  expect([COUNTRY_CODE, tree.code, tree.children.length]).toEqual(['86', '86', 34]);
  expect(tree.children.slice(0, 3).map(({ code, name }) => [code, name])).toEqual([
    ['110000', '北京市'],
    ['120000', '天津市'],
    ['130000', '河北省'],
  ]);
});

it.each([
  ['110105', ['北京市', '市辖区', '朝阳区']],
  ['330106', ['浙江省', '杭州市', '西湖区']],
  ['441900', ['广东省', '东莞市']],
  ['710000', ['台湾省']],
  ['429004', ['湖北省', '省直辖县级行政区划', '仙桃市']],
  ['659001', ['新疆维吾尔自治区', '自治区直辖县级行政区划', '石河子市']],
  ['500229', ['重庆市', '县', '城口县']],
])('WID-15 the value %s is the code of a district: %j', (code, names) => {
  expect(namesOn(code)).toEqual(names);
});

it.each(['', '86', '330000', '330100', '330103', '429000', '999999', '3301', '__proto__'])(
  '%j is no district in force',
  (code) => {
    expect(namesOn(code)).toEqual([]);
  },
);

it('every leaf is in force, has a path of its own names, and every region in force is in the tree', () => {
  const leaves = leavesOf(tree);
  const wrong = leaves.filter(({ code }) => {
    const path = regionPath(tree, code);
    return path.at(-1)?.code !== code || path.some(({ name }) => name === '') || table.find(code)?.state !== 'current';
  });
  const codes = Array.from({ length: 720_000 }, (_, index) => String(index + 110_000));
  const current = codes.filter((code) => table.find(code)?.state === 'current');
  const inTree = new Set(
    tree.children.flatMap((province) => [
      province.code,
      ...province.children.flatMap((city) => [city.code, ...city.children.map(({ code }) => code)]),
    ]),
  );
  expect({ wrong, missing: current.filter((code) => !inTree.has(code)) }).toEqual({ wrong: [], missing: [] });
});

it('WID-15 an unknown type is a Bad type value', () => {
  expect(['cascader', 'select', 'tree', ''].map(regionSelectorType)).toEqual([
    'cascader',
    'select',
    { problem: { 'zh-CN': 'Bad type value', 'en-US': 'Bad type value' } },
    { problem: { 'zh-CN': 'Bad type value', 'en-US': 'Bad type value' } },
  ]);
});

it('WID-15 an abolished code is shown with its earlier name', () => {
  const shown = (code: string, knownName?: string) => regionText(table, code, knownName)['zh-CN'];
  expect([
    shown('330106'),
    shown('330103'),
    shown('110222', '北京市顺义县'),
    shown('999999'),
    shown('999999', '某地'),
  ]).toEqual([
    '浙江省杭州市西湖区',
    '浙江省杭州市下城区（已撤销）',
    '北京市顺义县（已撤销）',
    '999999（未知地区）',
    '某地',
  ]);
});

it('asks for the codes of the table alone, and not for every number', () => {
  let asked = 0;
  const counted = { ...table, find: (code: string) => ((asked += 1), table.find(code)) };
  expect([createRegionTree(counted), asked]).toEqual([tree, table.codes().length]);
});
