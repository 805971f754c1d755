import type { Text } from '@evergreen/core/kernel';
import { useText } from '@evergreen/react-ui/adapter';
import { Switch } from 'antd';
import { useId } from 'react';

export interface SettingSwitchProps {
  readonly label: Text;
  /** What it does, or why it cannot be chosen now. */
  readonly hint?: Text | null;
  readonly isOn: boolean;
  readonly isAvailable?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A choice of on or off, with its words beside it. */
export function SettingSwitch({ label, hint = null, isOn, isAvailable = true, onChange }: SettingSwitchProps) {
  const say = useText();
  const id = useId();
  return (
    <div className="setting-row">
      <div>
        <label htmlFor={id}>{say(label)}</label>
        {hint !== null && (
          <p className="setting-hint" id={`${id}-hint`}>
            {say(hint)}
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
