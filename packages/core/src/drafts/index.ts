export { createDraftStore, draftFamily } from './draft-store.ts';
export type { Draft, DraftKey, DraftStore } from './draft.types.ts';
