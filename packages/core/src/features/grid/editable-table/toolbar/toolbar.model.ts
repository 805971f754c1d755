import type { ToolbarButton } from '../table-options.types.ts';

/** Permission names of buttons that require one. */
const PERMISSION_NAMES: ReadonlyMap<ToolbarButton, string> = new Map([
  ['add', 'add'],
  ['remove', 'batch_delete'],
]);

/** Buttons that change rows: hidden in a read-only table. */
const CHANGING: ReadonlySet<ToolbarButton> = new Set(['add', 'save', 'remove', 'undo', 'redo']);
/** Buttons for the selection: hidden without one. */
const FOR_SELECTION: ReadonlySet<ToolbarButton> = new Set(['remove', 'clearSelection']);

/** The toolbar is initially collapsed. */
export const STARTS_COLLAPSED = true;

/**
 * The permitted buttons: adding by the permission `authPre:add`, deleting by `authPre:batch_delete`; all without a
 * prefix.
 */
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

/** The currently applicable buttons. Returns the given list if all are. */
export function offeredButtons(
  permitted: readonly ToolbarButton[],
  { selectedCount, isDisabled }: { readonly selectedCount: number; readonly isDisabled: boolean },
): readonly ToolbarButton[] {
  const isOffered = (button: ToolbarButton) =>
    !(isDisabled && CHANGING.has(button)) && !(selectedCount === 0 && FOR_SELECTION.has(button));
  return permitted.every(isOffered) ? permitted : permitted.filter(isOffered);
}
