import type { TableEvent } from '../editable-table.types.ts';
import type { GestureOutcome } from '../table-state.types.ts';
import { cellMenuMessages } from './cell-menu.messages.ts';

/** Say that the clipboard cannot be reached from a menu, and which keys do the same. */
export function clipboardRefused(action: 'copy' | 'paste'): TableEvent {
  const gesture = (): GestureOutcome => ({
    emitted: [{ type: 'notice.raised', notice: { level: 'warning', text: cellMenuMessages[`${action}ByKeys`] } }],
  });
  return { type: 'gesture.perform', gesture };
}
