import { localized, type LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import {
  DictionaryMultiSelect,
  DictionarySearchSelect,
  DictionarySelect,
  type DictionaryInputProps,
  type DictionarySelectProps,
} from '@evergreen/react-ui/widgets/base/dictionary-select';
import { TreeChoice } from '@evergreen/react-ui/widgets/records/tree-select';
import { useState, type ReactNode } from 'react';

import { defineExample } from '../example.types.ts';
import { inputNotes } from '../property-notes.ts';

type Given = Pick<DictionaryInputProps, 'id' | 'value' | 'onChange' | 'aria-label'>;

interface HeldProps {
  readonly name: string;
  readonly label: LocalizedText;
  readonly initial?: string;
  readonly children: (given: Given) => ReactNode;
}

function Held({ name, label, initial, children }: HeldProps) {
  const t = useTranslate();
  const [value, setValue] = useState<string | null>(initial ?? null);
  return children({ id: `gallery-dictionary-${name}`, value, onChange: setValue, 'aria-label': t(label) });
}

const tree = { kind: 'dictionary', tree: 'sys_category' } as const;
const status = 'activity_status';

export const dictionarySelectExample = defineExample<DictionarySelectProps>({
  states: [
    {
      state: 'empty',
      content: (
        <Held name="one" label={localized('活动状态', 'State of an activity')}>
          {(given) => <DictionarySelect {...given} dictionary={status} />}
        </Held>
      ),
    },
    {
      state: localized('多选', 'Several entries'),
      content: (
        <Held name="several" label={localized('多个状态', 'Several states')} initial="1,3">
          {(given) => <DictionaryMultiSelect {...given} dictionary={status} />}
        </Held>
      ),
    },
    {
      state: localized('搜索（停顿 0.8 秒后查询，每次 10 条）', 'Searched (0.8 s after the last key, ten at a time)'),
      content: (
        <Held name="search" label={localized('活动类型', 'Type of activity')}>
          {(given) => <DictionarySearchSelect {...given} lookup="activityType" />}
        </Held>
      ),
    },
    {
      state: localized('字典树', 'A tree'),
      content: (
        <Held name="tree" label={localized('分类', 'Category')}>
          {(given) => <TreeChoice {...given} source={tree} placeholder={given['aria-label'] ?? ''} />}
        </Held>
      ),
    },
    {
      state: 'disabled',
      content: (
        <Held name="disabled" label={localized('不可用', 'Disabled')} initial="1">
          {(given) => <DictionarySelect {...given} dictionary={status} isDisabled />}
        </Held>
      ),
    },
    {
      state: 'wrong',
      content: (
        <Held name="wrong" label={localized('有误的选择', 'Wrong choice')}>
          {(given) => <DictionarySelect {...given} dictionary={status} isWrong />}
        </Held>
      ),
    },
  ],
  properties: {
    id: inputNotes.id,
    dictionary: { type: 'string', words: localized('字典编码。', 'Code of the dictionary.') },
    value: inputNotes.value,
    valueText: {
      type: 'string',
      words: localized('当前值的文字，用于已不在选项中的值。', 'How the value reads, for one that is not offered.'),
    },
    placeholder: inputNotes.placeholder,
    isDisabled: inputNotes.isDisabled,
    isWrong: inputNotes.isWrong,
    autoFocus: inputNotes.autoFocus,
    onChange: {
      type: '(value: string | null, text?: string) => void',
      words: localized(
        '选择或清空时调用，text 为文字。',
        'Called when it is chosen or emptied; `text` is how it reads.',
      ),
    },
    onLeave: inputNotes.onLeave,
  },
  code: `import { DictionarySelect } from '@evergreen/react-ui/widgets/base/dictionary-select';

<DictionarySelect id="status" dictionary="activity_status" value={status} onChange={setStatus} />`,
});
