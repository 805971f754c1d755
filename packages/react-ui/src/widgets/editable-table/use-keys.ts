import type { KeyboardEvent } from 'react';

import type { GridPlan } from './grid-plan.ts';
import { useTable } from './table-context.ts';

/** What browsers say of a key while an input method works; Safari says it of the Enter that ends the composing, too. */
const COMPOSING_KEY_CODE = 229;

/** Keys as the table takes them. What an editor took before, and what an input method composes, is left alone. */
export function useKeys({ viewHeight, headerHeight, geometry }: GridPlan) {
  const { table, focus } = useTable();
  return {
    onKeyDown(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event;
      if (event.defaultPrevented || nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY_CODE) return;
      const chord = { key, control: ctrlKey || metaKey, shift: shiftKey, alt: altKey };
      if (!table.takesKey(chord)) return;
      event.preventDefault();
      focus.noteTyped(key.length === 1 && key !== ' ' ? key : '');
      const pageRows = Math.max(1, Math.floor((viewHeight - headerHeight) / geometry.rowHeight));
      table.send({ type: 'key.press', chord, pageRows });
    },
  };
}
