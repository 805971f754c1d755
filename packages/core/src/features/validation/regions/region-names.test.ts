import { expect, it } from 'vitest';

import { regionByName } from './region-names.ts';
import { createRegionTable } from './region-table.ts';
import { createRegionTree } from './region-tree.ts';
import type { RegionNode } from './region.types.ts';

const read = (name: string) => {
  const found = regionByName(name);
  return found.ok ? found.value : found.error;
};

it.each([
  ['湖北省武汉市武昌区', '420106'],
  ['武汉市武昌区', '420106'],
  ['湖北省武昌区', '420106'],
  ['武昌区', '420106'],
  ['湖北武汉武昌', '420106'],
  ['湖北 武汉 武昌区', '420106'],
  ['湖北省/武汉市/武昌区', '420106'],
  ['湖北省－武汉市－武昌区', '420106'],
  ['中国湖北省武汉市武昌区', '420106'],
  ['420106', '420106'],
  ['４２０１０６', '420106'],
  ['南京市鼓楼区', '320106'],
  ['鼓楼区', 'several'],
  ['江苏省鼓楼区', 'several'],
  ['朝阳区', 'several'],
  ['北京朝阳区', '110105'],
  ['北京市朝阳区', '110105'],
  ['北京市市辖区朝阳区', '110105'],
  ['北京市北京市朝阳区', '110105'],
  ['湖北省省直辖县级行政区划仙桃市', '429004'],
  ['武汉', '420100'],
  ['武汉市', '420100'],
  ['湖北', '420000'],
  ['内蒙古', '150000'],
  ['广西', '450000'],
  ['恩施土家族苗族自治州', '422800'],
  ['吉林', 'several'],
  ['吉林省', '220000'],
  ['吉林市', '220200'],
  ['火星区', 'none'],
  ['', 'none'],
  ['区', 'none'],
])('UP-17 reads the place %j as %s', (name, code) => {
  expect(read(name)).toBe(code);
});

it('UP-17 reads every place in force by its whole name and by its code', () => {
  const table = createRegionTable();
  const wrong: string[] = [];
  const visit = ({ code, children }: RegionNode): void => {
    const name = table.find(code)?.name;
    if (name !== undefined && read(code) !== code) wrong.push(code);
    // A municipality and its only prefecture have one name.
    if (name !== undefined && children.length === 0 && read(name) !== code) wrong.push(name);
    children.forEach(visit);
  };
  createRegionTree(table).children.forEach(visit);
  expect(wrong).toEqual([]);
});
