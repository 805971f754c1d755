import type { LocalizedText } from '../../../../kernel/index.ts';
import type { CellContext, CellKind, EditorName } from '../cell-kind.types.ts';
import type { CellPlace, CellValue } from '../cell.types.ts';
import type { EditedCell } from '../editable-table.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import type { Movement } from '../navigation/cell-grid.types.ts';
import { movedTo } from '../navigation/navigation.model.ts';
import type { EventOf, GestureOutcome, TableState } from '../table-state.types.ts';
import type { CellWrite } from '../transaction.types.ts';
import { holdsFiles } from '../uploads/kept-files.ts';
import { parsePaths } from '../../../files/upload-list/index.ts';
import { toggleCell } from './cells.ts';
import { wishChoices } from './choosing.ts';
import { focusCell } from './focusing.ts';
import { gridOf, mergeOutcomes, commitTransaction } from './commit-transaction.ts';

/** Editors whose text is parsed on commit. The others return values. */
const wordEditors: ReadonlySet<EditorName> = new Set([
  'text',
  'longText',
  'popupText',
  'number',
  'tags',
  'date',
  'dateTime',
]);

/** Kinds that open a dialog instead of an editor. */
const pickers: ReadonlySet<EditorName> = new Set(['popup', 'user', 'department', 'files', 'images']);

/** What a click, Enter or typing opens. */
export type Opening = 'editor' | 'picker' | 'toggle' | 'nothing';

export function openingOf({ engine, active }: TableState, place: CellPlace | null = active): Opening {
  const editor = place === null ? undefined : engine.kind(place.column)?.editor;
  if (place === null || editor === undefined) return 'nothing';
  if (!engine.isWritable(place.row, place.column)) return isLookedAt(engine, place) ? 'picker' : 'nothing';
  if (editor === 'check') return 'toggle';
  if (pickers.has(editor)) return 'picker';
  return editor === 'none' || editor === 'slot' ? 'nothing' : 'editor';
}

/** Stored files can be viewed and downloaded in a read-only cell. */
function isLookedAt(engine: TableState['engine'], { row, column }: CellPlace): boolean {
  const kind = engine.kind(column);
  return kind !== undefined && holdsFiles(kind) && parsePaths(engine.value(row, column) ?? null).length > 0;
}

/** Open the editor of a cell; a seed character replaces its content. */
export function startEdit(state: TableState, { place: pressed, seed }: EventOf<'edit.start'>): GestureOutcome {
  const place = pressed ?? state.active ?? undefined;
  const kind = place === undefined ? undefined : state.engine.kind(place.column);
  const context = place === undefined ? undefined : contextOf(state, place);
  if (place === undefined || kind === undefined || context === undefined) return {};
  const initialValue = state.engine.value(place.row, place.column) ?? null;
  const began = draftOf(kind, context, initialValue);
  const isReplacing = seed !== undefined && wordEditors.has(kind.editor);
  const { draft, refusal } = isReplacing ? taken(kind, context, '', seed) : { draft: began, refusal: null };
  const problem = refusal ?? state.engine.view(place.row)?.errors[place.column] ?? null;
  const edited: EditedCell = {
    ...place,
    draft,
    isReplacing,
    isUntouched: pressed !== undefined && seed === undefined,
    problem,
    remoteValue: undefined,
  };
  // A rejected character or a started composition is not input: leaving the cell then clears nothing.
  const editedFrom = isReplacing && draft === '' ? draft : began;
  const opened: GestureOutcome = { state: { edited, editedFrom, initialValue, draftTicket: state.draftTicket - 1 } };
  const started = draft === editedFrom ? opened : mergeOutcomes(opened, checkedDraft(state, edited));
  return mergeOutcomes(focusCell(state, { type: 'cell.focus', place }), started, wishChoices(state, place));
}

/** Editor text after input, and why it differs from the input; null if it does not. */
function taken(
  kind: CellKind,
  context: CellContext,
  before: string,
  typed: string,
): { readonly draft: string; readonly refusal: LocalizedText | null } {
  const draft = kind.typed?.(before, typed) ?? typed;
  const read = draft === before && typed !== before ? kind.parse(typed, context) : null;
  return { draft, refusal: read === null || read.ok ? null : read.error };
}

/** Editor content for a value. */
function draftOf(kind: CellKind, context: CellContext, value: CellValue): CellValue {
  if (!wordEditors.has(kind.editor) || typeof value === 'string') return value;
  if (value === null) return '';
  return typeof value === 'object' ? kind.format(value, context) : String(value);
}

function contextOf({ engine }: TableState, { row, column }: CellPlace): CellContext | undefined {
  return engine.context(column, engine.row(row)?.values ?? {});
}

/** Update the editor's value without rejected characters, and show the reason. */
export function changeDraft(state: TableState, { value }: EventOf<'edit.change'>): GestureOutcome {
  const { edited, engine, initialValue } = state;
  const kind = edited === null ? undefined : engine.kind(edited.column);
  const context = edited === null ? undefined : contextOf(state, edited);
  if (edited === null || kind === undefined || context === undefined) return {};
  const before = typeof edited.draft === 'string' ? edited.draft : '';
  const { draft, refusal } =
    typeof value === 'string' ? taken(kind, context, before, value) : { draft: value, refusal: null };
  if (draft === edited.draft)
    return refusal === null
      ? touchEdit(state)
      : { state: { edited: { ...edited, isUntouched: false, problem: refusal } } };
  return mergeOutcomes(
    { state: { editedFrom: draftOf(kind, context, initialValue) } },
    checkedDraft(state, { ...edited, isUntouched: false, draft }),
  );
}

/** From now on the editor handles arrows and paste. */
export function touchEdit({ edited }: TableState): GestureOutcome {
  return edited?.isUntouched === true ? { state: { edited: { ...edited, isUntouched: false } } } : {};
}

/** Draft tickets are negative, to be distinct from those of cells. */
function checkedDraft(state: TableState, edited: EditedCell): GestureOutcome {
  const ticket = state.draftTicket - 1;
  const { problem, pending } = state.engine.checkDraft(edited, draftValue(state, edited), ticket);
  const next = { edited: { ...edited, problem }, draftTicket: ticket };
  return pending === null ? { state: next } : { state: next, checks: [pending] };
}

/** Value of the editor; unparseable text is kept verbatim and marked by the cell's kind. */
function draftValue(state: TableState, edited: EditedCell): CellValue {
  const kind = state.engine.kind(edited.column);
  const context = contextOf(state, edited);
  if (kind === undefined || context === undefined || typeof edited.draft !== 'string' || !wordEditors.has(kind.editor))
    return edited.draft;
  const parsed = kind.parse(edited.draft, { ...context, now: state.now() });
  return parsed.ok ? parsed.value : edited.draft;
}

/** The write that ending the edit would commit; null without input. */
export function typedWrite(state: TableState): CellWrite | null {
  const { edited, editedFrom } = state;
  if (edited === null) return null;
  // The value that there was, chosen again, answers a text that the cell did not take.
  const isConfirmed = !edited.isUntouched && state.engine.isRefused(edited);
  return edited.draft === editedFrom && !isConfirmed
    ? null
    : { row: edited.row, column: edited.column, value: draftValue(state, edited) };
}

const ended: GestureOutcome = { state: { edited: null, editedFrom: null, initialValue: null } };

/** A click on a cell without an editor toggles its box, opens its dialog, or only moves the focus. */
export function pressCell(
  state: TableState,
  { place = state.active ?? undefined }: EventOf<'edit.start'>,
): GestureOutcome {
  if (place === undefined) return {};
  const opening = openingOf(state, place);
  if (opening === 'toggle') return toggleCell(state, { place });
  const focused = focusCell(state, { type: 'cell.focus', place });
  return opening === 'picker'
    ? mergeOutcomes(focused, wishChoices(state, place), { emitted: [{ type: 'picker.requested', place }] })
    : focused;
}

/** End the edit and commit its input. Writes nothing without a change. */
function commitEdit(state: TableState, movement: Movement | null = null): GestureOutcome {
  const { edited } = state;
  if (edited === null) return {};
  const { row, column } = edited;
  const write = typedWrite(state);
  const written = write === null ? {} : writeDraft(state, edited, write);
  return mergeOutcomes(
    ended,
    planBlurCheck(state),
    written,
    movement === null ? {} : moveFrom(state, { row, column }, movement),
  );
}

function writeDraft(state: TableState, edited: EditedCell, write: CellWrite): GestureOutcome {
  const { commit, outcome } = commitTransaction(
    state,
    { origin: 'typing', changes: [{ kind: 'cellsWritten', cells: [write] }] },
    'change',
  );
  if (commit.refused.length === 0) return mergeOutcomes(outcome, wrongTold(state, edited));
  return mergeOutcomes(outcome, { emitted: [lostNotice(editableTableMessages.typedIntoLocked(wordsOf(edited)))] });
}

/** The focus may have moved when the cell is marked: announce the error. */
function wrongTold({ engine }: TableState, { row, column }: EditedCell): GestureOutcome {
  const problem = engine.view(row)?.errors[column];
  if (problem === undefined) return {};
  const title = engine.column(column)?.title ?? column;
  return {
    emitted: [
      { type: 'message.announced', text: editableTableMessages.cellWrong(engine.positionOf(row) + 1, title, problem) },
    ],
  };
}

/** Any next gesture ends the current one: an editor commits, a dragged row returns. */
export function endGesture(state: TableState): GestureOutcome {
  const kept = commitEdit(state);
  return state.dragged === null ? kept : mergeOutcomes(kept, { state: { dragged: null } });
}

/** Sideways, an edit continues in the next writable cell, like Tab. */
const movementOf = { up: 'up', down: 'down', left: 'previousWritable', right: 'nextWritable' } as const;

export const commitEditAndStep = (state: TableState, { step }: EventOf<'edit.commit'>): GestureOutcome =>
  commitEdit(state, step === undefined ? null : movementOf[step]);

export const leaveEdit = (state: TableState, { movement }: { readonly movement: Movement | null }): GestureOutcome =>
  commitEdit(state, movement);

function moveFrom(state: TableState, from: CellPlace, movement: Movement): GestureOutcome {
  const place = movedTo(gridOf(state), from, movement, 1);
  return place === null ? {} : focusCell(state, { type: 'cell.focus', place });
}

/** Schedule validation of the edited cell after blur, also if a popup of the editor took the focus. */
export const planBlurCheck = ({ edited }: TableState): GestureOutcome =>
  edited === null
    ? {}
    : {
        later: [{ event: { type: 'blur.due', place: { row: edited.row, column: edited.column } }, delay: 'blurDelay' }],
      };

export function checkBlurred(state: TableState, { place }: { readonly place: CellPlace }): GestureOutcome {
  const { engine, edited } = state;
  if (edited !== null && edited.row === place.row && edited.column === place.column) return {};
  return engine.positionOf(place.row) === -1 ? {} : { checks: engine.validate('blur', [place]) };
}

/** End the edit of a removed cell, and report any input. */
export function abandonEdit({ edited, editedFrom }: TableState): GestureOutcome {
  if (edited === null) return {};
  return edited.draft === editedFrom
    ? ended
    : mergeOutcomes(ended, { emitted: [lostNotice(editableTableMessages.typedIntoRemoved(wordsOf(edited)))] });
}

export const cancelEdit = (): GestureOutcome => ended;

function wordsOf({ draft }: EditedCell): string {
  return typeof draft === 'string' ? draft : JSON.stringify(draft);
}

function lostNotice(text: LocalizedText) {
  return { type: 'notice.raised', notice: { level: 'warning', text } } as const;
}
