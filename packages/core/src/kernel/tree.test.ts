import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { filterTree, firstLeaf, flattenTree, pathToNode } from './index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

interface Item {
  readonly name: string;
  readonly children?: readonly Item[];
}

const forest: readonly Item[] = [
  { name: 'a', children: [{ name: 'b', children: [{ name: 'c' }] }, { name: 'd' }] },
  { name: 'e', children: [] },
];
const names = (items: readonly Item[]) => items.map((item) => item.name);

describe('trees', () => {
  it('flattens in depth-first order, parents before children', () => {
    expect(names(flattenTree(forest))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(flattenTree<Item>([])).toEqual([]);
  });

  it('finds the path from the root to the first match, both inclusive', () => {
    expect(names(pathToNode(forest, (item) => item.name === 'c'))).toEqual(['a', 'b', 'c']);
    expect(names(pathToNode(forest, (item) => item.name === 'e'))).toEqual(['e']);
    expect(names(pathToNode(forest, (item) => 'cd'.includes(item.name)))).toEqual(['a', 'b', 'c']);
    expect(pathToNode(forest, () => false)).toEqual([]);
  });

  it('treats a node with no children or an empty list as a leaf', () => {
    expect(firstLeaf(forest)?.name).toBe('c');
    expect(firstLeaf(forest.slice(1))?.name).toBe('e');
    expect(firstLeaf<Item>([])).toBeUndefined();
  });

  it('filters children before their parent, and keeps nodes without children unchanged', () => {
    const judged: string[] = [];
    const kept = filterTree(forest, (item) => {
      judged.push(`${item.name}:${(item.children ?? []).length}`);
      return item.name !== 'c' && !(item.name === 'b' && item.children?.length === 0);
    });
    expect(kept).toEqual([
      { name: 'a', children: [{ name: 'd' }] },
      { name: 'e', children: [] },
    ]);
    expect(judged).toEqual(['c:0', 'b:0', 'd:0', 'a:1', 'e:0']);
  });

  it('finds for every node a path whose steps are each a child of the previous', () => {
    const tree = fc.letrec<{ node: Item }>((tie) => ({
      node: fc.record({
        name: fc.uuid(),
        children: fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie('node'), { maxLength: 3 })),
      }),
    })).node;
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 3 }), (roots) => {
        for (const node of flattenTree(roots)) {
          const way = pathToNode(roots, (item) => item === node);
          expect(way.at(-1)).toBe(node);
          expect(roots).toContain(way[0]);
          for (const [index, step] of way.slice(1).entries()) expect(way[index]?.children).toContain(step);
        }
      }),
      { seed: 20260115, numRuns: propertyRuns(100) },
    );
  });

  it('handles a tree of 50 levels and 2,000 nodes', () => {
    let deep: Item = { name: '50' };
    for (let level = 49; level >= 1; level -= 1) deep = { name: String(level), children: [deep] };
    const wide: Item[] = Array.from({ length: 1950 }, (_, index) => ({ name: `wide ${index}` }));
    const all = flattenTree([deep, ...wide]);
    expect([all.length, pathToNode([deep], (item) => item.name === '50').length, firstLeaf([deep])?.name]).toEqual([
      2000,
      50,
      '50',
    ]);
  });
});
