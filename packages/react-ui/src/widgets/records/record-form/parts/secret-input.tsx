import { makePassword } from '@evergreen/core/validation/validators';
import type { SecretField } from '@evergreen/core/resources';
import { Button, Input, Space, Typography, type InputProps } from 'antd';
import { useState } from 'react';

import { useCore, useTranslate } from '../../../../adapter/index.ts';
import { recordFormWidgetMessages as messages } from '../record-form.messages.ts';

export interface SecretInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  readonly field: SecretField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A secret, which the form may make: one that was made is shown, to be copied, until the form closes. */
export function SecretInput({ field, value, onChange, ...rest }: SecretInputProps) {
  const { random } = useCore();
  const t = useTranslate();
  const [made, setMade] = useState('');
  const [isVisible, setVisible] = useState(false);
  const input = (
    <Input.Password
      {...rest}
      autoComplete="new-password"
      value={value}
      visibilityToggle={{ visible: isVisible, onVisibleChange: setVisible }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  if (field.isMade !== true) return input;
  const make = () => {
    const password = makePassword(random);
    setMade(password);
    setVisible(true);
    onChange(password);
  };
  return (
    <>
      <Space.Compact block>
        {input}
        <Button disabled={rest.disabled === true} onClick={make}>
          {t(messages.makeSecret)}
        </Button>
      </Space.Compact>
      {made !== '' && made === value && (
        <Typography.Text copyable={{ text: made, tooltips: [t(messages.copySecret), t(messages.copiedSecret)] }}>
          {t(messages.madeSecret)}
        </Typography.Text>
      )}
    </>
  );
}
