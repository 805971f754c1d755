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

/** The decision about an action and its cause in everyday words, without codes, lists and rules; null without an action. */
export function decisionSentence(
  action: string,
  lists: PermissionLists | null,
  policy: PermissionPolicy,
): LocalizedText | null {
  if (action === '') return null;
  const entries = lists === null ? [] : [...lists.all, ...lists.own];
  const entry = entries.find(
    ({ action: codes, describe }) => describe !== '' && permissionCodes(codes).includes(action),
  );
  return sentenceOf(decideButton(action, { lists, policy }), permissionName(action, entry?.describe ?? ''));
}

/** The name of the page and of the button; the code if nothing describes it. */
export function permissionName(action: string, describe: string): LocalizedText {
  if (describe === '') return localized(action, action);
  const button = localized(describe, describe);
  const page = resourceEntryOfPermission(action)?.title;
  return page === undefined ? button : sentences.place(page, button);
}

function sentenceOf({ decision, reason }: PermissionDecision, name: LocalizedText): LocalizedText {
  const { rule, list, entry } = reason;
  if (rule === 0) return sentences.unknown;
  if (decision === 'show') return list === 'own' ? sentences.granted(name) : sentences.unrestricted(name);
  if (entry === null) return sentences.unregistered(name);
  return entry.status === '0' ? sentences.outOfService(name) : sentences.notGranted(name);
}
