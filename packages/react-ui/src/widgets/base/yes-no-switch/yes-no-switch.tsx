import { SWITCH_VALUES } from '@evergreen/core/kernel';
import { fieldValueMessages as messages } from '@evergreen/core/validation/field-values';
import { Switch } from 'antd';
import type { AriaAttributes } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import './yes-no-switch.css';

export interface YesNoSwitchProps extends AriaAttributes {
  readonly id?: string;
  readonly value: string | null;
  /** Of on and off; Y and N by default. */
  readonly values?: readonly [string, string];
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string) => void;
}

/** A switch between two values, of which the first is on. */
export function YesNoSwitch({
  value,
  values = SWITCH_VALUES,
  isDisabled = false,
  onChange,
  ...rest
}: YesNoSwitchProps) {
  const t = useTranslate();
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...own } = rest;
  const [on, off] = values;
  return (
    <Switch
      {...own}
      className="yes-no-switch"
      disabled={isDisabled}
      checked={value === on}
      checkedChildren={t(messages.yes)}
      unCheckedChildren={t(messages.no)}
      onChange={(isOn) => onChange(isOn ? on : off)}
    />
  );
}
