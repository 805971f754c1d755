import type { GrantNode } from '../../../contract/index.ts';

/** What is granted: identifiers of nodes. A node that is granted brings the nodes above it along. */
export type Grants = ReadonlySet<string>;

export interface CheckedNodes {
  readonly checked: readonly string[];
  readonly halfChecked: readonly string[];
}

/** A button, which opens nothing by itself. */
const BUTTON = 2;

/**
 * How a tree of check boxes shows grants: a node is checked when it and everything below it is granted, half checked when
 * only some of it is. A page whose buttons are not granted is half checked: it can be opened.
 */
export function checkedNodes(tree: readonly GrantNode[], grants: Grants): CheckedNodes {
  const checked: string[] = [];
  const halfChecked: string[] = [];
  for (const node of tree) visit(node);
  return { checked, halfChecked };

  function visit(node: GrantNode): 'all' | 'some' | 'none' {
    const below = node.children.map((child) => visit(child));
    const isGranted = grants.has(node.key);
    const isAll = isGranted && below.every((state) => state === 'all');
    const isNone = !isGranted && below.every((state) => state === 'none');
    if (isAll) checked.push(node.key);
    else if (!isNone) halfChecked.push(node.key);
    return isAll ? 'all' : isNone ? 'none' : 'some';
  }
}

/**
 * Grants a node with everything below it, or takes that back where all of it is granted. What lies above a granted node is
 * granted with it; a group that holds nothing any more goes with its last page, a page stays when its last button goes.
 */
export function toggled(tree: readonly GrantNode[], grants: Grants, key: string): Grants {
  const path = pathTo(tree, key);
  const node = path.at(-1);
  if (node === undefined) return grants;
  const keys = keysIn([node]);
  const isRevoking = keys.every((each) => grants.has(each));
  const next = new Set(grants);
  if (!isRevoking) {
    for (const each of [...keys, ...path.map(({ key: above }) => above)]) next.add(each);
    return next;
  }
  for (const each of keys) next.delete(each);
  for (const above of path.slice(0, -1).toReversed()) {
    const entries = above.children.filter((child) => child.menuType !== BUTTON);
    if (entries.length > 0 && !above.children.some((child) => next.has(child.key))) next.delete(above.key);
  }
  return next;
}

/** Every key of a tree, from the top down. */
export function keysIn(tree: readonly GrantNode[]): string[] {
  return tree.flatMap((node) => [node.key, ...keysIn(node.children)]);
}

/** Grants and what they have to bring along: everything above. Grants of nodes that are not in the tree stay as they are. */
export function withAncestors(tree: readonly GrantNode[], grants: Grants): Grants {
  const next = new Set(grants);
  for (const node of tree) visit(node);
  return next;

  function visit(node: GrantNode): boolean {
    const holdsBelow = node.children.map((child) => visit(child)).some(Boolean);
    if (holdsBelow) next.add(node.key);
    return next.has(node.key);
  }
}

/** How many of `grants` are not in `others`. */
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
