import * as v from 'valibot';

import { parseJson } from '../kernel/index.ts';
import { bothLanguages, storageFamily, type FamilyStorage, type StorageFamily } from '../storage/index.ts';
import type { Draft, DraftKey, DraftStore } from './draft.types.ts';

const values = v.record(v.string(), v.nullable(v.union([v.string(), v.pipe(v.number(), v.finite())])));

const draftSchema: v.GenericSchema<unknown, Draft> = v.object({
  values,
  base: v.optional(values),
  refused: v.optional(v.record(v.string(), bothLanguages)),
  savedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/**
 * Storage keys of drafts: `pro__draft:["<user>","<resource>","<row>"]`. Malformed entries are ignored (threat T-67).
 */
export const draftFamily: StorageFamily<Draft> = storageFamily('draft', draftSchema);

/** Draft store on a key family, with one key per user, resource and row. */
export function createDraftStore({ family }: { readonly family: FamilyStorage<Draft> }): DraftStore {
  return {
    read: (key) => family.get(draftId(key)) ?? null,
    write: (key, draft) => family.set(draftId(key), draft),
    remove: (key) => family.remove(draftId(key)),
    list: (userId, resource) =>
      family
        .ids()
        .flatMap((id) => {
          const key = draftKeyOf(id);
          const draft = key?.userId === userId && key.resource === resource ? family.get(id) : undefined;
          return key === null || draft === undefined ? [] : [{ key, draft }];
        })
        .toSorted((one, other) => other.draft.savedAt - one.draft.savedAt),
  };
}

const idParts = v.strictTuple([v.string(), v.string(), v.nullable(v.string())]);

/** JSON keeps the three parts distinct whatever characters they contain. */
function draftId({ userId, resource, rowId }: DraftKey): string {
  return JSON.stringify([userId, resource, rowId]);
}

function draftKeyOf(id: string): DraftKey | null {
  const json = parseJson(id);
  const parsed = v.safeParse(idParts, json.ok ? json.value : null);
  if (!parsed.success) return null;
  const [userId, resource, rowId] = parsed.output;
  return { userId, resource, rowId };
}
