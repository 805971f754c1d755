import type { DepartmentNode } from '../../../contract/index.ts';
import { foldText, searchedText } from '../../../kernel/index.ts';
import type { PickValue } from '../picker/index.ts';

/** The departments whose title holds the words, in any case and width, with those above them; everything for no words. */
export function foundDepartments(tree: readonly DepartmentNode[], words: string): readonly DepartmentNode[] {
  const part = searchedText(words);
  if (part === '') return tree;
  const found: DepartmentNode[] = [];
  for (const node of tree) {
    const children = foundDepartments(node.children, part);
    if (children.length > 0 || foldText(node.title).includes(part)) found.push({ ...node, children });
  }
  return found;
}

/** A title in pieces: those that are the words, in any case and width, and those between them. */
export function titlePieces(
  title: string,
  words: string,
): readonly { readonly text: string; readonly isMatched: boolean }[] {
  const part = searchedText(words);
  const folded = foldText(title);
  // Some letters change their length with their width: there is no telling where the words begin.
  if (part === '' || folded.length !== title.length) return [{ text: title, isMatched: false }];
  const pieces: { readonly text: string; readonly isMatched: boolean }[] = [];
  let from = 0;
  for (let at = folded.indexOf(part); at !== -1; at = folded.indexOf(part, from)) {
    if (at > from) pieces.push({ text: title.slice(from, at), isMatched: false });
    from = at + part.length;
    pieces.push({ text: title.slice(at, from), isMatched: true });
  }
  if (from < title.length) pieces.push({ text: title.slice(from), isMatched: false });
  return pieces;
}

/** Lines of a search that are opened at once: more than anybody reads through, and few enough to be drawn between two keys. */
const MOST_LINES = 200;

/** The departments that have others below them, from the top on, until what is below makes `MOST_LINES` lines. */
export function branchKeys(tree: readonly DepartmentNode[]): readonly string[] {
  const keys: string[] = [];
  let lines = tree.length;
  const open = (nodes: readonly DepartmentNode[]) => {
    for (const { key, children } of nodes) {
      if (children.length === 0) continue;
      if (lines >= MOST_LINES) return;
      keys.push(key);
      lines += children.length;
      open(children);
    }
  };
  open(tree);
  return keys;
}

/** The departments above any of these, to be opened so that those are seen; the topmost ones always. */
export function keysAbove(tree: readonly DepartmentNode[], keys: readonly PickValue[]): readonly string[] {
  const wanted = new Set(keys);
  const open = new Set(tree.map(({ key }) => key));
  const holds = (node: DepartmentNode): boolean => {
    // Each child is looked at, also after one that holds a wanted key.
    const isAbove = node.children.filter(holds).length > 0;
    if (isAbove) open.add(node.key);
    return isAbove || wanted.has(node.key);
  };
  for (const root of tree) holds(root);
  return [...open];
}

/** A department of which the tree shows what is right below it only while it is open. */
export interface OpenedDepartment extends Pick<DepartmentNode, 'key' | 'title'> {
  readonly isLeaf: boolean;
  readonly children: readonly OpenedDepartment[];
}

/** The departments without those below a closed one: what a tree draws does not grow with what nobody looks at. */
export function openedDepartments(
  tree: readonly DepartmentNode[],
  open: ReadonlySet<string>,
): readonly OpenedDepartment[] {
  return tree.map(({ key, title, children }) => ({
    key,
    title,
    isLeaf: children.length === 0,
    children: open.has(key) ? openedDepartments(children, open) : [],
  }));
}
