import { foldText, searchedText } from '../../../../kernel/index.ts';
import type { TreeSelectNode } from './tree-select.types.ts';

/** Matches that are shown: more than anybody reads through, and few enough to be drawn between two keys. */
export const MOST_FOUND = 200;

export interface FoundNodes {
  /** The matches with the nodes above them, in the order of the tree. */
  readonly nodes: readonly TreeSelectNode[];
  /** Matches that are not shown. */
  readonly rest: number;
}

/** The nodes whose label holds the words, in any case and width, with those above them; no more than `MOST_FOUND` matches. */
export function foundNodes(tree: readonly TreeSelectNode[], words: string): FoundNodes {
  const part = searchedText(words);
  if (part === '') return { nodes: tree, rest: 0 };
  let matches = 0;
  const foundIn = (nodes: readonly TreeSelectNode[]): readonly TreeSelectNode[] => {
    const found: TreeSelectNode[] = [];
    for (const node of nodes) {
      const isMatch = foldText(node.label).includes(part);
      if (isMatch) matches += 1;
      const isShown = isMatch && matches <= MOST_FOUND;
      const children = foundIn(node.children);
      if (isShown || children.length > 0) found.push({ ...node, children, isLeaf: children.length === 0 });
    }
    return found;
  };
  const nodes = foundIn(tree);
  return { nodes, rest: Math.max(0, matches - MOST_FOUND) };
}
