import type { GrantNode } from '../../../contract/index.ts';
import { flattenTree } from '../../../kernel/index.ts';

/** Granted node identifiers. A group is never one of them: the menu shows it with what is below it. */
export type Grants = ReadonlySet<string>;

export interface CheckedNodes {
  readonly checked: readonly string[];
  readonly halfChecked: readonly string[];
}

/**
 * Derive check box states from grants: a node is checked if it and all descendants are granted, half-checked if only
 * some are. A page without its buttons is half-checked: it can be opened. A group has the state of what is below it.
 */
export function checkedNodes(tree: readonly GrantNode[], grants: Grants): CheckedNodes {
  const checked: string[] = [];
  const halfChecked: string[] = [];
  for (const node of tree) visit(node);
  return { checked, halfChecked };

  function visit(node: GrantNode): 'all' | 'some' | 'none' {
    const below = node.children.map((child) => visit(child));
    const own = node.isGroup ? [] : [grants.has(node.key) ? ('all' as const) : ('none' as const)];
    const states = [...own, ...below];
    const isAll = states.length > 0 && states.every((state) => state === 'all');
    const isNone = states.every((state) => state === 'none');
    if (isAll) checked.push(node.key);
    else if (!isNone) halfChecked.push(node.key);
    return isAll ? 'all' : isNone ? 'none' : 'some';
  }
}

/**
 * Grant a node with its descendants and the pages above it, or revoke node and descendants if all are granted. A page stays
 * when its last button is revoked.
 */
export function toggleGrant(tree: readonly GrantNode[], grants: Grants, key: string): Grants {
  const path = pathTo(tree, key);
  const node = path.at(-1);
  if (node === undefined) return grants;
  const keys = grantableKeys([node]);
  const next = new Set(grants);
  if (keys.every((each) => grants.has(each))) for (const each of keys) next.delete(each);
  else
    for (const each of [...keys, ...path.filter((above) => !above.isGroup).map((above) => above.key)]) next.add(each);
  return next;
}

/** Keys of a tree in depth-first order. */
export function keysIn(tree: readonly GrantNode[]): string[] {
  return tree.flatMap((node) => [node.key, ...keysIn(node.children)]);
}

/** Keys of the nodes that are grants of their own, in depth-first order. */
export function grantableKeys(tree: readonly GrantNode[]): string[] {
  return tree.flatMap((node) => [...(node.isGroup ? [] : [node.key]), ...grantableKeys(node.children)]);
}

/** Leave out groups, which an older draft or server may name. Grants outside the tree are kept. */
export function withoutGroups(tree: readonly GrantNode[], grants: Iterable<string>): Grants {
  const groups = new Set(flattenTree(tree).flatMap((node) => (node.isGroup ? [node.key] : [])));
  return new Set([...grants].filter((key) => !groups.has(key)));
}

/** The names from the top of the tree down to each node: `活动中心 › 活动管理 › 编辑`. */
export function grantPaths(tree: readonly GrantNode[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  function visit(nodes: readonly GrantNode[], above: string): void {
    for (const { key, title, children } of nodes) {
      paths.set(key, `${above}${title}`);
      visit(children, `${above}${title} › `);
    }
  }
  visit(tree, '');
  return paths;
}

/** Number of `grants` that are not in `others`. */
export function countBeyond(grants: Grants, others: Grants): number {
  return [...grants].filter((key) => !others.has(key)).length;
}

function pathTo(tree: readonly GrantNode[], key: string): readonly GrantNode[] {
  for (const node of tree) {
    if (node.key === key) return [node];
    const below = pathTo(node.children, key);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
