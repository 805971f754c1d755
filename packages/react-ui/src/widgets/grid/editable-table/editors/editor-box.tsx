import type { KeyboardEvent, ReactNode } from 'react';

import { useTable } from '../table-context.ts';

export interface EditorBoxProps {
  readonly children: ReactNode;
  /** Enter is not the table's while this is edited: the editor itself says when it is done. */
  readonly hasOwnEnter?: boolean;
  /** Tab ends the editing before the editor hears of it: antd's lists would choose what they point at, or drop it. */
  readonly isLeftByTab?: boolean;
  /** Larger than its cell. */
  readonly isPanel?: boolean;
}

/** Around an editor that has keys of its own: what ends the editing is the table's, the rest is the editor's. */
export function EditorBox({ children, hasOwnEnter = false, isLeftByTab = false, isPanel = false }: EditorBoxProps) {
  const { table } = useTable();
  // antd's lists keep Escape for themselves, and would need two.
  const endAtOnce = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      table.send({ type: 'edit.cancel' });
    } else if (event.key === 'Tab' && isLeftByTab) {
      event.stopPropagation();
      leaveByTab(event);
    }
  };
  const leaveByTab = (event: KeyboardEvent) => {
    event.preventDefault();
    table.send({ type: 'edit.commit', step: event.shiftKey ? 'left' : 'right' });
  };
  const touch = () => {
    if (table.facts().edited?.isUntouched === true) table.send({ type: 'edit.touch' });
  };
  const finish = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') leaveByTab(event);
    else if (event.key === 'Enter' && (!hasOwnEnter || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      table.send(
        event.ctrlKey || event.metaKey
          ? { type: 'edit.commit' }
          : { type: 'edit.commit', step: event.shiftKey ? 'up' : 'down' },
      );
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- because the keys are pressed in what stands inside
    <div
      className={isPanel ? 'table-editor table-panel-editor' : 'table-editor'}
      onKeyDownCapture={endAtOnce}
      onKeyDown={finish}
      onInput={touch}
    >
      {children}
    </div>
  );
}
