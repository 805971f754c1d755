import type { FieldValue } from '@evergreen/core/resources';
import { fieldValueMessages as messages } from '@evergreen/core/validation/field-values';
import { Select } from 'antd';
import { useState, type AriaAttributes } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { YesNoSwitch } from '../../../base/yes-no-switch/index.ts';

export interface YesNoInputProps extends AriaAttributes {
  readonly id: string;
  readonly value: FieldValue;
  readonly placeholder: string;
  readonly isDisabled: boolean;
  readonly isWrong: boolean;
  readonly autoFocus: boolean;
  readonly onChange: (value: FieldValue) => void;
  readonly onLeave: () => void;
}

/** Yes or no. A value that is neither cannot be a switch: it would show no, and something else would be saved. */
export function YesNoInput({ value, placeholder, isDisabled, isWrong, onChange, onLeave, ...rest }: YesNoInputProps) {
  const t = useTranslate();
  const [isSwitch] = useState(value === 'Y' || value === 'N');
  const yes = t(messages.yes);
  const no = t(messages.no);
  if (isSwitch)
    return <YesNoSwitch {...rest} value={value === 'Y' ? 'Y' : 'N'} isDisabled={isDisabled} onChange={onChange} />;
  return (
    <Select<string>
      {...rest}
      {...(value === null ? {} : { value: String(value) })}
      {...(isWrong ? { status: 'error' as const } : {})}
      placeholder={placeholder}
      disabled={isDisabled}
      options={[
        { value: 'Y', label: yes },
        { value: 'N', label: no },
      ]}
      onChange={onChange}
      onBlur={onLeave}
      style={{ width: '100%' }}
    />
  );
}
