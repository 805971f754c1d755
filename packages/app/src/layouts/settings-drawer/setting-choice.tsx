import type { LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Radio } from 'antd';
import { useId, type ReactNode } from 'react';

export interface SettingOption<Value> {
  readonly value: Value;
  readonly label: LocalizedText;
  /** Drawn before the words. */
  readonly sample?: ReactNode;
  readonly isAvailable?: boolean;
}

export interface SettingChoiceProps<Value> {
  readonly label: LocalizedText;
  /** Why an option cannot be chosen now. */
  readonly hint?: LocalizedText | null;
  readonly value: Value;
  readonly options: readonly SettingOption<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A choice of one out of a few that are all shown. */
export function SettingChoice<Value extends string>({
  label,
  hint = null,
  value,
  options,
  onChange,
}: SettingChoiceProps<Value>) {
  const t = useTranslate();
  const id = useId();
  return (
    <div className="setting-choice">
      <span id={id}>{t(label)}</span>
      <Radio.Group
        aria-labelledby={id}
        {...(hint === null ? {} : { 'aria-describedby': `${id}-hint` })}
        name={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <Radio key={option.value} value={option.value} disabled={option.isAvailable === false}>
            {option.sample}
            {t(option.label)}
          </Radio>
        ))}
      </Radio.Group>
      {hint !== null && (
        <p className="setting-hint" id={`${id}-hint`}>
          {t(hint)}
        </p>
      )}
    </div>
  );
}
