export { createGrantEditor, type GrantEditorDependencies, type GrantEditorService } from './grant-editor.service.ts';
export type {
  GrantEditorEmitted,
  GrantEditorEvent,
  GrantEditorFacts,
  GrantEditorStatus,
  GrantHolder,
  GrantHolderKind,
} from './grant-editor.types.ts';
