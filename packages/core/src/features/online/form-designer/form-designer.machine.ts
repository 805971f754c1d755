import { assign, fromPromise, setup } from 'xstate';

import { seconds, type LocalizedText, type Result } from '../../../kernel/index.ts';
import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import type { FormDraft, StoredForm } from '../../../resources/index.ts';
import { areSameDrafts } from './design-differences.model.ts';
import {
  isDesignSaved,
  openedDesign,
  withChosenField,
  withEdit,
  withRedo,
  withRemoteOverruled,
  withRemoteTaken,
  withSavedDraft,
  withSheet,
  withUndo,
  type DesignerState,
  type StoredDraft,
} from './form-designer.model.ts';
import type { FormCommand, FormDesignerEvent } from './form-designer.types.ts';

export interface LoadedDesign {
  readonly stored: StoredDraft;
  readonly published: StoredForm | null;
}
export interface SentDraft {
  readonly draft: FormDraft;
  readonly version: number;
}
export type DraftSaveFailure =
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'failed'; readonly text: LocalizedText };
export type DraftLoadAnswer = Result<LoadedDesign, LocalizedText>;
export type DraftSaveAnswer = Result<SentDraft, DraftSaveFailure>;

/** After the last edit. */
const AUTOSAVE_DELAY = seconds(2);

interface DesignerContext {
  readonly design: DesignerState | null;
  readonly failure: LocalizedText | null;
}

/** Reads a draft, edits it, and saves it two seconds after the last edit while nothing is wrong with it. */
export const formDesignerMachine = setup({
  types: machineTypes<{ context: DesignerContext; events: FormDesignerEvent }>(),
  actors: {
    loadDesign: fromPromise<DraftLoadAnswer>(notProvided('formDesigner')),
    saveDraft: fromPromise<DraftSaveAnswer, SentDraft>(notProvided('formDesigner')),
  },
  delays: { autosave: AUTOSAVE_DELAY },
  guards: {
    isRead: (_, answer: DraftLoadAnswer) => answer.ok,
    isAccepted: (_, answer: DraftSaveAnswer) => answer.ok,
    isOvertaken: (_, answer: DraftSaveAnswer) => !answer.ok && answer.error.kind === 'overtaken',
    isDraftSaved: ({ context: { design } }) => design === null || isDesignSaved(design),
    isRemoteSame: ({ context: { design } }) =>
      design !== null && design.remote !== null && areSameDrafts(design.remote.draft, design.history.draft),
    canSaveDraft: ({ context: { design } }) =>
      design !== null && design.problems.length === 0 && !isDesignSaved(design),
  },
  actions: {
    open: assign((_, answer: DraftLoadAnswer) =>
      answer.ok
        ? { design: openedDesign(answer.value.stored, answer.value.published), failure: null }
        : { failure: answer.error },
    ),
    edit: assign(({ context: { design } }, command: FormCommand) => ({
      design: design === null ? null : withEdit(design, command),
    })),
    undo: assign(({ context: { design } }) => ({ design: design === null ? null : withUndo(design) })),
    redo: assign(({ context: { design } }) => ({ design: design === null ? null : withRedo(design) })),
    choose: assign(({ context: { design } }, key: string | null) => ({
      design: design === null ? null : withChosenField(design, key),
    })),
    takeSheet: assign(({ context: { design } }, text: string) => ({
      design: design === null ? null : withSheet(design, text),
    })),
    takeSaved: assign(({ context: { design } }, answer: DraftSaveAnswer) => ({
      design: design === null || !answer.ok ? design : withSavedDraft(design, answer.value.draft, answer.value.version),
    })),
    takeRefusal: assign(({ context: { design } }, answer: DraftSaveAnswer) => ({
      design:
        design === null || answer.ok || answer.error.kind !== 'failed'
          ? design
          : { ...design, failure: answer.error.text },
    })),
    takeRemote: assign(({ context: { design } }, answer: DraftLoadAnswer) => ({
      design:
        design === null
          ? null
          : answer.ok
            ? { ...design, remote: answer.value.stored, failure: null }
            : { ...design, failure: answer.error },
    })),
    takeOther: assign(({ context: { design } }) => ({ design: design === null ? null : withRemoteTaken(design) })),
    overrule: assign(({ context: { design } }) => ({ design: design === null ? null : withRemoteOverruled(design) })),
  },
}).createMachine({
  id: 'formDesigner',
  context: { design: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadDesign',
        onDone: [
          { guard: { type: 'isRead', params: output }, target: 'open', actions: { type: 'open', params: output } },
          { target: 'failed', actions: { type: 'open', params: output } },
        ],
      },
    },
    failed: { on: { 'load.retry': 'loading' } },
    open: {
      type: 'parallel',
      states: {
        form: {
          on: {
            'form.edit': { actions: { type: 'edit', params: ({ event }) => event.command } },
            'form.undo': { actions: 'undo' },
            'form.redo': { actions: 'redo' },
            'field.choose': { actions: { type: 'choose', params: ({ event }) => event.key } },
            'sheet.paste': { actions: { type: 'takeSheet', params: ({ event }) => event.text } },
          },
        },
        draft: {
          initial: 'saved',
          states: {
            saved: {
              on: { 'form.edit': 'unsaved', 'form.undo': 'unsaved', 'form.redo': 'unsaved', 'sheet.paste': 'unsaved' },
            },
            /** Each edit puts the save off. */
            unsaved: {
              always: { guard: 'isDraftSaved', target: 'saved' },
              after: { autosave: { guard: 'canSaveDraft', target: 'saving' } },
              on: {
                'form.edit': { target: 'unsaved', reenter: true },
                'form.undo': { target: 'unsaved', reenter: true },
                'form.redo': { target: 'unsaved', reenter: true },
                'sheet.paste': { target: 'unsaved', reenter: true },
                'draft.save': { guard: 'canSaveDraft', target: 'saving' },
              },
            },
            saving: {
              invoke: {
                src: 'saveDraft',
                input: ({ context }) => sentDraft(context),
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: output },
                    target: 'unsaved',
                    actions: { type: 'takeSaved', params: output },
                  },
                  { guard: { type: 'isOvertaken', params: output }, target: 'comparing' },
                  { target: 'refused', actions: { type: 'takeRefusal', params: output } },
                ],
              },
            },
            /** Nothing is sent again before something else is to be sent, or somebody asks for it. */
            refused: {
              on: {
                'form.edit': 'unsaved',
                'form.undo': 'unsaved',
                'form.redo': 'unsaved',
                'sheet.paste': 'unsaved',
                'draft.save': { guard: 'canSaveDraft', target: 'saving' },
              },
            },
            comparing: {
              invoke: {
                src: 'loadDesign',
                onDone: [
                  {
                    guard: { type: 'isRead', params: output },
                    target: 'conflict',
                    actions: { type: 'takeRemote', params: output },
                  },
                  { target: 'refused', actions: { type: 'takeRemote', params: output } },
                ],
              },
            },
            conflict: {
              always: { guard: 'isRemoteSame', target: 'unsaved', actions: 'overrule' },
              on: {
                'conflict.keep': [
                  { guard: 'canSaveDraft', target: 'saving', actions: 'overrule' },
                  { target: 'unsaved', actions: 'overrule' },
                ],
                'conflict.take': { target: 'unsaved', actions: 'takeOther' },
              },
            },
          },
        },
      },
    },
  },
});

function sentDraft({ design }: DesignerContext): SentDraft {
  if (design === null) throw new Error('Nothing is saved before it is read');
  return { draft: design.history.draft, version: design.stored.version };
}
