import type { LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Switch } from 'antd';
import { useId } from 'react';

export interface SettingSwitchProps {
  readonly label: LocalizedText;
  /** What it does, or why it cannot be chosen now. */
  readonly hint?: LocalizedText | null;
  readonly isOn: boolean;
  readonly isAvailable?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A choice of on or off, with its words beside it. */
export function SettingSwitch({ label, hint = null, isOn, isAvailable = true, onChange }: SettingSwitchProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <div className="setting-row">
      <div>
        <label htmlFor={id}>{t(label)}</label>
        {hint !== null && (
          <p className="setting-hint" id={`${id}-hint`}>
            {t(hint)}
          </p>
        )}
      </div>
      <Switch
        id={id}
        checked={isOn}
        disabled={!isAvailable}
        onChange={onChange}
        {...(hint === null ? {} : { 'aria-describedby': `${id}-hint` })}
      />
    </div>
  );
}
