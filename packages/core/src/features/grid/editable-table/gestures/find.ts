import type { CellPlace } from '../cell.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import { wordsPattern } from '../find/find-words.ts';
import type { EventOf, GestureOutcome, TableState } from '../table-state.types.ts';
import { focusCell } from './focusing.ts';
import { mergeOutcomes } from './commit-transaction.ts';

export const openFind = ({ find }: TableState): GestureOutcome =>
  find === null ? { state: { find: { words: '', matches: 0, current: 0, isCounted: true } } } : {};

export const closeFind = (): GestureOutcome => ({ state: { find: null } });

/** Search for a new text, from and including the focused cell. */
export function findWords(state: TableState, { words }: EventOf<'find.words'>): GestureOutcome {
  const { engine, active, shown } = state;
  const isHere = active !== null && wordsPattern(words)?.test(engine.text(active.row, active.column)) === true;
  return {
    state: { find: { words, matches: 0, current: 0, isCounted: false } },
    searches: { request: { rows: engine, columns: shown, words }, from: active, direction: isHere ? null : 'next' },
  };
}

export const findNext = (state: TableState): GestureOutcome => findFurther(state, 'next');

export const findPrevious = (state: TableState): GestureOutcome => findFurther(state, 'previous');

function findFurther({ engine, active, shown, find }: TableState, direction: 'next' | 'previous'): GestureOutcome {
  if (find === null) return {};
  return { searches: { request: { rows: engine, columns: shown, words: find.words }, from: active, direction } };
}

/** Go to the match. */
export function goToFound(state: TableState, { place }: { readonly place: CellPlace | null }): GestureOutcome {
  if (state.find === null || (place === null && wordsPattern(state.find.words) === null)) return {};
  if (place === null)
    return { emitted: [{ type: 'message.announced', text: editableTableMessages.notFound(state.find.words) }] };
  return mergeOutcomes(focusCell(state, { type: 'cell.focus', place }), {
    emitted: [{ type: 'cell.revealed', place }],
  });
}

export function takeCount(
  { find }: TableState,
  { matches, current, isOver }: { readonly matches: number; readonly current: number; readonly isOver: boolean },
): GestureOutcome {
  if (find === null) return {};
  const text = editableTableMessages.found(current, matches);
  return {
    state: { find: { words: find.words, matches, current, isCounted: isOver } },
    emitted: isOver && matches > 0 ? [{ type: 'message.announced', text }] : [],
  };
}
