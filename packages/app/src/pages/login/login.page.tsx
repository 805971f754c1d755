import { LockOutlined, UserOutlined } from '@ant-design/icons';
import { useCore, useFacts, useText } from '@evergreen/react-ui/adapter';
import { Alert, Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { loginMessages as messages } from './login.messages.ts';
import './login.page.css';
import { PasswordInput } from './password-input.tsx';

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
  const usernameInput = useRef<InputRef>(null);
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
      <div className="login-page-field">
        <label htmlFor={USERNAME_ID}>{say(messages.username)}</label>
        <Input
          {...failureProps}
          ref={usernameInput}
          id={USERNAME_ID}
          name="username"
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          prefix={<UserOutlined aria-hidden />}
          placeholder={say(messages.usernamePrompt)}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
      </div>
      <div className="login-page-field">
        <label htmlFor={PASSWORD_ID}>{say(messages.password)}</label>
        <PasswordInput
          {...failureProps}
          id={PASSWORD_ID}
          name="password"
          size="large"
          autoComplete="current-password"
          maxLength={128}
          prefix={<LockOutlined aria-hidden />}
          placeholder={say(messages.passwordPrompt)}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        {say(messages.submit)}
      </Button>
    </form>
  );
}
