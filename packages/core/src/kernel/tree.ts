/** A tree node with its nodes in `children`. */
export interface Branching<Node> {
  readonly children?: readonly Node[] | undefined;
}

/** All nodes in depth-first order, parents before children. */
export function flattenTree<Node extends Branching<Node>>(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...flattenTree(node.children ?? [])]);
}

/** Path from the root to the first match, both inclusive; empty without a match. */
export function pathToNode<Node extends Branching<Node>>(
  nodes: readonly Node[],
  isMatch: (node: Node) => boolean,
): Node[] {
  for (const node of nodes) {
    if (isMatch(node)) return [node];
    const below = pathToNode(node.children ?? [], isMatch);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The first leaf in depth-first order. */
export function firstLeaf<Node extends Branching<Node>>(nodes: readonly Node[]): Node | undefined {
  for (const node of nodes) {
    const children = node.children ?? [];
    if (children.length === 0) return node;
    const leaf = firstLeaf(children);
    if (leaf !== undefined) return leaf;
  }
  return undefined;
}

/** Keep the nodes for which `isKept` returns true; children are filtered before their parent. */
export function filterTree<Node extends Branching<Node>>(
  nodes: readonly Node[],
  isKept: (node: Node) => boolean,
): Node[] {
  return nodes
    .map((node) => (node.children === undefined ? node : { ...node, children: filterTree(node.children, isKept) }))
    .filter(isKept);
}
