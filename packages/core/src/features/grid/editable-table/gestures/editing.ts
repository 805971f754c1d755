import type { LocalizedText } from '../../../../kernel/index.ts';
import type { CellContext, CellKind, EditorName } from '../cell-kind.types.ts';
import type { CellPlace, CellValue } from '../cell.types.ts';
import type { EditedCell } from '../editable-table.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import type { Movement } from '../navigation/cell-grid.types.ts';
import { movedTo } from '../navigation/navigation.model.ts';
import type { EventOf, Outcome, TableState } from '../table-state.types.ts';
import type { CellWrite } from '../transaction.types.ts';
import { holdsFiles } from '../uploads/kept-files.ts';
import { parsePaths } from '../uploads/stored-paths.ts';
import { toggleCell } from './cells.ts';
import { wishChoices } from './choosing.ts';
import { focusCell } from './focusing.ts';
import { gridOf, mergeOutcomes, commitTransaction } from './commit-transaction.ts';

/** Editors whose words become a value when the cell is left. The others give values. */
const wordEditors: ReadonlySet<EditorName> = new Set([
  'text',
  'longText',
  'popupText',
  'number',
  'tags',
  'date',
  'dateTime',
]);

/** Kinds that show a dialog of their own in the place of an editor. */
const pickers: ReadonlySet<EditorName> = new Set(['popup', 'user', 'department', 'files', 'images']);

/** What a press, Enter or typing makes of a cell. */
export type Opening = 'editor' | 'picker' | 'toggle' | 'nothing';

export function openingOf({ engine, active }: TableState, place: CellPlace | null = active): Opening {
  const editor = place === null ? undefined : engine.kind(place.column)?.editor;
  if (place === null || editor === undefined) return 'nothing';
  if (!engine.isWritable(place.row, place.column)) return isLookedAt(engine, place) ? 'picker' : 'nothing';
  if (editor === 'check') return 'toggle';
  if (pickers.has(editor)) return 'picker';
  return editor === 'none' || editor === 'slot' ? 'nothing' : 'editor';
}

/** What is stored can be looked at and downloaded where nothing may be written. */
function isLookedAt(engine: TableState['engine'], { row, column }: CellPlace): boolean {
  const kind = engine.kind(column);
  return kind !== undefined && holdsFiles(kind) && parsePaths(engine.value(row, column) ?? null).length > 0;
}

/** Opens the editor of a cell; with a seed, the character that was typed takes the place of what stands there. */
export function startEdit(state: TableState, { place: pressed, seed }: EventOf<'edit.start'>): Outcome {
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
  // A character that was refused, and a composition that has only begun, are nothing typed: leaving the cell then clears nothing.
  const editedFrom = isReplacing && draft === '' ? draft : began;
  const opened: Outcome = { state: { edited, editedFrom, initialValue, draftTicket: state.draftTicket - 1 } };
  const started = draft === editedFrom ? opened : mergeOutcomes(opened, checkedDraft(state, edited));
  return mergeOutcomes(focusCell(state, { type: 'cell.focus', place }), started, wishChoices(state, place));
}

/** What stands in an editor after somebody typed, and why it is not what was typed; null where it is, or says the same. */
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

/** What the editor is to show of a value. */
function draftOf(kind: CellKind, context: CellContext, value: CellValue): CellValue {
  if (!wordEditors.has(kind.editor) || typeof value === 'string') return value;
  if (value === null) return '';
  return typeof value === 'object' ? kind.format(value, context) : String(value);
}

function contextOf({ engine }: TableState, { row, column }: CellPlace): CellContext | undefined {
  return engine.context(column, engine.row(row)?.values ?? {});
}

/** Takes what stands in the editor now, without the characters that the kind refuses; it is told why. */
export function changeDraft(state: TableState, { value }: EventOf<'edit.change'>): Outcome {
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

/** From now on arrows and what is pasted are the editor's. */
export function touchEdit({ edited }: TableState): Outcome {
  return edited?.isUntouched === true ? { state: { edited: { ...edited, isUntouched: false } } } : {};
}

/** Tickets of drafts are below zero: no cell has them. */
function checkedDraft(state: TableState, edited: EditedCell): Outcome {
  const ticket = state.draftTicket - 1;
  const { problem, pending } = state.engine.checkDraft(edited, draftValue(state, edited), ticket);
  const next = { edited: { ...edited, problem }, draftTicket: ticket };
  return pending === null ? { state: next } : { state: next, checks: [pending] };
}

/** The value of what stands in the editor; words that are no value are kept as they are and marked by the cell's kind. */
function draftValue(state: TableState, edited: EditedCell): CellValue {
  const kind = state.engine.kind(edited.column);
  const context = contextOf(state, edited);
  if (kind === undefined || context === undefined || typeof edited.draft !== 'string' || !wordEditors.has(kind.editor))
    return edited.draft;
  const parsed = kind.parse(edited.draft, context);
  return parsed.ok ? parsed.value : edited.draft;
}

/** What would be written if the editing ended now; null where nothing was typed. */
export function typedWrite(state: TableState): CellWrite | null {
  const { edited, editedFrom } = state;
  return edited === null || edited.draft === editedFrom
    ? null
    : { row: edited.row, column: edited.column, value: draftValue(state, edited) };
}

const ended: Outcome = { state: { edited: null, editedFrom: null, initialValue: null } };

/** A press on a cell without an editor of its own ticks its box, shows the dialog that it is picked in, or only moves the focus. */
export function pressCell(state: TableState, { place = state.active ?? undefined }: EventOf<'edit.start'>): Outcome {
  if (place === undefined) return {};
  const opening = openingOf(state, place);
  if (opening === 'toggle') return toggleCell(state, { place });
  const focused = focusCell(state, { type: 'cell.focus', place });
  return opening === 'picker'
    ? mergeOutcomes(focused, wishChoices(state, place), { emitted: [{ type: 'pickAsked', place }] })
    : focused;
}

/** Ends the editing and writes what was typed. Who typed nothing, or the same, writes nothing. */
function commitEdit(state: TableState, movement: Movement | null = null): Outcome {
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

function writeDraft(state: TableState, edited: EditedCell, write: CellWrite): Outcome {
  const { commit, outcome } = commitTransaction(
    state,
    { origin: 'typing', changes: [{ kind: 'cellsWritten', cells: [write] }] },
    'change',
  );
  if (commit.refused.length === 0) return mergeOutcomes(outcome, wrongTold(state, edited));
  return mergeOutcomes(outcome, { emitted: [lostNotice(editableTableMessages.typedIntoLocked(wordsOf(edited)))] });
}

/** The focus may be elsewhere by the time that the cell is marked: it is said aloud what is wrong with what was typed. */
function wrongTold({ engine }: TableState, { row, column }: EditedCell): Outcome {
  const problem = engine.view(row)?.errors[column];
  if (problem === undefined) return {};
  const title = engine.column(column)?.title ?? column;
  return {
    emitted: [{ type: 'announced', text: editableTableMessages.cellWrong(engine.positionOf(row) + 1, title, problem) }],
  };
}

/** Whatever somebody does next ends what is open: an editor keeps what was typed, a row that is dragged stays where it was. */
export function endGesture(state: TableState): Outcome {
  const kept = commitEdit(state);
  return state.dragged === null ? kept : mergeOutcomes(kept, { state: { dragged: null } });
}

/** Sideways an edit goes on to what can be written, as Tab does. */
const movementOf = { up: 'up', down: 'down', left: 'previousWritable', right: 'nextWritable' } as const;

export const commitEditAndStep = (state: TableState, { step }: EventOf<'edit.commit'>): Outcome =>
  commitEdit(state, step === undefined ? null : movementOf[step]);

export const leaveEdit = (state: TableState, { movement }: { readonly movement: Movement | null }): Outcome =>
  commitEdit(state, movement);

function moveFrom(state: TableState, from: CellPlace, movement: Movement): Outcome {
  const place = movedTo(gridOf(state), from, movement, 1);
  return place === null ? {} : focusCell(state, { type: 'cell.focus', place });
}

/** The cell that is edited is checked a moment after the editor was left, also when something of the editor's own took the focus. */
export const planBlurCheck = ({ edited }: TableState): Outcome =>
  edited === null
    ? {}
    : {
        later: [{ event: { type: 'blur.due', place: { row: edited.row, column: edited.column } }, delay: 'blurDelay' }],
      };

export function checkBlurred(state: TableState, { place }: { readonly place: CellPlace }): Outcome {
  const { engine, edited } = state;
  if (edited !== null && edited.row === place.row && edited.column === place.column) return {};
  return engine.positionOf(place.row) === -1 ? {} : { checks: engine.validate('blur', [place]) };
}

/** Ends the editing of a cell that went, and says what was typed, if anything was. */
export function abandonEdit({ edited, editedFrom }: TableState): Outcome {
  if (edited === null) return {};
  return edited.draft === editedFrom
    ? ended
    : mergeOutcomes(ended, { emitted: [lostNotice(editableTableMessages.typedIntoRemoved(wordsOf(edited)))] });
}

export const cancelEdit = (): Outcome => ended;

function wordsOf({ draft }: EditedCell): string {
  return typeof draft === 'string' ? draft : JSON.stringify(draft);
}

function lostNotice(text: LocalizedText) {
  return { type: 'noticed', notice: { level: 'warning', text } } as const;
}
