import { UserOutlined } from '@ant-design/icons';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { AuthTextField, PasswordEntry } from '@evergreen/react-ui/widgets/session/auth-form';
import { Suspense } from 'react';

import { lazyPage } from '../../../routing/lazy-page.ts';
import { loginFieldId, type LoginPanelProps } from './login-panel.ts';
import { loginPageMessages as messages } from './login.messages.ts';

const LoginChallenge = lazyPage(async () => (await import('./login-challenge.tsx')).LoginChallengeDialog);

/** Username and password, and what the server asks for beside them after failures. */
export function PasswordPanel({ form }: LoginPanelProps) {
  const { values, errors, isBusy, challenge, isRemembered } = useFacts(form);
  const t = useTranslate();
  return (
    <>
      <AuthTextField
        id={loginFieldId('username')}
        label={t(messages.username)}
        icon={<UserOutlined aria-hidden />}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        placeholder={t(messages.usernamePrompt)}
        readOnly={isBusy}
        value={values.username}
        onValue={(value) => form.send({ type: 'value.change', field: 'username', value })}
        error={errors.username}
      />
      <PasswordEntry
        id={loginFieldId('password')}
        label={t(messages.password)}
        name="password"
        autoComplete="current-password"
        maxLength={128}
        placeholder={t(messages.passwordPrompt)}
        readOnly={isBusy}
        value={values.password}
        onValue={(value) => form.send({ type: 'value.change', field: 'password', value })}
        error={errors.password}
      />
      {challenge !== 'none' && (
        <Suspense>
          <LoginChallenge form={form} />
        </Suspense>
      )}
      <label className="login-aside">
        <input
          type="checkbox"
          checked={isRemembered}
          onChange={(event) => form.send({ type: 'username.remember', isRemembered: event.target.checked })}
        />
        {t(messages.remember)}
      </label>
    </>
  );
}
