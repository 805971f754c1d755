import { referredIds } from '@evergreen/core/resources';
import { Select } from 'antd';
import { useState } from 'react';

import { useChoices } from '../../../adapter/index.ts';
import type { ReferencesInputProps } from './references-input.types.ts';

/** Rows chosen from a list whose words are looked for by the server. */
export function RowsSelect({
  field,
  value,
  valueText = '',
  isDisabled = false,
  isWrong = false,
  onChange,
  onLeave,
  ...rest
}: ReferencesInputProps) {
  const choices = useChoices(field);
  const chosen = referredIds(value);
  // What was found by earlier words is not among the items of the last ones.
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(
    () =>
      new Map(
        valueText.split(',').flatMap((text, index) => (chosen[index] === undefined ? [] : [[chosen[index], text]])),
      ),
  );
  const texts = new Map([...known, ...choices.items.map((item) => [item.value, item.text] as const)]);
  const missing = chosen.filter((id) => !choices.items.some((item) => item.value === id));
  return (
    <Select<string[]>
      {...rest}
      mode="multiple"
      value={[...chosen]}
      {...(isWrong ? { status: 'error' as const } : {})}
      disabled={isDisabled}
      loading={choices.status === 'loading'}
      showSearch={{ filterOption: false, onSearch: (words) => choices.search(words) }}
      maxCount={field.maximum}
      options={[
        ...missing.map((id) => ({ value: id, label: texts.get(id) ?? id })),
        ...choices.items.map((item) => ({ value: item.value, label: item.text, disabled: item.disabled === true })),
      ]}
      onChange={(ids) => {
        setKnown(texts);
        onChange(ids.length === 0 ? null : ids.join(','), ids.map((id) => texts.get(id) ?? id).join(','));
      }}
      {...(onLeave === undefined ? {} : { onBlur: () => onLeave() })}
      style={{ width: '100%' }}
    />
  );
}
