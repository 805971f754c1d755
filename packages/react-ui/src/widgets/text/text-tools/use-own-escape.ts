import { useMemo, useRef, type KeyboardEvent } from 'react';

export interface OwnEscape {
  /** A key was pressed inside the editor, in its text or in anything else of it. */
  readonly hear: (event: KeyboardEvent) => void;
  /** The editor was left. */
  readonly forget: () => void;
}

/**
 * The first Escape in a text leaves the text: a dialog around it, which hears Escape at the window, is not asked to close. The next
 * one is the dialog's. Any other key, and leaving the editor, begins anew.
 */
export function useOwnEscape(): OwnEscape {
  const isTaken = useRef(false);
  return useMemo(
    () => ({
      hear(event) {
        const isOver = event.key === 'Escape' && (isTaken.current || !isText(event.target));
        isTaken.current = event.key === 'Escape' && !isOver && !event.nativeEvent.isComposing;
        if (isTaken.current) event.stopPropagation();
      },
      forget() {
        isTaken.current = false;
      },
    }),
    [],
  );
}

function isText(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[contenteditable="true"]') !== null;
}
