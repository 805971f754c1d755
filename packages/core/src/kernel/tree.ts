/** A node of any tree whose branches are called `children`. */
export interface Branching<Node> {
  readonly children?: readonly Node[] | undefined;
}

/** Every node in reading order, parents before children. */
export function flattenTree<Node extends Branching<Node>>(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...flattenTree(node.children ?? [])]);
}

/** The nodes from the root to the first match, both included; empty when nothing matches. */
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

/** The first node without children, in reading order. */
export function firstLeaf<Node extends Branching<Node>>(nodes: readonly Node[]): Node | undefined {
  for (const node of nodes) {
    const children = node.children ?? [];
    if (children.length === 0) return node;
    const leaf = firstLeaf(children);
    if (leaf !== undefined) return leaf;
  }
  return undefined;
}

/** Keeps the nodes that `isKept` answers true for, children judged before their parent. */
export function filterTree<Node extends Branching<Node>>(
  nodes: readonly Node[],
  isKept: (node: Node) => boolean,
): Node[] {
  return nodes
    .map((node) => (node.children === undefined ? node : { ...node, children: filterTree(node.children, isKept) }))
    .filter(isKept);
}
