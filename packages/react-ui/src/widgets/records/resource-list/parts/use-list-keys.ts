import { listKeyAction, rowUnderCursor, type ListFocus } from '@evergreen/core/records/list';
import { useEffect, useEffectEvent, useState, type FocusEvent, type RefObject } from 'react';

export interface ListKeysOptions {
  /** The element around search and table. */
  readonly root: RefObject<HTMLElement | null>;
  /** Ids of the rows, from top to bottom. */
  readonly ids: readonly string[];
  readonly canAdd: boolean;
  readonly onAdd: () => void;
  readonly onShow: (id: string) => void;
  /** For the rows of a tree. */
  readonly onBranch: (id: string, isOpened: boolean) => void;
}

/** What a row of the table needs so that the cursor can stand on it. */
export interface RowCursorProps {
  readonly tabIndex: 0 | -1;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

const ROW = 'tr[data-row-key]';
/** Parts of a page with keys of their own. */
const BUSY = 'input:not([type=checkbox], [type=radio]), textarea, select, [role=dialog], [role=menu], [role=listbox]';

/**
 * The keys of a list, as long as its page is the one in sight: the row cursor is a roving tab stop, so Tab reaches the
 * rows as one stop.
 */
export function useListKeys({
  root,
  ids,
  canAdd,
  onAdd,
  onShow,
  onBranch,
}: ListKeysOptions): (id: string) => RowCursorProps {
  const [cursor, setCursor] = useState<string | null>(null);
  const current = rowUnderCursor(ids, cursor);

  const focusRow = (id: string | null) => {
    if (id === null) return;
    setCursor(id);
    const rows = [...(root.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
    rows.find((row) => row.dataset['rowKey'] === id)?.focus();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (event.defaultPrevented || root.current === null || root.current.closest('[inert]') !== null) return;
    const focus = focusOf(event, root.current);
    const action = listKeyAction({ key, isModified: ctrlKey || altKey || metaKey, focus });
    if (action === null || (action.kind === 'add' && !canAdd)) return;
    event.preventDefault();
    if (action.kind === 'row') focusRow(rowUnderCursor(ids, cursor, action.to));
    else if (action.kind === 'search') root.current.querySelector<HTMLElement>('search input')?.focus();
    else if (action.kind === 'add') onAdd();
    else if (current === null) return;
    else if (action.kind === 'branch') onBranch(current, action.isOpened);
    else onShow(current);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (id) => ({ tabIndex: id === current ? 0 : -1, onFocus: () => setCursor(id) });
}

function focusOf({ target, isComposing }: KeyboardEvent, root: HTMLElement): ListFocus {
  if (!(target instanceof HTMLElement) || target === document.body) return isDialogOpen() ? 'busy' : 'page';
  if (isComposing || target.isContentEditable || target.closest(BUSY) !== null) return 'busy';
  if (target.matches(ROW) && root.contains(target)) return 'row';
  if (target.closest(ROW) !== null && root.contains(target)) return 'control';
  return target.matches('main') ? 'page' : 'elsewhere';
}

/** A dialog may not have taken the focus yet. */
function isDialogOpen(): boolean {
  return [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.getClientRects().length > 0);
}
