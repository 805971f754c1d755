import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useText } from '@evergreen/react-ui/adapter';
import { Button, Input, type InputProps } from 'antd';
import { useState } from 'react';

import { loginMessages as messages } from './login.messages.ts';

/** A password that can be looked at. antd's own switch is an icon without a name that the keyboard cannot reach. */
export function PasswordInput(props: InputProps) {
  const say = useText();
  const [isShown, setShown] = useState(false);
  const words = say(isShown ? messages.hide : messages.show);
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <Button
          type="text"
          size="small"
          aria-label={words}
          title={words}
          aria-pressed={isShown}
          icon={isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
