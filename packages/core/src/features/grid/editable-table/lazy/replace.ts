import type { CellPlace } from '../cell.types.ts';
import type { CellPlan } from '../clipboard/cell-plan.types.ts';
import type { TableEvent } from '../editable-table.types.ts';
import type { GestureTools, PerformedGesture } from '../gestures/lazy-gesture.ts';
import type { GestureOutcome, TableState } from '../table-state.types.ts';
import { replaceMessages } from './replace.messages.ts';

const perform = (gesture: PerformedGesture): TableEvent => ({ type: 'gesture.perform', gesture });

/** Replace what was searched for in the focused cell, and go to the next match; where it has none, only go there. */
export function replaceOne(by: string): TableEvent {
  return perform((state, tools) => {
    const written = state.active === null ? {} : carryOut(state, tools, [state.active], by);
    return tools.mergeOutcomes(written, tools.findNext({ ...state, ...written.state }));
  });
}

/** Replace every match in the writable cells, in one undo step. */
export function replaceAll(by: string): TableEvent {
  return perform((state, tools) => {
    const { engine, shown, find, active } = state;
    const written = carryOut(state, tools, allCells(state), by);
    const words = find?.words ?? '';
    return tools.mergeOutcomes(written, tellSuccess(written), {
      searches: { request: { rows: engine, columns: shown, words }, from: active, direction: null },
    });
  });
}

function* allCells({ engine, shown }: TableState): Generator<CellPlace> {
  for (let position = 0; position < engine.rowCount(); position += 1) {
    const row = engine.keyAt(position);
    if (row !== undefined) for (const column of shown) yield { row, column };
  }
}

/** A replaced text becomes a value as if it was typed; what the cell cannot take changes nothing. */
function carryOut(state: TableState, tools: GestureTools, places: Iterable<CellPlace>, by: string): GestureOutcome {
  const { engine, shown, find } = state;
  const pattern = tools.wordsPattern(find?.words ?? '');
  if (pattern === null) return {};
  const every = new RegExp(pattern.source, `g${pattern.flags}`);
  const replaced = function* () {
    for (const place of places) {
      const before = engine.text(place.row, place.column);
      if (pattern.test(before)) yield { place, text: before.replace(every, () => by) };
    }
  };
  const plan: CellPlan = tools.planTexts({ rows: engine, columns: shown }, replaced());
  if (plan.cells.length + plan.skipped + plan.bad.length === 0) return {};
  return tools.carryOut(state, plan, 'fill', replaceMessages.replaced);
}

/** A warning is shown anyway. */
function tellSuccess({ emitted = [] }: GestureOutcome): GestureOutcome {
  const told = emitted.find((one) => one.type === 'message.announced');
  if (told === undefined || emitted.some(({ type }) => type === 'notice.raised')) return {};
  return { emitted: [{ type: 'notice.raised', notice: { level: 'success', text: told.text } }] };
}
