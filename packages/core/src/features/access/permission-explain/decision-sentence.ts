import type { PersonRights } from '../../../contract/index.ts';
import { localized, type LocalizedText } from '../../../kernel/index.ts';
import { resourceEntryOfPermission } from '../../../resources/index.ts';
import {
  decideButton,
  permissionCodes,
  type PermissionDecision,
  type PermissionLists,
  type PermissionPolicy,
} from '../permissions/index.ts';
import { decisionSentences as sentences } from './permission-explain.messages.ts';

/** The roles of whom the decision is about; empty if the server does not tell them. */
export type HeldRoles = PersonRights['roles'];

/** The decision about an action and its cause in everyday words, without codes, lists and rules; null without an action. */
export function decisionSentence(
  action: string,
  lists: PermissionLists | null,
  policy: PermissionPolicy,
  roles: HeldRoles = [],
): LocalizedText | null {
  if (action === '') return null;
  const entries = lists === null ? [] : [...lists.all, ...lists.own];
  const entry = entries.find(
    ({ action: codes, describe }) => describe !== '' && permissionCodes(codes).includes(action),
  );
  const granting = roles
    .filter(({ actions }) => actions === null || actions.flatMap(permissionCodes).includes(action))
    .map(({ name }) => name);
  return sentenceOf(decideButton(action, { lists, policy }), permissionName(action, entry?.describe ?? ''), granting);
}

/** The name of the page and of the button; the code if nothing describes it. */
export function permissionName(action: string, describe: string): LocalizedText {
  if (describe === '') return localized(action, action);
  const button = localized(describe, describe);
  const page = resourceEntryOfPermission(action)?.title;
  return page === undefined ? button : sentences.place(page, button);
}

function sentenceOf(
  { decision, reason }: PermissionDecision,
  name: LocalizedText,
  granting: readonly string[],
): LocalizedText {
  const { rule, list, entry } = reason;
  if (rule === 0) return sentences.unknown;
  if (decision === 'show' && list === 'own')
    return granting.length === 0 ? sentences.granted(name) : sentences.grantedBy(granting, name);
  if (decision === 'show') return sentences.unrestricted(name);
  if (entry === null) return sentences.unregistered(name);
  return entry.status === '0' ? sentences.outOfService(name) : sentences.notGranted(name);
}
