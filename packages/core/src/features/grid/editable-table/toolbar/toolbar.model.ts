import type { ToolbarButton } from '../table-options.types.ts';

/** The names by which permissions know the buttons that need one. */
const PERMISSION_NAMES: ReadonlyMap<ToolbarButton, string> = new Map([
  ['add', 'add'],
  ['remove', 'batch_delete'],
]);

/** Buttons that change the rows: a table that is only read does not have them. */
const CHANGING: ReadonlySet<ToolbarButton> = new Set(['add', 'save', 'remove', 'undo', 'redo']);
/** Buttons for the rows that are selected: shown only where there are any. */
const FOR_SELECTION: ReadonlySet<ToolbarButton> = new Set(['remove', 'clearSelection']);

/** A table begins with its toolbar collapsed. */
export const STARTS_COLLAPSED = true;

/** The buttons that are shown to somebody: adding by the permission `authPre:add`, deleting by `authPre:batch_delete`. All are without a prefix. */
export function permittedButtons(
  buttons: readonly ToolbarButton[],
  authPre: string | undefined,
  isShown: (code: string) => boolean,
): readonly ToolbarButton[] {
  if (authPre === undefined || authPre === '') return buttons;
  return buttons.filter((button) => {
    const name = PERMISSION_NAMES.get(button);
    return name === undefined || isShown(`${authPre}:${name}`);
  });
}

/** The buttons that are shown now. The same list as given where all of them are. */
export function offeredButtons(
  permitted: readonly ToolbarButton[],
  { selectedCount, isDisabled }: { readonly selectedCount: number; readonly isDisabled: boolean },
): readonly ToolbarButton[] {
  const isOffered = (button: ToolbarButton) =>
    !(isDisabled && CHANGING.has(button)) && !(selectedCount === 0 && FOR_SELECTION.has(button));
  return permitted.every(isOffered) ? permitted : permitted.filter(isOffered);
}
