import { EyeInvisibleOutlined, EyeOutlined, LockOutlined } from '@ant-design/icons';
import { useText } from '@evergreen/react-ui/adapter';
import { Button } from 'antd';
import { useState } from 'react';

import { LoginField, type LoginFieldProps } from './login-field.tsx';
import { loginMessages as messages } from './login.messages.ts';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<LoginFieldProps, 'type' | 'icon' | 'suffix'>) {
  const say = useText();
  const [isShown, setShown] = useState(false);
  const words = say(isShown ? messages.hide : messages.show);
  return (
    <LoginField
      {...props}
      type={isShown ? 'text' : 'password'}
      icon={<LockOutlined aria-hidden />}
      suffix={
        <Button
          type="text"
          size="small"
          aria-label={words}
          title={words}
          icon={isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
