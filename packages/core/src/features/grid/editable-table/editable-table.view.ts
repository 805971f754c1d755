import { NO_CLASHES } from './draft/draft-clashes.ts';
import type { ColumnFilters, TableFacts, TableMode } from './editable-table.types.ts';
import type { EditableTableSnapshot } from './editable-table.machine.ts';
import type { ToolbarButton } from './table-options.types.ts';
import { offeredButtons } from './toolbar/toolbar.model.ts';

const NO_FILTERS: ColumnFilters = {};

/** Facts of a table for user interfaces. Unchanged facts keep their references. */
export function createEditableTableView(): (snapshot: EditableTableSnapshot) => TableFacts {
  let buttons: readonly ToolbarButton[] = [];

  return (snapshot) => {
    const { context } = snapshot;
    const { engine } = context;
    const hasDraft = context.offered !== null && snapshot.value !== 'loading' && context.failure === null;
    const selection = engine.selection();
    const offered = offeredButtons(context.buttons, { selectedCount: selection.count, isDisabled: context.isDisabled });
    buttons = isSameList(buttons, offered) ? buttons : offered;
    return {
      mode: modeOf(snapshot),
      isDisabled: context.isDisabled,
      orderRevision: engine.orderRevision(),
      rowCount: engine.rowCount(),
      columns: context.columns,
      allColumns: context.layout,
      size: context.size,
      active: context.active,
      range: context.range,
      edited: context.edited,
      selection,
      statistics: engine.statistics(),
      errorCount: engine.errorCount(),
      canUndo: engine.canUndo(),
      canRedo: engine.canRedo(),
      isDirty:
        engine.isDirty() ||
        engine.pendingState() !== 'none' ||
        (context.edited !== null && context.edited.draft !== context.editedFrom),
      pending: engine.pendingState(),
      isCollapsed: context.isCollapsed,
      buttons,
      find: context.find,
      sorted: context.arranged?.sorted ?? context.sorted,
      isArranged: context.arranged !== null,
      filters: context.arranged?.filters ?? NO_FILTERS,
      dragged: context.dragged,
      subTable: context.subTable,
      expanded: context.expanded,
      hasDraft,
      draftClashes: hasDraft ? context.clashes : NO_CLASHES,
      failure: context.failure,
      refused: context.refused,
    };
  };
}

export function modeOf({ value }: EditableTableSnapshot): TableMode {
  if (typeof value === 'object') return value.ready;
  return value === 'reading' ? 'validating' : value;
}

function isSameList(before: readonly ToolbarButton[], now: readonly ToolbarButton[]): boolean {
  return before.length === now.length && before.every((button, index) => button === now[index]);
}
