import type { GrantNode } from '../../../contract/index.ts';

/** Granted node identifiers. Granting a node also grants its ancestors. */
export type Grants = ReadonlySet<string>;

export interface CheckedNodes {
  readonly checked: readonly string[];
  readonly halfChecked: readonly string[];
}

/** Menu type of a button, which opens no page. */
const BUTTON = 2;

/**
 * Derive check box states from grants: a node is checked if it and all descendants are granted, half-checked if only
 * some are. A page without its buttons is half-checked: it can be opened.
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
 * Grant a node with its descendants and ancestors, or revoke node and descendants if all are granted. A group is
 * revoked with its last page; a page stays when its last button is revoked.
 */
export function toggleGrant(tree: readonly GrantNode[], grants: Grants, key: string): Grants {
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

/** Keys of a tree in depth-first order. */
export function keysIn(tree: readonly GrantNode[]): string[] {
  return tree.flatMap((node) => [node.key, ...keysIn(node.children)]);
}

/** Add the ancestors of the granted nodes. Grants outside the tree are kept. */
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
