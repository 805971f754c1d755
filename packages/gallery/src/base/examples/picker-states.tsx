import { localized, type LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import type { PickerInputProps } from '@evergreen/react-ui/widgets/access/picker';
import { useState, type ComponentType } from 'react';

import type { ExampleState, PropertyNote } from '../example.types.ts';
import { inputNotes } from '../property-notes.ts';

interface PickedProps extends Pick<
  PickerInputProps,
  'valueText' | 'maximum' | 'isDisabled' | 'isReadOnly' | 'isWrong'
> {
  readonly id: string;
  readonly label: LocalizedText;
  readonly picker: ComponentType<PickerInputProps>;
  readonly initial?: string;
}

function Picked({ picker: Picker, label, initial, valueText, ...rest }: PickedProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<{ value: string | null; text: string | undefined }>({
    value: initial ?? null,
    text: valueText,
  });
  return (
    <Picker
      {...rest}
      aria-label={t(label)}
      value={chosen.value}
      {...(chosen.text === undefined ? {} : { valueText: chosen.text })}
      onChange={(value, text) => setChosen({ value, text })}
    />
  );
}

/** The states of a picker, filled with a choice of that name. */
export function pickerStates(
  name: string,
  picker: ComponentType<PickerInputProps>,
  filled: string,
): readonly ExampleState[] {
  const given = { picker, initial: 'example', valueText: filled };
  const id = (state: string) => `gallery-${name}-${state}`;
  return [
    {
      state: 'empty',
      content: <Picked id={id('empty')} label={localized('未选择', 'Nothing chosen')} picker={picker} />,
    },
    {
      state: localized('可选多个', 'Several choices'),
      content: (
        <Picked id={id('several')} label={localized('可选多个', 'Several choices')} picker={picker} maximum={5} />
      ),
    },
    { state: 'filled', content: <Picked id={id('filled')} label={localized('已选择', 'Chosen')} {...given} /> },
    {
      state: 'readOnly',
      content: <Picked id={id('read-only')} label={localized('只读的选择', 'Choice to read')} {...given} isReadOnly />,
    },
    {
      state: 'disabled',
      content: (
        <Picked id={id('disabled')} label={localized('不可用的选择', 'Disabled choice')} {...given} isDisabled />
      ),
    },
    {
      state: 'wrong',
      content: <Picked id={id('wrong')} label={localized('有误的选择', 'Wrong choice')} picker={picker} isWrong />,
    },
  ];
}

export const pickerNotes = {
  id: inputNotes.id,
  value: {
    type: 'string | number | boolean | null',
    words: localized(
      '已选值，多个用逗号分隔；空值为 null。',
      'What is stored, several joined by commas; null for none.',
    ),
  },
  valueText: {
    type: 'string',
    words: localized('已选值的名称；不给时向服务器查询。', 'How the value reads; asked for where it is left out.'),
  },
  placeholder: inputNotes.placeholder,
  maximum: { type: 'number', words: localized('最多选几个，默认 1 个。', 'How many can be chosen; 1 by default.') },
  lock: {
    type: 'PickLock',
    words: localized(
      '只有其中的值可以选择或移除，其余带锁，并说明原因。',
      'Only these values are chosen or removed; the others are locked, with the reason.',
    ),
  },
  isDisabled: inputNotes.isDisabled,
  isReadOnly: inputNotes.isReadOnly,
  isWrong: inputNotes.isWrong,
  autoFocus: inputNotes.autoFocus,
  onChange: {
    type: '(value: string | null, text?: string) => void',
    words: localized(
      '确定或清空时调用，text 为名称。',
      'Called when it is confirmed or emptied; `text` is how it reads.',
    ),
  },
  onLeave: { type: '() => void', words: localized('对话框关闭后调用。', 'Called when the dialog has closed.') },
} satisfies Readonly<Record<keyof Omit<PickerInputProps, `aria-${string}`>, PropertyNote>>;
