/** Where the focus is when a key is pressed. */
export type ListFocus =
  /** Nothing in particular: the page has just been opened. */
  | 'page'
  /** A row itself. */
  | 'row'
  /** A control inside a row. */
  | 'control'
  /** Any other button or link of the page. */
  | 'elsewhere'
  /** An input, a dialog or a menu, whose keys are its own. */
  | 'busy';

/** A keydown event of a browser. */
export interface ListKeyPress {
  readonly key: string;
  /** Ctrl, Alt or ⌘ is held. */
  readonly isModified: boolean;
  readonly focus: ListFocus;
}

export type ListKeyAction =
  | { readonly kind: 'search' | 'add' | 'open' }
  /** Show or hide the rows below the current row of a tree. */
  | { readonly kind: 'branch'; readonly isOpened: boolean }
  /** Move the row cursor. */
  | { readonly kind: 'row'; readonly to: 'current' | 'previous' | 'next' | 'first' | 'last' };

/**
 * What a key does in a list: `/` leads to the search, `n` adds a record, arrows, Home and End move the row cursor, right
 * and left open and close a row of a tree, Enter opens its record. Null for any other key, and where the key belongs to the focused control.
 */
export function listKeyAction({ key, isModified, focus }: ListKeyPress): ListKeyAction | null {
  if (isModified || focus === 'busy') return null;
  // The key of the slash types 、 with a Chinese keyboard.
  if (key === '/' || key === '、') return { kind: 'search' };
  if (key.toLowerCase() === 'n') return { kind: 'add' };
  if (focus === 'elsewhere') return null;
  if (focus === 'page') return key === 'ArrowDown' ? { kind: 'row', to: 'current' } : null;
  switch (key) {
    case 'ArrowDown':
      return { kind: 'row', to: 'next' };
    case 'ArrowUp':
      return { kind: 'row', to: 'previous' };
    case 'Home':
      return { kind: 'row', to: 'first' };
    case 'End':
      return { kind: 'row', to: 'last' };
    case 'ArrowRight':
    case 'ArrowLeft':
      return focus === 'row' ? { kind: 'branch', isOpened: key === 'ArrowRight' } : null;
    case 'Enter':
      return focus === 'row' ? { kind: 'open' } : null;
    default:
      return null;
  }
}

/**
 * The row that the cursor moves to, by id; null for a list without rows. A cursor whose row has left the list stands on
 * the first row.
 */
export function rowUnderCursor(
  ids: readonly string[],
  cursor: string | null,
  to: Extract<ListKeyAction, { kind: 'row' }>['to'] = 'current',
): string | null {
  const current = Math.max(0, cursor === null ? 0 : ids.indexOf(cursor));
  const place = { current, previous: current - 1, next: current + 1, first: 0, last: ids.length - 1 }[to];
  return ids[Math.min(Math.max(place, 0), ids.length - 1)] ?? null;
}
