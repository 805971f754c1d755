import type { PickLock } from '@evergreen/core/access/picker';
import { referredIds } from '@evergreen/core/resources';
import { Select } from 'antd';
import { useState } from 'react';

import { useChoices } from '../../../adapter/index.ts';
import { Lock } from '../../access/picker/index.ts';
import type { ReferencesInputProps } from './references-input.types.ts';

/** Rows chosen from a list whose words are looked for by the server. */
export function RowsSelect({
  field,
  value,
  valueText = '',
  lock,
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
        ...missing.map((id) => option(id, texts.get(id) ?? id, lock, false)),
        ...choices.items.map((item) => option(item.value, item.text, lock, item.disabled === true)),
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

function option(value: string, text: string, lock: PickLock | undefined, isRetired: boolean) {
  if (lock === undefined || lock.open.has(value)) return { value, label: text, disabled: isRetired };
  const label = (
    <>
      {text} <Lock picker={{ lockReason: lock.reason }} />
    </>
  );
  return { value, label, disabled: true };
}
