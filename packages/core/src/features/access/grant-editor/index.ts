export { createGrantEditor, type GrantEditorDependencies, type GrantEditorService } from './grant-editor.service.ts';
export type {
  GrantDraftOffer,
  GrantEditorEmitted,
  GrantEditorEvent,
  GrantEditorFacts,
  GrantEditorStatus,
  GrantLossQuestion,
  Grantee,
  GranteeKind,
} from './grant-editor.types.ts';
