import { readTreeCondition, type WireTreeNode } from '../../../../contract/index.ts';
import type { HttpFailure } from '../../../../http/index.ts';
import type { LocalizedText, Result } from '../../../../kernel/index.ts';
import { treeSelectMessages } from './tree-select.messages.ts';
import type { LevelStatus, TreeSelectNode, TreeSelectSource } from './tree-select.types.ts';

/** Key of the top level among the levels. */
export const TOP = '';

export type LevelAnswer = Result<readonly WireTreeNode[], HttpFailure>;

/** What is below a node, by what is known of it. */
export interface Level {
  readonly status: LevelStatus;
  readonly nodes: readonly WireTreeNode[];
  readonly failure: HttpFailure | null;
}

export type Levels = ReadonlyMap<string, Level>;

const CLOSED: Level = { status: 'closed', nodes: [], failure: null };

export function levelOf(levels: Levels, value: string): Level {
  return levels.get(value) ?? CLOSED;
}

export function withRequest(levels: Levels, value: string): Levels {
  return new Map(levels).set(value, { ...levelOf(levels, value), status: 'loading', failure: null });
}

export function withLevelAnswer(levels: Levels, value: string, answer: LevelAnswer): Levels {
  return new Map(levels).set(
    value,
    answer.ok
      ? { status: 'loaded', nodes: answer.value, failure: null }
      : { status: 'failed', nodes: [], failure: answer.error },
  );
}

/** Whether a level has to be asked for when its node is opened. */
export function isMissing(levels: Levels, value: string): boolean {
  const { status } = levelOf(levels, value);
  return status === 'closed' || status === 'failed';
}

/** What is set up wrongly (specification §5): an empty code, or a condition that is not the text of a JSON object. */
export function setupProblem(source: TreeSelectSource, condition: string | undefined): LocalizedText | null {
  if (source.kind === 'dictionary' && source.tree.trim() === '') return treeSelectMessages.noCode;
  const isWrong = condition !== undefined && condition !== '' && readTreeCondition(condition) === undefined;
  return isWrong ? treeSelectMessages.condition : null;
}

/** The nodes as they are shown. A node is shown once, so that a category that is below itself ends there. */
export function shownNodes(levels: Levels): readonly TreeSelectNode[] {
  const seen = new Set<string>();
  const shown = (nodes: readonly WireTreeNode[]): TreeSelectNode[] => {
    // All of a level first: a node belongs to the highest level that names it.
    const own = nodes.filter(({ value }) => !seen.has(value) && seen.add(value));
    return own.map((node) => {
      const level = levelOf(levels, node.value);
      const below = node.children ?? level.nodes;
      const children = shown(below);
      return {
        value: node.value,
        label: node.label ?? node.title ?? node.name ?? node.value,
        isLeaf: children.length === 0 && (below.length > 0 || level.status === 'loaded' || isWireLeaf(node)),
        status: node.children === undefined || node.children === null ? level.status : 'loaded',
        children,
      };
    });
  };
  return shown(levelOf(levels, TOP).nodes);
}

/** Servers say it in one of three ways; one that says nothing is asked when the node is opened. */
function isWireLeaf({ isLeaf, leaf, hasChildren }: WireTreeNode): boolean {
  return isLeaf ?? (leaf === undefined || leaf === null ? hasChildren === false : leaf === 1 || leaf === true);
}
