import { EyeInvisibleOutlined, EyeOutlined, LockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { AuthTextField, type TextFieldProps } from './text-field.tsx';
import { authFormMessages as messages } from './auth-form.messages.ts';

/** A password that can be looked at while it is typed, and that says when Caps Lock is on. */
export function PasswordEntry({ hint, ...props }: Omit<TextFieldProps, 'type' | 'icon' | 'suffix'>) {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const words = t(isShown ? messages.hide : messages.show);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <AuthTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      icon={<LockOutlined aria-hidden />}
      hint={hasCapsLock ? <CapsLockHint /> : hint}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={(event) => {
        setCapsLock(false);
        props.onBlur?.(event);
      }}
      suffix={
        <Button
          type="text"
          size="small"
          aria-label={words}
          aria-controls={props.id}
          title={words}
          icon={isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}

function CapsLockHint(): ReactNode {
  const t = useTranslate();
  return (
    <span aria-live="polite" className="entry-field-warning">
      {t(messages.capsLock)}
    </span>
  );
}
