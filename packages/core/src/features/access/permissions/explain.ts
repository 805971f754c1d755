import { localized, type LocalizedText } from '../../../kernel/index.ts';
import { isWithdrawn } from './permission-set.ts';
import { permissionMessages } from './permission.messages.ts';
import type { PermissionDecision } from './permission.types.ts';

/** Explain a decision: the cause, the policy with its rule, and the deciding entry. */
export function explain(action: string, { decision, reason }: PermissionDecision): LocalizedText {
  const head = permissionMessages[decision](action);
  const cause = causeOf(decision, reason);
  const rule = permissionMessages.rule(reason.policy, reason.rule);
  const entry =
    reason.entry === null
      ? []
      : [permissionMessages.entry(reason.entry.action, reason.entry.type, reason.entry.status)];
  const places = [rule, ...entry];
  return localized(
    `${head['zh-CN']}：${cause['zh-CN']}（${places.map((place) => place['zh-CN']).join('；')}）`,
    `${head['en-US']}: ${cause['en-US']} (${places.map((place) => place['en-US']).join('; ')})`,
  );
}

function causeOf(
  decision: PermissionDecision['decision'],
  { rule, list, entry }: PermissionDecision['reason'],
): LocalizedText {
  if (rule === 0) return permissionMessages.notLoaded;
  if (decision === 'show') return permissionMessages.allowedBy[list];
  if (list === 'all' && entry !== null && isWithdrawn(entry)) return permissionMessages.deniedBy.outOfService;
  return permissionMessages.deniedBy[list];
}
