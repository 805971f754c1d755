import { Input } from 'antd';
import { useState } from 'react';

import type { ActiveCellProps } from '../cells/cell-props.ts';
import { useTable } from '../table-context.ts';
import { EditorBox } from './editor-box.tsx';

/** Has the focus until the editor of a cell has come, and keeps what is typed meanwhile for it to begin with. */
export function WaitingEditor({ column, text }: ActiveCellProps) {
  const { focus } = useTable();
  const [words, setWords] = useState(() => focus.takePendingInput());
  return (
    <EditorBox hasOwnEnter isLeftByTab>
      <Input
        autoFocus
        variant="borderless"
        aria-label={`${column.laidOut.column.title} ${text}`}
        value={words}
        onChange={({ target }) => {
          focus.setPendingInput(target.value);
          setWords(target.value);
        }}
      />
    </EditorBox>
  );
}
