import { expect, it } from 'vitest';

import { listNodes, type ListNode } from './list-nodes.model.ts';
import type { TreePlace } from './list-page.types.ts';

const place = (level: number): TreePlace => ({ level, hasChildren: false, status: 'closed', failure: null });
const row = (id: string) => ({ id, createBy: 'admin', createTime: '', updateBy: null, updateTime: null, version: 1 });
const outline = (nodes: readonly ListNode[]): unknown[] =>
  nodes.map(({ row: { id }, children }) => (children.length === 0 ? id : [id, outline(children)]));

it('stands the shown rows of a tree below each other, and those that a search found side by side', () => {
  const rows = ['centre', 'station', 'street', 'office', 'other'].map(row);
  const tree = { centre: place(1), station: place(2), street: place(3), office: place(2), other: place(1) };
  const nodes = listNodes({ rows, tree });
  expect(outline(nodes)).toEqual([['centre', [['station', ['street']], 'office']], 'other']);
  expect(nodes[1]).toEqual({ row: row('other'), place: place(1), children: [] });
  expect(listNodes({ rows, tree: null })).toEqual(rows.map((one) => ({ row: one, place: null, children: [] })));
});
