import type { RegionNode, RegionTable } from './region.types.ts';

/** The country above all provinces. */
export const COUNTRY_CODE = '86';

/** In numbers of residence permits only: the province it stands for is 71. */
const PERMITS_ONLY = '830000';
/** Codes of counties without a prefecture begin with these digits of their level. */
const CHONGQING_COUNTIES = '500200';

/**
 * Divisions in force as a tree: the country, provinces, prefectures, counties. Some places have fewer levels: a prefecture
 * without counties (东莞市) or a province without prefectures (台湾省) is a leaf. Counties directly below a province stand in a
 * group with the name that the list of the National Bureau of Statistics has for it; the code of a group is no region.
 */
export function createRegionTree(table: RegionTable): RegionNode {
  const names = new Map(
    table.codes().flatMap((code) => {
      const region = table.find(code);
      return region?.state === 'current' && code !== PERMITS_ONLY ? [[code, region.name] as const] : [];
    }),
  );
  const children = [...below(names)].flatMap(([code, counties]): RegionNode[] => {
    const name = names.get(code);
    return name === undefined ? [] : [{ code, name, children: prefecturesOf(name, counties, names) }];
  });
  return { code: COUNTRY_CODE, name: '中国', children };
}

/** Full names by code. */
type Names = ReadonlyMap<string, string>;
/** Counties by the code of their prefecture. */
type Counties = ReadonlyMap<string, readonly string[]>;

/** By the codes of provinces. */
function below(names: Names): ReadonlyMap<string, Counties> {
  const found = new Map<string, Map<string, string[]>>();
  for (const code of names.keys()) {
    const province = `${code.slice(0, 2)}0000`;
    const prefecture = `${code.slice(0, 4)}00`;
    const prefectures = found.get(province) ?? new Map<string, string[]>();
    found.set(province, prefectures);
    if (prefecture === province) continue;
    const counties = prefectures.get(prefecture) ?? [];
    prefectures.set(prefecture, code === prefecture ? counties : [...counties, code]);
  }
  return found;
}

function prefecturesOf(provinceName: string, counties: Counties, names: Names): readonly RegionNode[] {
  return [...counties].map(([code, codes]) => {
    const fullName = names.get(code);
    const name = fullName === undefined ? groupName(code, provinceName) : ownName(fullName, provinceName);
    const above = fullName ?? provinceName;
    const children = codes.map((county) => ({
      code: county,
      name: ownName(names.get(county) ?? '', above),
      children: [],
    }));
    return { code, name, children };
  });
}

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
