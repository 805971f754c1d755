import { fromCallback, setup, type EventObject, type SnapshotFrom } from 'xstate';

import { seconds } from '../../../kernel/index.ts';
import { given, machineTypes } from '../../../machine/index.ts';
import type { CellPlace } from './cell.types.ts';
import type { HandlersAsked } from './checking/handler-queue.ts';
import type { ChoicesWished } from './choices/choice-loader.ts';
import type { TableEmitted } from './editable-table.types.ts';
import type { FindWished } from './find/row-search.ts';
import { openingOf } from './gestures/editing.ts';
import { gestureActions } from './gestures/gesture-actions.ts';
import { isSettled, problemOf } from './gestures/saving.ts';
import type { ActorLink, EventOf, TableMachineEvent, TableState } from './table-state.types.ts';

/** Delay in milliseconds before a left editor is validated. */
export const BLUR_DELAY = 100;

/** Maximum delay in milliseconds before input is persisted. */
const TABLE_DRAFT_DELAY = seconds(1);

/** Per-table actor passed as input. `provide` would rebuild the machine for every table, which takes longer than rendering some rows. */
const companion = <Heard extends EventObject>() =>
  fromCallback<Heard, ActorLink<Heard>>(({ input, receive, sendBack }) => input({ receive, sendBack }));

interface Known {
  readonly context: TableState;
}

export const editableTableMachine = setup({
  types: machineTypes<{
    context: TableState;
    events: TableMachineEvent;
    emitted: TableEmitted;
    input: TableState;
  }>(),
  actors: {
    askHandlers: companion<HandlersAsked>(),
    loadChoices: companion<ChoicesWished>(),
    searchRows: companion<FindWished>(),
    countRows: companion<EventObject>(),
  },
  guards: {
    isEditor: ({ context }, { place }: EventOf<'edit.start'>) => openingOf(context, place) === 'editor',
    isNothingEdited: ({ context }) => context.edited === null,
    isEdited: ({ context }) => context.edited !== null,
    isEditedCell: ({ context }, place: CellPlace | undefined) =>
      context.edited?.row === place?.row && context.edited?.column === place?.column,
    isNothingDragged: ({ context }) => context.dragged === null,
    isMovable: ({ context }, row: string) => !context.isDisabled && context.engine.positionOf(row) !== -1,
    isAnswered: ({ context }) => isSettled(context),
    isAnsweredWell: ({ context }) => isSettled(context) && problemOf(context) === null,
  },
  actions: {
    ...gestureActions,
    persistDraft: ({ context }) => context.actors.persistDraft(context),
    persistSize: ({ context }) => context.actors.persistSize(context.size),
    persistColumns: ({ context }) => context.actors.persistColumns(context.remembered),
  },
  delays: { blurDelay: BLUR_DELAY, draftDelay: TABLE_DRAFT_DELAY },
}).createMachine({
  id: 'editableTable',
  context: ({ input }) => input,
  invoke: [
    { src: 'askHandlers', id: 'handlers', input: ({ context }: Known) => context.actors.askHandlers },
    { src: 'loadChoices', id: 'choices', input: ({ context }: Known) => context.actors.loadChoices },
    { src: 'searchRows', id: 'search', input: ({ context }: Known) => context.actors.searchRows },
    { src: 'countRows', id: 'count', input: ({ context }: Known) => context.actors.countRows },
  ],
  initial: 'ready',
  on: {
    'rows.load': { target: '.ready', actions: { type: 'loadRows', params: given } },
    'rows.append': { actions: { type: 'appendRows', params: given } },
    'rows.loading': { target: '.loading', actions: 'cancelDrag' },
    'rows.failed': { target: '.ready', actions: ['cancelDrag', { type: 'tellLoadFailed', params: given }] },
    'rows.lock': { actions: { type: 'lockRows', params: given } },
    'rows.remove': { actions: { type: 'removeRows', params: given } },
    'rows.confirmRemoval': { actions: 'confirmRemoval' },
    'table.disable': { actions: ['commitEdit', { type: 'disableTable', params: given }] },
    'cells.write': { actions: { type: 'writeCells', params: given } },
    'cell.pend': { actions: { type: 'pendCell', params: given } },
    'values.set': { actions: { type: 'setValues', params: given } },
    'rows.picked': { actions: { type: 'takePicked', params: given } },
    'clipboard.copy': { actions: 'copy' },
    'refused.forget': { actions: 'forgetRefused' },
    'live.updated': { actions: { type: 'takeLive', params: given } },
    'handlers.answered': { actions: { type: 'takeValidationResults', params: given } },
    'choices.answered': { actions: { type: 'takeChoices', params: given } },
    'blur.due': { actions: { type: 'checkBlurred', params: given } },
    'cell.focus': { actions: { type: 'focusCell', params: given } },
    'cell.reveal': { actions: ['commitEdit', { type: 'revealCell', params: given }] },
    'focus.move': { actions: { type: 'moveFocus', params: given } },
    'focus.leave': { actions: 'leaveFocus' },
    'range.select': { actions: { type: 'selectRange', params: given } },
    'range.whole': { actions: { type: 'selectWhole', params: given } },
    'range.drop': { actions: 'dropRange' },
    'row.select': { actions: { type: 'selectRow', params: given } },
    'rows.selectAll': { actions: { type: 'selectAll', params: given } },
    'rows.tick': { actions: 'tickRows' },
    'selection.clear': { actions: { type: 'selectAll', params: { type: 'rows.selectAll', isSelected: false } } },
    'size.set': { actions: [{ type: 'setSize', params: given }, 'persistSize'] },
    'toolbar.collapse': { actions: { type: 'setCollapsed', params: given } },
    'subTable.toggle': { actions: { type: 'toggleSubTable', params: given } },
    'row.expand': { actions: { type: 'expandRow', params: given } },
    'column.resize': { actions: [{ type: 'resizeColumn', params: given }, 'persistColumns'] },
    'column.move': { actions: [{ type: 'moveColumn', params: given }, 'persistColumns'] },
    'column.hide': { actions: ['commitEdit', { type: 'hideColumn', params: given }, 'persistColumns'] },
    'column.freeze': { actions: [{ type: 'freezeColumns', params: given }, 'persistColumns'] },
    'columns.reset': { actions: ['resetColumns', 'persistColumns'] },
    'find.open': { actions: 'openFind' },
    'find.words': { actions: { type: 'findWords', params: given } },
    'find.next': { actions: ['commitEdit', 'findNext'] },
    'find.previous': { actions: ['commitEdit', 'findPrevious'] },
    'find.close': { actions: 'closeFind' },
    'rows.inspected': { actions: { type: 'inspectRows', params: given } },
    'rows.counted': { actions: 'noteCount' },
    'find.found': { actions: { type: 'goToFound', params: given } },
    'find.counted': { actions: { type: 'takeCount', params: given } },
    'reading.begun': { actions: ['commitEdit', { type: 'checkAll', params: given }] },
    'reading.ended': { actions: { type: 'revealProblem', params: given } },
    'save.done': { actions: [{ type: 'takeAsSaved', params: given }, 'persistDraft'] },
    'save.failed': { actions: { type: 'tellSaveFailed', params: given } },
    'draft.keep': { actions: 'persistDraft' },
    'draft.due': { actions: ['persistDraft', 'forgetDraftDue'] },
    'draft.restore': { actions: ['commitEdit', { type: 'restoreDraft', params: given }] },
    'draft.drop': { actions: ['dropDraft', 'persistDraft'] },
    'table.abandoned': { actions: ['commitEdit', 'persistDraft'] },
  },
  states: {
    ready: {
      initial: 'idle',
      on: {
        'rows.add': { target: '.idle', actions: ['commitEdit', { type: 'addRows', params: given }] },
        'row.insert': { target: '.idle', actions: ['commitEdit', { type: 'insertRows', params: given }] },
        'selection.remove': { actions: 'removeSelected' },
        'row.move': { target: '.idle', actions: ['commitEdit', { type: 'moveRow', params: given }] },
        'rows.sort': { target: '.idle', actions: ['commitEdit', { type: 'sortRows', params: given }] },
        'cell.toggle': { target: '.idle', actions: ['commitEdit', { type: 'toggleCell', params: given }] },
        'edit.start': [
          {
            guard: { type: 'isEditor', params: given },
            target: '.editing',
            actions: ['commitEdit', { type: 'startEdit', params: given }],
          },
          { target: '.idle', actions: ['commitEdit', { type: 'pressCell', params: given }] },
        ],
        'range.clear': { target: '.idle', actions: ['commitEdit', 'clearCells'] },
        'range.fillDown': { target: '.idle', actions: ['commitEdit', 'fillDown'] },
        'range.fillTo': { target: '.idle', actions: ['commitEdit', { type: 'fillTo', params: given }] },
        'clipboard.paste': { target: '.idle', actions: ['commitEdit', { type: 'paste', params: given }] },
        'clipboard.cut': { target: '.idle', actions: ['commitEdit', 'cut'] },
        'gesture.perform': { target: '.idle', actions: ['commitEdit', { type: 'performGesture', params: given }] },
        'change.undo': { target: '.idle', actions: ['commitEdit', 'undo'] },
        'change.redo': { target: '.idle', actions: ['commitEdit', 'redo'] },
        'drag.start': {
          guard: { type: 'isMovable', params: ({ event }) => event.row },
          target: '.dragging',
          actions: ['commitEdit', { type: 'startDrag', params: given }],
        },
        'table.save': { target: 'validating', actions: ['commitEdit', { type: 'checkAll', params: {} }] },
        'reading.begun': { target: 'reading', actions: ['commitEdit', { type: 'checkAll', params: given }] },
      },
      states: {
        idle: {
          always: { guard: 'isEdited', target: 'editing' },
        },
        editing: {
          always: { guard: 'isNothingEdited', target: 'idle' },
          on: {
            'edit.start': [
              { guard: { type: 'isEditedCell', params: ({ event }) => event.place } },
              {
                guard: { type: 'isEditor', params: given },
                actions: ['commitEdit', { type: 'startEdit', params: given }],
              },
              { target: 'idle', actions: ['commitEdit', { type: 'pressCell', params: given }] },
            ],
            'edit.change': { actions: { type: 'changeDraft', params: given } },
            'edit.touch': { actions: 'touchEdit' },
            'edit.blur': { actions: 'planBlurCheck' },
            'edit.commit': { target: 'idle', actions: { type: 'commitEditAndStep', params: given } },
            'edit.leave': { target: 'idle', actions: { type: 'leaveEdit', params: given } },
            'edit.cancel': { target: 'idle', actions: 'cancelEdit' },
            'cell.focus': [
              { guard: { type: 'isEditedCell', params: ({ event }) => event.place } },
              { target: 'idle', actions: ['commitEdit', { type: 'focusCell', params: given }] },
            ],
            'focus.leave': { target: 'idle', actions: ['commitEdit', 'leaveFocus'] },
            'range.select': { target: 'idle', actions: ['commitEdit', { type: 'selectRange', params: given }] },
          },
        },
        dragging: {
          always: { guard: 'isNothingDragged', target: 'idle' },
          on: {
            'drag.move': { actions: { type: 'moveDrag', params: given } },
            'drag.step': { actions: { type: 'stepDrag', params: given } },
            'drag.drop': { target: 'idle', actions: 'dropDrag' },
            'drag.cancel': { target: 'idle', actions: 'cancelDrag' },
            'focus.leave': { target: 'idle', actions: ['cancelDrag', 'leaveFocus'] },
          },
        },
      },
    },
    // An open editor stays open: input is not lost by a reload.
    loading: {
      on: {
        'draft.restore': {},
        'edit.change': { actions: { type: 'changeDraft', params: given } },
        'edit.touch': { actions: 'touchEdit' },
        'edit.commit': { actions: { type: 'commitEditAndStep', params: given } },
        'edit.cancel': { actions: 'cancelEdit' },
        'focus.leave': { actions: ['commitEdit', 'leaveFocus'] },
      },
    },
    reading: {
      on: { 'reading.ended': { target: 'ready', actions: { type: 'revealProblem', params: given } } },
    },
    validating: {
      always: [
        { guard: 'isAnsweredWell', target: 'saving', actions: 'askSave' },
        { guard: 'isAnswered', target: 'ready', actions: { type: 'revealProblem', params: {} } },
      ],
    },
    saving: {
      on: {
        'save.done': { target: 'ready', actions: [{ type: 'takeAsSaved', params: given }, 'persistDraft'] },
        'save.failed': { target: 'ready', actions: { type: 'tellSaveFailed', params: given } },
      },
    },
  },
});

export type EditableTableSnapshot = SnapshotFrom<typeof editableTableMachine>;
