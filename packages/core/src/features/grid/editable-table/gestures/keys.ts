import type { KeyChord, TableMode } from '../editable-table.types.ts';
import type { KeyFacts, TableCommand } from '../navigation/key-map.types.ts';
import { keyCommand } from '../navigation/key-map.model.ts';
import { isWide, movedTo } from '../navigation/navigation.model.ts';
import type { EventOf, TableMachineEvent, TableState } from '../table-state.types.ts';
import { gridOf } from './commit-transaction.ts';

/** The event of a key in a mode; null if unhandled. A movement out of the table is left to the browser. */
export function eventOfKey(
  state: TableState,
  mode: TableMode,
  { chord, pageRows }: EventOf<'key.press'>,
): TableMachineEvent | null {
  const command = keyCommand(chord, keyFacts(state, mode, chord), pageRows);
  if (command === null) return null;
  const movement = command.kind === 'move' || command.kind === 'commit' ? command.movement : null;
  return movement !== null && movedTo(gridOf(state), state.active, movement, 1) === null
    ? null
    : eventOf(command, state);
}

function keyFacts(
  { engine, active, range, edited, isDisabled, find, options }: TableState,
  mode: TableMode,
  { hasCaret = false }: KeyChord,
): KeyFacts {
  const editor = active === null ? undefined : engine.kind(active.column)?.editor;
  const editedEditor = edited === null ? undefined : engine.kind(edited.column)?.editor;
  return {
    mode,
    isDisabled,
    active:
      active === null || editor === undefined
        ? null
        : { editor, isWritable: engine.isWritable(active.row, active.column) },
    hasRange: isWide(range),
    edited:
      edited === null || editedEditor === undefined
        ? null
        : { editor: editedEditor, isLeftByArrows: edited.isReplacing || (edited.isUntouched && !hasCaret) },
    isFinding: find !== null,
    canSave: options.toolbar?.includes('save') === true,
  };
}

function eventOf(command: TableCommand, { active }: TableState): TableMachineEvent | null {
  switch (command.kind) {
    case 'move':
      return { type: 'focus.move', movement: command.movement, extend: false, pageRows: command.pageRows };
    case 'extend':
      return { type: 'focus.move', movement: command.movement, extend: true, pageRows: command.pageRows };
    case 'selectWhole':
      return { type: 'range.whole', what: command.what };
    case 'clearRange':
      return { type: 'range.drop' };
    case 'edit':
      return command.seed === null ? { type: 'edit.start' } : { type: 'edit.start', seed: command.seed };
    case 'toggle':
      return active === null ? null : { type: 'cell.toggle', place: active };
    case 'commit':
      return { type: 'edit.leave', movement: command.movement };
    case 'cancelEdit':
      return { type: 'edit.cancel' };
    case 'clear':
      return { type: 'range.clear' };
    case 'fillDown':
      return { type: 'range.fillDown' };
    case 'undo':
      return { type: 'change.undo' };
    case 'redo':
      return { type: 'change.redo' };
    case 'find':
      return { type: 'find.open' };
    case 'findNext':
      return { type: 'find.next' };
    case 'findPrevious':
      return { type: 'find.previous' };
    case 'closeFind':
      return { type: 'find.close' };
    case 'moveRow':
      return active === null ? null : { type: 'row.move', row: active.row, by: command.by };
    case 'insertRow':
      return active === null ? null : { type: 'row.insert', after: active.row };
    case 'toggleRows':
      return { type: 'rows.tick' };
    case 'save':
      return { type: 'table.save' };
    case 'drag':
      return { type: 'drag.step', to: command.to };
    case 'drop':
      return { type: 'drag.drop' };
    case 'cancelDrag':
      return { type: 'drag.cancel' };
  }
}
