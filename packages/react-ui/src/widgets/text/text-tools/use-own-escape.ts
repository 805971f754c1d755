import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

interface EditorEvents {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Escape in an editor: it leaves the full screen. Otherwise the first one in a text leaves the text: a dialog around it, which gets
 * Escape at the window, is not asked to close. The next one is the dialog's. Any other key, and leaving the editor, begins anew.
 */
export function useOwnEscape(isWide: boolean, onNarrow: () => void, onLeave?: () => void): EditorEvents {
  const isTaken = useRef(false);
  return {
    onKeyDown(event) {
      // Menus and pop-ups lie elsewhere in the page, and Escape closes them alone.
      if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
      if (event.key === 'Escape' && isWide) {
        event.stopPropagation();
        onNarrow();
        return;
      }
      const isOver = event.key === 'Escape' && (isTaken.current || !isText(event.target));
      isTaken.current = event.key === 'Escape' && !isOver && !event.nativeEvent.isComposing;
      if (isTaken.current) event.stopPropagation();
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (currentTarget.contains(relatedTarget)) return;
      isTaken.current = false;
      onLeave?.();
    },
  };
}

function isText(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[contenteditable="true"]') !== null;
}
