import { optionWords, type CellValue, type ChoiceOption, type Step } from '@evergreen/core/grid/editable-table';
import { Select } from 'antd';
import { useRef } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { panelMessages } from '../panels/panel.messages.ts';
import { useTable } from '../table-context.ts';
import { EditorBox } from './editor-box.tsx';
import type { EditorProps } from './editor-props.ts';
import { useEndEdit } from './use-end-edit.ts';
import { useFoundChoices } from './use-found-choices.ts';
import { useSearchWords } from './use-search-words.ts';

/**
 * One of several: found by typing its words, pinyin or code, chosen by Enter or a press. Enter chooses what the list points at, and before
 * anything was typed or pointed at it points at nothing. Where the column takes words of one's own, they come first.
 */
export function ChoiceEditor(props: EditorProps) {
  const { column, rowKey, text, edited, problemId } = props;
  const { table } = useTable();
  const t = useTranslate();
  const endEdit = useEndEdit({ row: rowKey, column: column.key });
  const { words, touch, search } = useSearchWords();
  /** Where the key that chooses leads. */
  const step = useRef<Step | undefined>(undefined);
  const own = column.laidOut.column;
  const { title, placeholder, allowInput = false } = own;
  const found = useFoundChoices(props, words);
  const options = drawnOptions(found, allowInput ? words : '');
  const now = chosenNow(edited.draft, options);

  const choose = (value: string | number | undefined) => {
    table.send({ type: 'edit.change', value: value ?? null });
    endEdit(step.current);
  };
  return (
    <EditorBox hasOwnEnter isLeftByTab={words === ''}>
      <Select<string | number>
        autoFocus
        // Not open from the very first, antd would forget what was typed to begin with.
        open
        allowClear
        variant="borderless"
        aria-label={`${title} ${text}`}
        {...(problemId === undefined ? {} : { 'aria-describedby': problemId })}
        {...(now === undefined ? {} : { value: now })}
        placeholder={placeholder ?? t(panelMessages.searchHint)}
        showSearch={{ searchValue: words, onSearch: search, filterOption: false }}
        defaultActiveFirstOption={words.trim() !== ''}
        options={options}
        notFoundContent={t(panelMessages.nothingFound)}
        popupMatchSelectWidth={false}
        onInputKeyDown={({ key, shiftKey }) => {
          touch();
          step.current = stepOf(key, shiftKey);
        }}
        onChange={choose}
        // What is chosen again is no change, and ends the editing just so; so does Enter where nothing is pointed at.
        onOpenChange={(isOpen) => {
          if (!isOpen) endEdit(step.current);
        }}
        style={{ width: '100%', height: '100%' }}
      />
    </EditorBox>
  );
}

function stepOf(key: string, isBackwards: boolean): Step | undefined {
  if (key === 'Enter') return 'down';
  if (key !== 'Tab') return undefined;
  return isBackwards ? 'left' : 'right';
}

export interface DrawnOption {
  readonly value: string | number;
  readonly label: string;
  readonly disabled?: boolean;
}

/** The options as antd draws them, and before them what was typed where it is none of them. */
export function drawnOptions(options: readonly ChoiceOption[], typed: string): DrawnOption[] {
  const drawn = options.map((option) => ({
    value: option.value,
    label: optionWords(option),
    disabled: option.disabled === true,
  }));
  const own = typed.trim();
  return own === '' || drawn.some(({ label }) => label === own) ? drawn : [{ value: own, label: own }, ...drawn];
}

/** `1` and `"1"` are the same choice. */
export function chosenNow(draft: CellValue, options: readonly DrawnOption[]): string | number | undefined {
  if (typeof draft !== 'string' && typeof draft !== 'number') return undefined;
  if (draft === '') return undefined;
  return options.find(({ value }) => String(value) === String(draft))?.value ?? draft;
}
