export { createGrantEditor, type GrantEditorDependencies, type GrantEditorService } from './grant-editor.service.ts';
export type {
  GrantDraftOffer,
  GrantEditorEmitted,
  GrantEditorEvent,
  GrantEditorFacts,
  GrantEditorStatus,
  GrantLoser,
  GrantLossQuestion,
  Grantee,
  GranteeKind,
} from './grant-editor.types.ts';
