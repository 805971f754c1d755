export { createGrantEditor, type GrantEditorDependencies, type GrantEditorService } from './grant-editor.service.ts';
export type {
  GrantDraftOffer,
  GrantEditorEmitted,
  GrantEditorEvent,
  GrantEditorFacts,
  GrantEditorStatus,
  GrantHolder,
  GrantHolderKind,
} from './grant-editor.types.ts';
