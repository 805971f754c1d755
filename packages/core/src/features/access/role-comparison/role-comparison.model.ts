import type { RightNode, RoleRights, RoleRule } from '../../../contract/index.ts';

/** Which of two roles has something. */
export type HeldBy = 'both' | 'left' | 'right' | 'neither';

/** An entry of the menu or a button, and which of the two roles has it. */
export interface ComparedNode {
  readonly key: string;
  readonly title: string;
  /** 2 for a button, less for an entry. */
  readonly menuType: number;
  readonly code: string;
  readonly heldBy: HeldBy;
  readonly children: readonly ComparedNode[];
}

export interface ComparedRule extends RoleRule {
  readonly heldBy: HeldBy;
}

export interface RoleDifference {
  readonly tree: readonly ComparedNode[];
  readonly rules: readonly ComparedRule[];
  /** How many entries, buttons and data rules one of them has alone, and how many both have. */
  readonly onlyLeft: number;
  readonly onlyRight: number;
  readonly both: number;
}

function holderOf(isLeft: boolean, isRight: boolean): HeldBy {
  return isLeft ? (isRight ? 'both' : 'left') : isRight ? 'right' : 'neither';
}

const isDifferent = (heldBy: HeldBy) => heldBy === 'left' || heldBy === 'right';

/**
 * Two roles side by side: what either has, with what lies above it. `isShortened`: only what one of them has and the other
 * does not.
 */
export function compareRoles(left: RoleRights, right: RoleRights, isShortened: boolean): RoleDifference {
  const [ofLeft, ofRight] = [new Set(left.held), new Set(right.held)];
  const count = { left: 0, right: 0, both: 0, neither: 0 };
  function compared(nodes: readonly RightNode[]): ComparedNode[] {
    return nodes.flatMap(({ key, title, menuType, code, children }) => {
      const heldBy = holderOf(ofLeft.has(key), ofRight.has(key));
      count[heldBy] += 1;
      const below = compared(children);
      const isShown = isShortened ? isDifferent(heldBy) : heldBy !== 'neither';
      return isShown || below.length > 0 ? [{ key, title, menuType, code, heldBy, children: below }] : [];
    });
  }
  const tree = compared(left.tree);
  const rules = comparedRules(left.rules, right.rules);
  for (const { heldBy } of rules) count[heldBy] += 1;
  return {
    tree,
    rules: isShortened ? rules.filter(({ heldBy }) => isDifferent(heldBy)) : rules,
    onlyLeft: count.left,
    onlyRight: count.right,
    both: count.both,
  };
}

function comparedRules(left: readonly RoleRule[], right: readonly RoleRule[]): readonly ComparedRule[] {
  const [ofLeft, ofRight] = [left, right].map((rules) => new Set(rules.map(({ id }) => id)));
  const all = [...left, ...right.filter(({ id }) => ofLeft?.has(id) !== true)];
  return all.map((rule) => ({
    ...rule,
    heldBy: holderOf(ofLeft?.has(rule.id) === true, ofRight?.has(rule.id) === true),
  }));
}

/** An entry of the menu as a role sees it. */
export interface PreviewedEntry {
  readonly key: string;
  readonly title: string;
  /** The menu does not show it: it is reached from another page, or its buttons are granted without it. */
  readonly isHidden: boolean;
  readonly buttons: readonly {
    readonly key: string;
    readonly title: string;
    readonly code: string;
    readonly isHeld: boolean;
  }[];
  readonly children: readonly PreviewedEntry[];
}

const BUTTON = 2;

/** The menu as a role has it, each page with the buttons that it shows and those that it leaves out. */
export function previewRole({ tree, held }: RoleRights): readonly PreviewedEntry[] {
  const keys = new Set(held);
  function entries(nodes: readonly RightNode[]): PreviewedEntry[] {
    return nodes
      .filter(({ menuType }) => menuType < BUTTON)
      .flatMap(({ key, title, isHidden, children }) => {
        const buttons = children
          .filter((child) => child.menuType >= BUTTON && child.code !== '' && !child.isHidden)
          .map((child) => ({ key: child.key, title: child.title, code: child.code, isHeld: keys.has(child.key) }));
        const below = entries(children);
        const isHeld = keys.has(key);
        if (!isHeld && below.length === 0 && !buttons.some((button) => button.isHeld)) return [];
        return [{ key, title, isHidden: isHidden || !isHeld, buttons, children: below }];
      });
  }
  return entries(tree);
}
