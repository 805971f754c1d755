import { UserOutlined } from '@ant-design/icons';
import { useCore, useFacts, useText } from '@evergreen/react-ui/adapter';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { LoginField } from './login-field.tsx';
import { loginMessages as messages } from './login.messages.ts';
import './login.page.css';
import { PasswordField } from './password-field.tsx';

const USERNAME_ID = 'login-username';
const PASSWORD_ID = 'login-password';
const FAILURE_ID = 'login-failure';

/** Username and password. Whatever goes wrong, what was typed stays. */
export function LoginPage() {
  const { auth } = useCore();
  const { status, loginFailure, end } = useFacts(auth);
  const say = useText();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const usernameInput = useRef<HTMLInputElement>(null);
  const isBusy = status === 'loggingIn' || status === 'loadingPermissions';
  const failureProps = loginFailure === null ? {} : { 'aria-describedby': FAILURE_ID };

  useEffect(() => usernameInput.current?.focus(), []);

  return (
    <form
      className="login-page"
      aria-labelledby="login-title"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) auth.send({ type: 'login.submit', credentials: { username, password } });
      }}
    >
      <h2 id="login-title">{say(messages.title)}</h2>
      {loginFailure !== null && (
        <Alert
          id={FAILURE_ID}
          type="error"
          showIcon
          role="alert"
          title={say(loginFailure)}
        />
      )}
      {loginFailure === null && end === 'expired' && <Alert type="info" showIcon title={say(messages.expired)} />}
      <LoginField
        {...failureProps}
        ref={usernameInput}
        id={USERNAME_ID}
        label={say(messages.username)}
        icon={<UserOutlined aria-hidden />}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        placeholder={say(messages.usernamePrompt)}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        {...failureProps}
        id={PASSWORD_ID}
        label={say(messages.password)}
        name="password"
        autoComplete="current-password"
        maxLength={128}
        placeholder={say(messages.passwordPrompt)}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        {say(messages.submit)}
      </Button>
    </form>
  );
}
