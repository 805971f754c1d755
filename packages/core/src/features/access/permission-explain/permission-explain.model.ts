import type { PersonRights, RightNode, RowLimit } from '../../../contract/index.ts';
import { failureText, type HttpFailure } from '../../../http/index.ts';
import { sameText, type LocalizedText, type Result } from '../../../kernel/index.ts';
import { resourceEntryOfPermission } from '../../../resources/index.ts';
import {
  decideButton,
  explain,
  permissionCodes,
  POLICIES,
  type PermissionLists,
  type PermissionPolicy,
} from '../permissions/index.ts';
import { permissionName, type HeldRoles } from './decision-sentence.ts';
import { listWords, otherRights, ruleWords } from './permission-explain.messages.ts';
import type {
  ExplainedEntry,
  ExplainedPerson,
  ExplainedRight,
  PermissionVerdict,
  Right,
} from './permission-explain.types.ts';

export type RightsAnswer = Result<PersonRights, HttpFailure>;

export interface ExplainState {
  /** Null for the current user. */
  readonly person: ExplainedPerson | null;
  /** Permission lists of another user; null for those of the current user. */
  readonly lists: PermissionLists | null;
  /** Roles of that user; empty for the current one. */
  readonly roles: HeldRoles;
  readonly tree: readonly RightNode[];
  readonly limits: readonly RowLimit[];
  readonly isShortened: boolean;
  readonly action: string;
  readonly failure: LocalizedText | null;
}

export const ownRights: ExplainState = {
  person: null,
  lists: null,
  roles: [],
  tree: [],
  limits: [],
  isShortened: false,
  action: '',
  failure: null,
};

export function withRightsAnswer(state: ExplainState, answer: RightsAnswer): ExplainState {
  if (!answer.ok) return { ...state, failure: failureText(answer.error) };
  const { person, auth, allAuth, roles, tree, limits } = answer.value;
  return { ...state, person, lists: { own: auth, all: allAuth }, roles, tree, limits, failure: null };
}

/** Evaluate an action under every policy, the configured one first. */
export function verdictsOf(
  action: string,
  lists: PermissionLists | null,
  configured: PermissionPolicy,
): readonly PermissionVerdict[] {
  if (action === '') return [];
  const others = POLICIES.filter((policy) => policy !== configured);
  return [configured, ...others].map((policy): PermissionVerdict => {
    const decided = decideButton(action, { lists, policy });
    const { rule, list, entry } = decided.reason;
    const words = ruleWords.get(rule);
    if (words === undefined) throw new Error(`Rule ${rule} of the decision table has no description`);
    return {
      policy,
      isConfigured: policy === configured,
      decision: decided.decision,
      rule,
      ruleWords: words,
      list,
      listWords: listWords[list],
      entry,
      explanation: explain(action, decided),
    };
  });
}

/** Every action in the lists, in their order, with the decision of the policy. */
export function rightsOf(lists: PermissionLists | null, policy: PermissionPolicy): readonly Right[] {
  if (lists === null) return [];
  const rights = new Map<string, Right>();
  for (const { action: codes, describe } of [...lists.all, ...lists.own])
    for (const action of permissionCodes(codes))
      if (!rights.has(action))
        rights.set(action, {
          action,
          name: permissionName(action, describe),
          decision: decideButton(action, { lists, policy }).decision,
        });
  return [...rights.values()];
}

const isAllowed = ({ decision }: Pick<Right, 'decision'>) => decision === 'show';

/**
 * The permissions by the menu, and those that no entry holds by their resource. Without a menu all of them are by their resource.
 * @param isShortened only what is allowed, with what lies above it
 */
export function explainedTree(
  tree: readonly RightNode[],
  rights: readonly Right[],
  isShortened: boolean,
): readonly ExplainedEntry[] {
  const byCode = new Map(rights.map((right) => [right.action, right]));
  const placed = new Set<string>();
  const isShown = (right: Pick<Right, 'decision'>) => !isShortened || isAllowed(right);
  function entries(nodes: readonly RightNode[]): ExplainedEntry[] {
    return nodes.flatMap(({ key, title, code, children }) => {
      if (code !== '') return [];
      const buttons = children.flatMap((child): ExplainedRight[] =>
        permissionCodes(child.code).flatMap((action) => {
          const right = byCode.get(action);
          if (right === undefined || placed.has(action)) return [];
          placed.add(action);
          return [{ action, title: sameText(child.title), decision: right.decision }];
        }),
      );
      const below = entries(children);
      const shown = buttons.filter(isShown);
      return shown.length === 0 && below.length === 0
        ? []
        : [{ key, title: sameText(title), rights: shown, children: below }];
    });
  }
  const menu = entries(tree);
  const others = new Map<string, ExplainedEntry & { readonly rights: ExplainedRight[] }>();
  for (const { action, name, decision } of rights) {
    if (placed.has(action) || !isShown({ decision })) continue;
    const entry = resourceEntryOfPermission(action);
    const key = entry?.name ?? '';
    const group = others.get(key) ?? { key, title: entry?.title ?? otherRights, rights: [], children: [] };
    others.set(key, group);
    group.rights.push({ action, title: name, decision });
  }
  return [...menu, ...others.values()];
}
