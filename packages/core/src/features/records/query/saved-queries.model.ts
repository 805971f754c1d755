import * as v from 'valibot';

import { LONGEST_QUERY_NAME, viewLayout, type AccountQuery, type ViewLayout } from '../../../contract/index.ts';
import {
  charactersOf,
  cleanText,
  err,
  ok,
  parseJson,
  textLength,
  type LocalizedText,
  type Result,
} from '../../../kernel/index.ts';
import {
  formatSuperQuery,
  hasPrivateOperand,
  MATCH_TYPES,
  parseSuperQuery,
  type Condition,
  type Resource,
  type SuperQuery,
} from '../../../resources/index.ts';
import { storageFamily, type StorageFamily } from '../../../storage/index.ts';
import { advancedQueryMessages as messages } from './advanced-query.messages.ts';
import type { SavedQuery, StoredQuery } from './advanced-query.types.ts';
import { conditionProblem } from './query-condition.model.ts';

/** Characters of a name. */
export const LONGEST_NAME = LONGEST_QUERY_NAME;
/** Of one list. */
const MOST_SAVED = 50;

/** Storage keys: `pro__superQuery:<user>:<path or code>`. Malformed entries are ignored (threat T-67). */
export const savedQueriesFamily: StorageFamily<readonly StoredQuery[]> = storageFamily(
  'superQuery',
  v.array(
    v.object({
      title: v.string(),
      matchType: v.picklist(MATCH_TYPES),
      records: v.array(v.unknown()),
      layout: v.optional(v.nullable(viewLayout)),
    }),
  ),
);

/** Why a condition cannot be saved; null if it can. */
export function saveObstacle(resource: Resource, condition: Condition | null): LocalizedText | null {
  if (condition === null) return messages.emptySave;
  return hasPrivateOperand(resource, condition) ? messages.maskedSave : null;
}

/** Why a name cannot be used beside these of one's own; null if it can. */
export function nameError(own: readonly StoredQuery[], name: string): LocalizedText | null {
  const title = cleanText(name);
  if (title === '') return messages.nameMissing;
  if (textLength(title) > LONGEST_NAME) return messages.nameTooLong(LONGEST_NAME);
  return own.length >= MOST_SAVED && !isSaved(own, title) ? messages.tooManySaved(MOST_SAVED) : null;
}

export function isSaved(own: readonly StoredQuery[], name: string): boolean {
  return own.some(({ title }) => title === cleanText(name));
}

/** With the condition and the layout under this name, first of all; one of the same name is replaced. */
export function withStoredQuery(
  device: readonly StoredQuery[],
  name: string,
  condition: Condition | null,
  layout: ViewLayout | null,
): readonly StoredQuery[] {
  const title = cleanText(name);
  const lines = storedCondition(condition === null ? NO_CONDITION : formatSuperQuery(condition));
  const stored: StoredQuery = layout === null ? { title, ...lines } : { title, ...lines, layout };
  return [stored, ...device.filter((one) => one.title !== title)];
}

/** Of a layout alone. */
const NO_CONDITION: SuperQuery = { superQueryParams: '[]', superQueryMatchType: 'and' };

function storedCondition({ superQueryParams, superQueryMatchType: matchType }: SuperQuery) {
  const parsed = parseJson(superQueryParams);
  return { matchType, records: parsed.ok && Array.isArray(parsed.value) ? parsed.value : [] };
}

/** A query as this device keeps it. */
export function deviceQuery(stored: StoredQuery): SavedQuery {
  return { ...stored, key: stored.title, place: 'device', role: null, owner: null, isDefault: false };
}

/** A query as the server answers it. */
export function accountQuery({ id: key, title, role, owner, isDefault, layout, ...query }: AccountQuery): SavedQuery {
  return { key, title, ...storedCondition(query), place: 'account', role, owner, isDefault, layout };
}

/** A query as the server takes it. */
export function wireQuery({ records, matchType }: Pick<StoredQuery, 'records' | 'matchType'>): SuperQuery {
  return { superQueryParams: JSON.stringify(records), superQueryMatchType: matchType };
}

/** Its layout as the server takes it. */
export function wireLayout({ layout }: Pick<StoredQuery, 'layout'>): ViewLayout | null {
  return layout ?? null;
}

/** Whether a saved query is a layout and asks for nothing. */
function isLayoutOnly({ records, layout }: StoredQuery): boolean {
  return records.length === 0 && layout !== undefined && layout !== null;
}

/** The condition that was saved; null for a layout alone. */
function savedCondition(found: StoredQuery | undefined): Result<Condition | null, LocalizedText> {
  if (found !== undefined && isLayoutOnly(found)) return ok(null);
  const parsed = found === undefined ? ok(null) : parseSuperQuery(JSON.stringify(found.records), found.matchType);
  if (!parsed.ok || parsed.value === null) return err(messages.unreadableSaved);
  return ok(parsed.value);
}

/** The condition of a saved query if the list as it is described now takes it, or why not; null for a layout alone. */
export function usableCondition(
  resource: Resource,
  query: StoredQuery | undefined,
  now: number,
): Result<Condition | null, LocalizedText> {
  const found = savedCondition(query);
  if (!found.ok || found.value === null) return found;
  const problem = conditionProblem(resource, found.value, now);
  return problem === null ? found : err(problem);
}

/** A name that none of these has. */
export function freeTitle(taken: readonly string[], title: string): string {
  let candidate = title;
  for (let count = 2; taken.includes(candidate); count += 1) {
    const ending = ` (${count})`;
    const kept = charactersOf(title).slice(0, LONGEST_NAME - ending.length);
    candidate = kept.join('') + ending;
  }
  return candidate;
}
