import { useCallback } from 'react';

import { useTable } from '../table-context.ts';

/** Gives the focus of the page back to the active cell, or to the table where there is none: for what was opened from there and is done. */
export function useFocusActiveCell(): () => void {
  const { id, focus } = useTable();
  return useCallback(() => {
    focus.requestFocus(true);
    const grid = document.getElementById(id);
    const target = grid?.querySelector<HTMLElement>('.is-active > .table-target, .is-active > .table-tick') ?? grid;
    target?.focus({ preventScroll: true });
  }, [id, focus]);
}
