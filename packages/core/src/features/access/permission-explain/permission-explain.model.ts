import type { PersonRights } from '../../../contract/index.ts';
import { failureText, type HttpFailure } from '../../../http/index.ts';
import type { Result, LocalizedText } from '../../../kernel/index.ts';
import {
  decideButton,
  explain,
  permissionCodes,
  POLICIES,
  type PermissionLists,
  type PermissionPolicy,
} from '../permissions/index.ts';
import { permissionName, type HeldRoles } from './decision-sentence.ts';
import { listWords, ruleWords } from './permission-explain.messages.ts';
import type { ExplainedPerson, Right, PermissionVerdict } from './permission-explain.types.ts';

export type RightsAnswer = Result<PersonRights, HttpFailure>;

export interface ExplainState {
  /** Null for the current user. */
  readonly person: ExplainedPerson | null;
  /** Permission lists of another user; null for those of the current user. */
  readonly lists: PermissionLists | null;
  /** Roles of that user; empty for the current one. */
  readonly roles: HeldRoles;
  readonly action: string;
  readonly failure: LocalizedText | null;
}

export const ownRights: ExplainState = { person: null, lists: null, roles: [], action: '', failure: null };

export function withRightsAnswer(state: ExplainState, answer: RightsAnswer): ExplainState {
  if (!answer.ok) return { ...state, failure: failureText(answer.error) };
  const { person, auth, allAuth, roles } = answer.value;
  return { ...state, person, lists: { own: auth, all: allAuth }, roles, failure: null };
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
