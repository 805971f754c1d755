import { chordOf } from '@evergreen/core/grid/editable-table';
import type { KeyboardEvent } from 'react';

import type { GridPlan } from '../frame/grid-plan.ts';
import { useTable } from '../table-context.ts';
import { useFocusActiveCell } from './use-focus-active-cell.ts';

/** What stands in a cell of the page's own and takes keys. */
const WIDGETS = 'button, a[href], input:not(.table-target), select, textarea:not(.table-target), [tabindex]';

/** Keys as the table takes them. What an editor took before, and what an input method composes, is left alone. */
export function useKeys({ frame, viewHeight, headerHeight, geometry }: GridPlan) {
  const { table, focus } = useTable();
  const returnFocus = useFocusActiveCell();
  return {
    onKeyDown(event: KeyboardEvent): void {
      const { key, nativeEvent } = event;
      const chord = chordOf(nativeEvent, hasCaret(event.target));
      if (event.defaultPrevented || chord.isComposing === true) return;
      if (isOwnKey(event)) {
        if (key === 'Escape') returnFocus();
        return;
      }
      const widget = OPENING.has(key) && !chord.control ? widgetInSlot(frame.current) : null;
      if (widget !== null) {
        event.preventDefault();
        widget.focus();
        if (widget instanceof HTMLButtonElement && key !== 'F2') widget.click();
        return;
      }
      const pageRows = Math.max(1, Math.floor((viewHeight - headerHeight) / geometry.rowHeight));
      if (!table.send({ type: 'key.press', chord, pageRows })) return;
      event.preventDefault();
      focus.setPendingInput(key.length === 1 && key !== ' ' ? key : '');
    },
  };
}

/** Whether the caret was placed in the words of an editor: a press on the cell selects all of them. */
function hasCaret(target: EventTarget): boolean {
  if (
    !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) ||
    !target.classList.contains('table-editor')
  )
    return false;
  return target.selectionStart !== 0 || target.selectionEnd !== target.value.length;
}

/** Keys that go into what a slot shows; a button is pressed by the last two of them at once. */
const OPENING: ReadonlySet<string> = new Set(['F2', 'Enter', ' ']);

/** What the page draws in the active cell and can be worked with; null where it draws nothing of the kind. */
function widgetInSlot(frame: HTMLElement | null): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`.table-cell.is-slot.is-active :is(${WIDGETS}):not(:disabled)`) ?? null;
}

/** Whether a key is meant for what has the focus itself: a drawing of the page, a panel below a row, a button that is pressed. */
function isOwnKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('.table-panel') !== null) return true;
  if (target.closest('.table-cell.is-slot') !== null && !target.classList.contains('table-target')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('.table-lead, .table-title') !== null;
}
