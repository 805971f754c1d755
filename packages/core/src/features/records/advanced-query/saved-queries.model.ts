import * as v from 'valibot';

import { err, ok, type LocalizedText, type Result } from '../../../kernel/index.ts';
import {
  formatSuperQuery,
  hasPrivateOperand,
  MATCH_TYPES,
  parseSuperQuery,
  type Condition,
  type Resource,
} from '../../../resources/index.ts';
import { storageFamily, type StorageFamily } from '../../../storage/index.ts';
import { advancedQueryMessages as messages } from './advanced-query.messages.ts';
import type { SavedQuery } from './advanced-query.types.ts';

/** Characters of a name. */
export const LONGEST_NAME = 50;
/** Of one list. */
const MOST_SAVED = 50;

/** Storage keys: `pro__superQuery:<user>:<path or code>`. Malformed entries are ignored (threat T-67). */
export const savedQueriesFamily: StorageFamily<readonly SavedQuery[]> = storageFamily(
  'superQuery',
  v.array(v.object({ title: v.string(), matchType: v.picklist(MATCH_TYPES), records: v.array(v.unknown()) })),
);

/** Why a condition cannot be saved; null if it can. */
export function saveObstacle(resource: Resource, condition: Condition | null): LocalizedText | null {
  if (condition === null) return messages.emptySave;
  return hasPrivateOperand(resource, condition) ? messages.maskedSave : null;
}

/** Why a name cannot be used; null if it can. */
export function nameError(saved: readonly SavedQuery[], name: string): LocalizedText | null {
  const title = name.trim();
  if (title === '') return messages.nameMissing;
  if (Array.from(title).length > LONGEST_NAME) return messages.nameTooLong(LONGEST_NAME);
  return saved.length >= MOST_SAVED && !isSaved(saved, title) ? messages.tooManySaved(MOST_SAVED) : null;
}

export function isSaved(saved: readonly SavedQuery[], name: string): boolean {
  return saved.some(({ title }) => title === name.trim());
}

/** With the condition under this name, first of all; one of the same name is replaced. */
export function withSavedQuery(
  saved: readonly SavedQuery[],
  name: string,
  condition: Condition,
): readonly SavedQuery[] {
  const { superQueryParams, superQueryMatchType: matchType } = formatSuperQuery(condition);
  const parsed: unknown = JSON.parse(superQueryParams);
  const records = Array.isArray(parsed) ? parsed : [];
  const title = name.trim();
  return [{ title, matchType, records }, ...saved.filter((one) => one.title !== title)];
}

/** The condition that was saved under a name. */
export function savedCondition(saved: readonly SavedQuery[], title: string): Result<Condition, LocalizedText> {
  const found = saved.find((one) => one.title === title);
  const parsed = found === undefined ? ok(null) : parseSuperQuery(JSON.stringify(found.records), found.matchType);
  if (!parsed.ok || parsed.value === null) return err(messages.unreadableSaved);
  return ok(parsed.value);
}
