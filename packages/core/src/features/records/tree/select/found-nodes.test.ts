import { expect, it } from 'vitest';

import { foundNodes, MOST_FOUND } from './found-nodes.model.ts';
import type { TreeSelectNode } from './tree-select.types.ts';

const node = (label: string, ...children: readonly TreeSelectNode[]): TreeSelectNode => ({
  value: label,
  label,
  isLeaf: children.length === 0,
  status: 'loaded',
  children,
});
const outline = (nodes: readonly TreeSelectNode[]): string =>
  nodes.map(({ label, isLeaf, children }) => `${label}${isLeaf ? '-' : `[${outline(children)}]`}`).join(' ');

it('finds nodes of every level by a part of their label, with those above them', () => {
  const tree = [node('Arts', node('合唱', node('女声合唱')), node('书法')), node('体育', node('太极'))];
  expect([
    foundNodes(tree, ' '),
    outline(foundNodes(tree, '合唱').nodes),
    outline(foundNodes(tree, ' aRTS ').nodes),
    outline(foundNodes(tree, '太极').nodes),
    foundNodes(tree, '象棋'),
  ]).toEqual([{ nodes: tree, rest: 0 }, 'Arts[合唱[女声合唱-]]', 'Arts-', '体育[太极-]', { nodes: [], rest: 0 }]);
});

it('shows as many matches as anybody reads, and counts the others', () => {
  const many = (count: number) => Array.from({ length: count }, (_, number) => node(`站 ${number}`));
  const { nodes, rest } = foundNodes([node('区', ...many(MOST_FOUND + 3)), node('街道', ...many(2))], '站');
  expect([nodes.map(({ label }) => label), nodes[0]?.children.length, rest]).toEqual([['区'], MOST_FOUND, 5]);
});
