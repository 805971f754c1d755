import { chosenValues, joinedChoices } from '@evergreen/core/grid/editable-table';
import { Select } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { panelMessages } from '../panels/panel.messages.ts';
import { useTable } from '../table-context.ts';
import { drawnOptions } from './choice-editor.tsx';
import { EditorBox } from './editor-box.tsx';
import type { EditorProps } from './editor-props.ts';
import { useEndEdit } from './use-end-edit.ts';
import { useFoundChoices } from './use-found-choices.ts';
import { useSearchWords } from './use-search-words.ts';

/** Several at once, found and pointed at as a single one is; the cell has room to name one of them. */
export function ChoicesEditor(props: EditorProps) {
  const { column, rowKey, text, edited, problemId } = props;
  const { table } = useTable();
  const t = useTranslate();
  const endEdit = useEndEdit({ row: rowKey, column: column.key });
  const { words, touch, clear, search } = useSearchWords();
  const { title, placeholder, allowInput = false } = column.laidOut.column;
  const found = useFoundChoices(props, words);
  const options = drawnOptions(found, '').map((option) => ({ ...option, value: String(option.value) }));
  const chosen = [...chosenValues(edited.draft)];
  return (
    <EditorBox hasOwnEnter isLeftByTab>
      <Select<string[]>
        autoFocus
        open
        mode={allowInput ? 'tags' : 'multiple'}
        variant="borderless"
        maxTagCount={1}
        maxTagTextLength={6}
        aria-label={`${title} ${text}`}
        {...(problemId === undefined ? {} : { 'aria-describedby': problemId })}
        value={chosen}
        placeholder={placeholder ?? t(panelMessages.searchHint)}
        showSearch={{ searchValue: words, onSearch: search, filterOption: false }}
        defaultActiveFirstOption={words.trim() !== ''}
        options={options}
        notFoundContent={t(panelMessages.nothingFound)}
        popupMatchSelectWidth={false}
        onInputKeyDown={touch}
        onOpenChange={(isOpen) => {
          if (!isOpen) endEdit();
        }}
        onChange={(values) => {
          if (values.length > chosen.length) clear();
          table.send({ type: 'edit.change', value: joinedChoices(values) });
        }}
        style={{ width: '100%', height: '100%' }}
      />
    </EditorBox>
  );
}
