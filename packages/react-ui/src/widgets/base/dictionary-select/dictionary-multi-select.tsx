import { pickedValues } from '@evergreen/core/access/picker';
import { Select } from 'antd';

import { useChoices, useTranslate } from '../../../adapter/index.ts';
import { NothingToChoose, foundByLabel } from '../choice-select/index.ts';
import { dictionarySelectMessages as messages } from './dictionary-select.messages.ts';
import { useDictionaryField } from './dictionary-select.tsx';
import type { DictionarySelectProps } from './dictionary-select.types.ts';

export interface DictionaryMultiSelectProps extends DictionarySelectProps {
  /** How many can be chosen; any number if it is left out. */
  readonly maximum?: number;
}

/** Several entries of a dictionary; their values are joined by commas. A value that is no entry any more shows itself. */
export function DictionaryMultiSelect(props: DictionaryMultiSelectProps) {
  const {
    dictionary,
    value,
    valueText = '',
    placeholder,
    maximum,
    isDisabled = false,
    isWrong = false,
    ...others
  } = props;
  const { onChange, onLeave, ...rest } = others;
  const t = useTranslate();
  const choices = useChoices(useDictionaryField(dictionary));
  const chosen = pickedValues(value).map(String);
  const given = valueText.split(',');
  const textOf = (one: string) => {
    const text = given.length === chosen.length ? given[chosen.indexOf(one)] : undefined;
    return choices.items.find((item) => item.value === one)?.text ?? text ?? one;
  };
  const gone = chosen.filter((one) => !choices.items.some((item) => item.value === one));
  return (
    <Select<string[]>
      {...rest}
      mode="multiple"
      placeholder={placeholder ?? t(messages.prompt)}
      value={[...chosen]}
      {...(isWrong ? { status: 'error' as const } : {})}
      disabled={isDisabled}
      loading={choices.status === 'loading'}
      showSearch={foundByLabel}
      {...(maximum === undefined ? {} : { maxCount: maximum })}
      options={[
        ...gone.map((one) => ({ value: one, label: textOf(one), disabled: false })),
        ...choices.items.map((item) => ({ value: item.value, label: item.text, disabled: item.disabled === true })),
      ]}
      notFoundContent={<NothingToChoose choices={choices} />}
      onChange={(values) => {
        if (values.length === 0) onChange(null);
        else onChange(values.join(','), values.map(textOf).join(','));
      }}
      {...(onLeave === undefined ? {} : { onBlur: () => onLeave() })}
      style={{ width: '100%' }}
    />
  );
}
