import * as v from 'valibot';

import { parseJson } from '../../kernel/index.ts';
import type { Draft, DraftKey, DraftStore } from './draft.types.ts';

/** What a stored draft must look like; anything else in the storage is no draft (threat T-67). */
export const draftSchema: v.GenericSchema<unknown, Draft> = v.object({
  values: v.record(v.string(), v.nullable(v.union([v.string(), v.pipe(v.number(), v.finite())]))),
  savedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** A family of stored values of one kind; the typed storage offers it. What cannot be read is as good as not there. */
export interface DraftFamily {
  get(id: string): Draft | null;
  set(id: string, draft: Draft): void;
  remove(id: string): void;
  ids(): readonly string[];
}

/** Drafts in a family of storage keys, one key a user, area and row. */
export function createDraftStore({ family }: { readonly family: DraftFamily }): DraftStore {
  return {
    read: (key) => family.get(draftId(key)),
    write: (key, draft) => family.set(draftId(key), draft),
    remove: (key) => family.remove(draftId(key)),
    list: (userId, area) =>
      family
        .ids()
        .flatMap((id) => {
          const key = draftKeyOf(id);
          const draft = key?.userId === userId && key.area === area ? family.get(id) : null;
          return key === null || draft === null ? [] : [{ key, draft }];
        })
        .toSorted((one, other) => other.draft.savedAt - one.draft.savedAt),
  };
}

const idParts = v.strictTuple([v.string(), v.string(), v.nullable(v.string())]);

/** JSON keeps the three parts apart whatever characters they hold. */
function draftId({ userId, area, rowId }: DraftKey): string {
  return JSON.stringify([userId, area, rowId]);
}

function draftKeyOf(id: string): DraftKey | null {
  const json = parseJson(id);
  const parsed = v.safeParse(idParts, json.ok ? json.value : null);
  if (!parsed.success) return null;
  const [userId, area, rowId] = parsed.output;
  return { userId, area, rowId };
}
