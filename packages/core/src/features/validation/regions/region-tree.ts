import type { RegionNode, RegionTable } from './region.types.ts';

/** The country above all provinces. */
export const COUNTRY_CODE = '86';

/** 83 is in numbers of residence permits only: the province it stands for is 71. */
const PROVINCES = Array.from({ length: 72 }, (_, index) => 11 + index);
const BELOW = Array.from({ length: 99 }, (_, index) => index + 1);
/** Codes of counties without a prefecture begin with these digits of their level. */
const CHONGQING_COUNTIES = '500200';

/**
 * Divisions in force as a tree: the country, provinces, prefectures, counties. Some places have fewer levels: a prefecture
 * without counties (东莞市) or a province without prefectures (台湾省) is a leaf. Counties directly below a province stand in a
 * group with the name that the list of the National Bureau of Statistics has for it; the code of a group is no region.
 */
export function createRegionTree(table: RegionTable): RegionNode {
  const nameOf = (code: string) => {
    const region = table.find(code);
    return region?.state === 'current' ? region.name : undefined;
  };
  const children = PROVINCES.flatMap((number): RegionNode[] => {
    const code = `${number}0000`;
    const name = nameOf(code);
    return name === undefined ? [] : [{ code, name, children: prefecturesOf(code, name, nameOf) }];
  });
  return { code: COUNTRY_CODE, name: '中国', children };
}

type NameOf = (code: string) => string | undefined;

function prefecturesOf(province: string, provinceName: string, nameOf: NameOf): readonly RegionNode[] {
  return BELOW.flatMap((number): RegionNode[] => {
    const code = `${province.slice(0, 2)}${twoDigits(number)}00`;
    const fullName = nameOf(code);
    const children = countiesOf(code, fullName ?? provinceName, nameOf);
    if (fullName === undefined && children.length === 0) return [];
    const name = fullName === undefined ? groupName(code, provinceName) : ownName(fullName, provinceName);
    return [{ code, name, children }];
  });
}

function countiesOf(prefecture: string, above: string, nameOf: NameOf): readonly RegionNode[] {
  return BELOW.flatMap((number): RegionNode[] => {
    const code = `${prefecture.slice(0, 4)}${twoDigits(number)}`;
    const name = nameOf(code);
    return name === undefined ? [] : [{ code, name: ownName(name, above), children: [] }];
  });
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The only prefecture of a municipality has the name of the municipality, and is called 市辖区. */
function ownName(fullName: string, above: string): string {
  return fullName === above ? '市辖区' : fullName.slice(above.length);
}

function groupName(code: string, province: string): string {
  if (code === CHONGQING_COUNTIES) return '县';
  return province.endsWith('自治区') ? '自治区直辖县级行政区划' : '省直辖县级行政区划';
}

/** From the province to the region with this code; empty if the tree has no such region or it has regions below it. */
export function regionPath(tree: RegionNode, code: string): readonly RegionNode[] {
  const path: RegionNode[] = [];
  let node: RegionNode | undefined = tree;
  for (const digits of [2, 4, 6]) {
    if (node.children.length === 0) break;
    const wanted = code.slice(0, digits).padEnd(6, '0');
    const next: RegionNode | undefined = node.children.find((child) => child.code === wanted);
    if (next === undefined) return [];
    path.push(next);
    node = next;
  }
  return node.children.length === 0 && node.code === code ? path : [];
}
