export { createDraftStore, draftSchema, type DraftFamily } from './draft-store.ts';
export type { Draft, DraftKey, DraftStore } from './draft.types.ts';
