import { chosenValues, joinedChoices } from '@evergreen/core/editable-table';
import { Select } from 'antd';
import { useState } from 'react';

import { useText } from '../../../adapter/index.ts';
import { editableTableMessages as messages } from '../editable-table.messages.ts';
import { useTable } from '../table-context.ts';
import { drawnOptions } from './choice-editor.tsx';
import { EditorBox } from './editor-box.tsx';
import type { EditorProps } from './editor-props.ts';

/** Several at once; the cell has room to name one of them. */
export function ChoicesEditor({ column, rowKey, text, edited, problemId }: EditorProps) {
  const { table, focus } = useTable();
  const say = useText();
  const [words, setWords] = useState(() => focus.takeTyped());
  const { title, placeholder, allowInput = false } = column.laidOut.column;
  const options = drawnOptions(table.rows.options(rowKey, column.key), '').map((option) => ({ ...option, value: String(option.value) }));
  return (
    <EditorBox hasOwnEnter>
      <Select<string[]>
        autoFocus
        defaultOpen
        mode={allowInput ? 'tags' : 'multiple'}
        variant="borderless"
        maxTagCount={1}
        maxTagTextLength={6}
        aria-label={`${title} ${text}`}
        {...(problemId === undefined ? {} : { 'aria-describedby': problemId })}
        value={[...chosenValues(edited.draft)]}
        placeholder={placeholder ?? say(messages.searchHint)}
        showSearch={{ searchValue: words, onSearch: setWords, optionFilterProp: 'label' }}
        options={options}
        notFoundContent={say(messages.nothingFound)}
        popupMatchSelectWidth={false}
        onChange={(values) => table.send({ type: 'edit.change', value: joinedChoices(values) })}
        style={{ width: '100%' }}
      />
    </EditorBox>
  );
}
