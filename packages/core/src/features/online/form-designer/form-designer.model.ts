import { ok, err, type LocalizedText, type Result } from '../../../kernel/index.ts';
import { parseFormDraft, type FormDraft, type FormProblem, type StoredForm } from '../../../resources/index.ts';
import { areSameDrafts } from './design-differences.model.ts';
import { designOf, edited, redone, settledTyping, undone, type DesignHistory } from './design-history.model.ts';
import { designProblems } from './design-problems.model.ts';
import { fieldKeysOf } from './form-commands.model.ts';
import { formDesignerMessages as messages } from './form-designer.messages.ts';
import type { FormCommand } from './form-designer.types.ts';
import { readFieldSheet } from './from-sheet.model.ts';

/** The draft of a form as the server has it. */
export interface StoredDraft {
  readonly code: string;
  readonly title: LocalizedText;
  readonly version: number;
  readonly draft: FormDraft;
}

export interface DesignerState {
  readonly stored: StoredDraft;
  /** What is in force; null before the first time, and where it could not be read. */
  readonly published: StoredForm | null;
  readonly history: DesignHistory;
  readonly problems: readonly FormProblem[];
  readonly chosen: string | null;
  /** Why the last save was refused. */
  readonly failure: LocalizedText | null;
  /** The draft that somebody else saved meanwhile. */
  readonly remote: StoredDraft | null;
  readonly announcement: LocalizedText | null;
}

/** A row of the list of forms, as far as it is a draft. */
export interface FormDraftRow {
  readonly code?: unknown;
  readonly title?: unknown;
  readonly titleEn?: unknown;
  readonly draft?: unknown;
  readonly version?: unknown;
}

export function readDraftRow(row: FormDraftRow): Result<StoredDraft, LocalizedText> {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const parsed = parseFormDraft(text(row.draft));
  if (!parsed.ok) return err(messages.unreadable(parsed.error));
  const chinese = text(row.title);
  const english = text(row.titleEn);
  return ok({
    code: text(row.code),
    title: { 'zh-CN': chinese, 'en-US': english === '' ? chinese : english },
    version: typeof row.version === 'number' ? row.version : 0,
    draft: parsed.value,
  });
}

export function openedDesign(stored: StoredDraft, published: StoredForm | null): DesignerState {
  return withProblems({
    stored,
    published,
    history: designOf(stored.draft),
    problems: [],
    chosen: stored.draft.fields[0]?.key ?? null,
    failure: null,
    remote: null,
    announcement: null,
  });
}

export function formOf({ stored, history }: DesignerState): StoredForm {
  return { ...history.draft, title: stored.title };
}

function withProblems(state: DesignerState): DesignerState {
  return { ...state, problems: designProblems(formOf(state), state.stored.code, state.published) };
}

function withHistory(state: DesignerState, history: DesignHistory, announcement: LocalizedText | null): DesignerState {
  if (history === state.history) return state;
  const { draft } = history;
  const before = state.history.draft.fields.findIndex(({ key }) => key === state.chosen);
  const isThere = state.chosen !== null && fieldKeysOf(draft).has(state.chosen);
  const place = Math.min(Math.max(before, 0), draft.fields.length - 1);
  const chosen = isThere ? state.chosen : (draft.fields[place]?.key ?? null);
  return withProblems({ ...state, history, chosen, announcement, failure: null });
}

/** The design after an edit: a new field is chosen, and what became of a moved one is said. */
export function withEdit(state: DesignerState, command: FormCommand): DesignerState {
  const before = state.history.draft;
  const isFixed = command.type === 'field.rename' && isPublishedKey(state, command.key);
  const history = isFixed ? state.history : edited(state.history, command);
  if (history === state.history)
    return command.type === 'field.remove' ? { ...state, announcement: messages.lastStays } : state;
  const { fields } = history.draft;
  const known = fieldKeysOf(before);
  const added = fields.find(({ key }) => !known.has(key));
  const chosen = command.type === 'form.replace' ? state.chosen : (added?.key ?? state.chosen);
  return withHistory({ ...state, chosen }, history, announcementOf(state, history.draft, command));
}

function announcementOf(state: DesignerState, draft: FormDraft, command: FormCommand): LocalizedText | null {
  const before = state.history.draft;
  const known = fieldKeysOf(before);
  const placeOf = (key: string) => draft.fields.findIndex((field) => field.key === key) + 1;
  switch (command.type) {
    case 'field.add':
    case 'field.double': {
      const added = draft.fields.find(({ key }) => !known.has(key));
      return added === undefined ? null : messages.added(added.field.label, placeOf(added.key), draft.fields.length);
    }
    case 'field.move':
      return messages.moved(placeOf(command.key), draft.fields.length);
    case 'field.remove': {
      const gone = before.fields.find(({ key }) => key === command.key);
      return gone === undefined ? null : messages.removed(gone.field.label);
    }
    case 'form.replace':
      return messages.taken;
    default:
      return null;
  }
}

export function isPublishedKey({ published }: DesignerState, key: string): boolean {
  return published?.fields.some((field) => field.key === key) ?? false;
}

export function withUndo(state: DesignerState): DesignerState {
  return withHistory(state, undone(state.history), messages.undone);
}

export function withRedo(state: DesignerState): DesignerState {
  return withHistory(state, redone(state.history), messages.redone);
}

export function withChosenField(state: DesignerState, key: string | null): DesignerState {
  const chosen = key !== null && fieldKeysOf(state.history.draft).has(key) ? key : null;
  return { ...state, chosen, history: settledTyping(state.history) };
}

export function withSheet(state: DesignerState, text: string): DesignerState {
  const { fields, text: announcement } = readFieldSheet(text, fieldKeysOf(state.history.draft));
  const next = fields.length === 0 ? state : withEdit(state, { type: 'fields.add', fields });
  return { ...next, announcement };
}

export function isDesignSaved({ stored, history }: DesignerState): boolean {
  return history.draft === stored.draft || areSameDrafts(history.draft, stored.draft);
}

/** The form was saved as it was sent; what was typed meanwhile is not. */
export function withSavedDraft(state: DesignerState, draft: FormDraft, version: number): DesignerState {
  return { ...state, stored: { ...state.stored, draft, version }, failure: null };
}

/** What somebody else saved is taken over under the own edits: they are saved over it, or taken back for it. */
export function withRemoteTaken(state: DesignerState): DesignerState {
  if (state.remote === null) return state;
  return withEdit(
    { ...state, stored: state.remote, remote: null },
    { type: 'form.replace', draft: state.remote.draft },
  );
}

export function withRemoteOverruled(state: DesignerState): DesignerState {
  return state.remote === null ? state : { ...state, stored: state.remote, remote: null };
}
