import type { LocalizedText } from '../../../../kernel/index.ts';
import type { RowKey } from '../cell.types.ts';
import { planClear } from '../clipboard/clear.model.ts';
import type { CellPlan, CellRequest, PastePlan } from '../clipboard/cell-plan.types.ts';
import { copied } from '../clipboard/copy.model.ts';
import { fillArea, planFillDown, planFillTo } from '../clipboard/fill.model.ts';
import { parseHtmlTable } from '../clipboard/html-table.ts';
import { planPaste } from '../clipboard/paste.model.ts';
import { parseTsv, type TextGrid } from '../../../../format/index.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import type { CellBounds } from '../navigation/cell-grid.types.ts';
import { boundsOf, isWide, rangeOf } from '../navigation/navigation.model.ts';
import type { EventOf, GestureOutcome, TableState } from '../table-state.types.ts';
import type { CellError, Change, ChangeOrigin, Commit } from '../transaction.types.ts';
import { gridOf, mergeOutcomes, commitTransaction } from './commit-transaction.ts';

/** Cells of a gesture; null without focus. */
function meantCells({ engine, shown, range, active }: TableState): CellRequest | null {
  const from = range ?? active;
  return from === null ? null : { rows: engine, columns: shown, from };
}

export function copiedCells(state: TableState): { readonly text: string; readonly html: string } | null {
  const request = meantCells(state);
  return request === null ? null : copied(request);
}

/** Cells on the clipboard; HTML is used if there is no text. */
function pastedTexts({ text, html }: EventOf<'clipboard.paste'>): TextGrid {
  return text === '' ? (parseHtmlTable(html) ?? []) : parseTsv(text);
}

/**
 * Whether the table handles a paste. In an editor, only several cells or a multi-line cell right after the click that
 * opened it: users click a cell and paste a spreadsheet range.
 */
export function takesPaste({ edited, active }: TableState, event: EventOf<'clipboard.paste'>): boolean {
  if (edited === null) return active !== null;
  if (!edited.isUntouched) return false;
  const [first = [], ...others] = pastedTexts(event);
  return others.length > 0 || first.length > 1 || first[0]?.includes('\n') === true;
}

/** Write a text block from the focus in one step, and report the result. */
export function paste(state: TableState, event: EventOf<'clipboard.paste'>): GestureOutcome {
  const request = meantCells(state);
  const texts = pastedTexts(event);
  if (request === null || texts.length === 0) return {};
  const mayAddRows = !state.isDisabled && state.buttons.includes('add');
  const plan = planPaste({ ...request, texts, mayAddRows });
  const { commit, outcome } = commitTransaction(state, { origin: 'paste', changes: changesOf(state, plan) });
  const { landed, skipped, addedRows } = plan;
  const refused = refusedTexts(plan);
  const isRefused = ({ row, column }: CellError) => refused.some((one) => one.row === row && one.column === column);
  const marked = markedCells(state, plan, commit).filter((one) => !isRefused(one));
  const bad = [...refused, ...marked].toSorted((one, other) => one.position - other.position);
  const told = editableTableMessages.pasted(landed, skipped, addedRows.length, bad.length);
  return mergeOutcomes(outcome, {
    state: { refused: [], ...pastedOver(state, plan) },
    emitted: [
      ...(addedRows.length === 0 ? [] : [{ type: 'rows.added', rows: addedRows.map(({ key }) => key) } as const]),
      { type: 'cells.pasted', landed, skipped, rowsAdded: addedRows.length, bad },
      { type: 'message.announced', text: told },
      ...(skipped + bad.length === 0
        ? []
        : [{ type: 'notice.raised', notice: { level: 'warning', text: told } } as const]),
    ],
  });
}

/**
 * Select the pasted cells with the focus at their start, so that they are visible and can be copied or cleared again.
 */
function pastedOver(state: TableState, { area }: PastePlan): Partial<TableState> {
  const range = area === null ? null : rangeOf(gridOf(state), area);
  return range === null ? {} : { active: range.anchor, range: isWide(range) ? range : null };
}

function changesOf({ engine }: TableState, plan: CellPlan & Pick<PastePlan, 'addedRows'>): readonly Change[] {
  const { cells, addedRows } = plan;
  const refused = refusedTexts(plan);
  const changes: Change[] = [];
  if (cells.length > 0) changes.push({ kind: 'cellsWritten', cells });
  if (addedRows.length > 0) changes.push(engine.insertion(addedRows));
  // The value of before stands beside other pasted ones: it is no answer to what was pasted.
  if (refused.length > 0) changes.push({ kind: 'textsRefused', texts: refused });
  return changes;
}

/** Texts that no cell accepted. */
function refusedTexts({ bad }: CellPlan): readonly CellError[] {
  return bad.flatMap(({ row, column, position, message, isKept }) =>
    isKept ? [] : [{ row, column, position, message }],
  );
}

export const forgetRefused = (): GestureOutcome => ({ state: { refused: [] } });

/** Written cells that are invalid. */
function markedCells({ engine }: TableState, { cells }: CellPlan, { inserted }: Commit): readonly CellError[] {
  const found: CellError[] = [];
  const columnsOf = new Map<RowKey, string[]>();
  for (const { row, column } of cells) {
    const columns = columnsOf.get(row);
    if (columns === undefined) columnsOf.set(row, [column]);
    else columns.push(column);
  }
  for (const [row, columns] of columnsOf) {
    const errors = engine.view(row)?.errors ?? {};
    for (const column of columns) {
      const message = errors[column];
      if (message !== undefined) found.push({ row, column, position: engine.positionOf(row), message });
    }
  }
  for (const { at, row } of inserted)
    for (const [column, message] of Object.entries(engine.view(row.key)?.errors ?? {}))
      found.push({ row: row.key, column, position: at, message });
  return found;
}

/** Announce the number of copied cells. */
export function copy(state: TableState): GestureOutcome {
  const count = meantCount(state);
  return count === 0
    ? {}
    : { emitted: [{ type: 'message.announced', text: editableTableMessages.cellsCopied(count) }] };
}

/** Clear the cells, which were copied before. One announcement for both: only the last one is read. */
export function cut(state: TableState): GestureOutcome {
  const taken = copiedCells(state);
  if (taken === null) return {};
  const count = meantCount(state);
  const { emitted = [], ...cleared } = clearCells(state);
  const told = emitted.map((one) =>
    one.type === 'message.announced' ? { ...one, text: editableTableMessages.cellsCut(count, one.text) } : one,
  );
  return { ...cleared, emitted: [{ type: 'cells.copied', ...taken }, ...told] };
}

function meantCount(state: TableState): number {
  const request = meantCells(state);
  const bounds = request === null ? null : boundsOf(gridOf(state), request.from);
  return bounds === null ? 0 : (bounds.bottom - bounds.top + 1) * (bounds.right - bounds.left + 1);
}

export function clearCells(state: TableState): GestureOutcome {
  const request = meantCells(state);
  if (request === null) return {};
  const plan = planClear(request);
  for (const place of plan.cells) state.engine.pend(place, null);
  return carryOut(state, plan, 'clear');
}

export function fillDown(state: TableState): GestureOutcome {
  const request = meantCells(state);
  return request === null ? {} : carryOut(state, planFillDown(request), 'fill');
}

/** Fill up to a cell and extend the range over the filled cells. */
export function fillTo(state: TableState, { place }: EventOf<'range.fillTo'>): GestureOutcome {
  const request = meantCells(state);
  if (request === null) return {};
  const plan = planFillTo(request, place);
  const from = boundsOf(gridOf(state), request.from);
  const area = fillArea(request.rows, request.columns, request.from, place);
  const range =
    from === null || area === null || plan.cells.length === 0 ? null : rangeOf(gridOf(state), around(from, area));
  return mergeOutcomes(carryOut(state, plan, 'fill'), range === null ? {} : { state: { range } });
}

function around(one: CellBounds, other: CellBounds): CellBounds {
  return {
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
  };
}

/**
 * Announce what was written, and show a notice if cells were skipped.
 *
 * @param replaced - words of a replacement, which leaves the cells alone that do not take it; any other refused text marks its cell
 */
export function carryOut(
  state: TableState,
  plan: CellPlan,
  origin: Extract<ChangeOrigin, 'clear' | 'fill'>,
  replaced?: (count: number, skipped: number, bad: number, refused: number) => LocalizedText,
): GestureOutcome {
  const { cells, skipped } = plan;
  const refused = replaced === undefined ? [] : refusedTexts(plan);
  const changes = changesOf(state, { ...plan, bad: replaced === undefined ? plan.bad : [], addedRows: [] });
  const written = changes.length === 0 ? null : commitTransaction(state, { origin, changes });
  const wrong = written === null ? [] : markedCells(state, plan, written.commit);
  const marked = wrong.length + (replaced === undefined ? refusedTexts(plan).length : 0);
  const isClear = origin === 'clear';
  const text = isClear
    ? editableTableMessages.cellsCleared(cells.length, skipped, marked)
    : (replaced ?? editableTableMessages.cellsChanged)(cells.length, skipped, marked, refused.length);
  const isShown = skipped + refused.length + (isClear ? 0 : marked) > 0;
  const told: GestureOutcome = {
    state: { refused },
    emitted: [
      { type: 'message.announced', text },
      ...(isShown ? [{ type: 'notice.raised', notice: { level: 'warning', text } } as const] : []),
    ],
  };
  return mergeOutcomes(written?.outcome ?? {}, told);
}
