import { useFacts, useRefusalFocus, useTranslate } from '@evergreen/react-ui/adapter';
import { FormError, SubmitButton, PasswordEntry } from '@evergreen/react-ui/widgets/session/auth-form';
import { PasswordStrengthMeter } from '@evergreen/react-ui/widgets/session/password-strength';
import { Button } from 'antd';
import { useState } from 'react';

import { passwordRecoveryPageMessages as messages } from './password-recovery.messages.ts';
import { passwordRecoveryFieldId, type PasswordRecoveryStepProps } from './recovery-step.ts';

/** 设置新密码: twice the same. */
export function PasswordStep({ flow }: PasswordRecoveryStepProps) {
  const { username, errors, failure, isBusy } = useFacts(flow);
  const t = useTranslate();
  useRefusalFocus(flow, passwordRecoveryFieldId);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  return (
    <form
      aria-label={t(messages.settingPassword)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flow.send({ type: 'password.submit', password, confirmation });
      }}
    >
      {/* Tells password keepers whose password it is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordEntry
        id={passwordRecoveryFieldId('password')}
        label={t(messages.password)}
        autoComplete="new-password"
        maxLength={128}
        placeholder={t(messages.passwordPrompt)}
        readOnly={isBusy}
        value={password}
        onValue={setPassword}
        error={errors.password}
        hint={<PasswordStrengthMeter password={password} />}
      />
      <PasswordEntry
        id={passwordRecoveryFieldId('confirmation')}
        label={t(messages.confirmation)}
        autoComplete="new-password"
        maxLength={128}
        placeholder={t(messages.confirmationPrompt)}
        readOnly={isBusy}
        value={confirmation}
        onValue={setConfirmation}
        error={errors.confirmation}
      />
      <FormError failure={failure} />
      <div className="recovery-buttons">
        <SubmitButton isBusy={isBusy}>{t(messages.submit)}</SubmitButton>
        {failure !== null && (
          <Button size="large" block onClick={() => flow.send({ type: 'flow.restart' })}>
            {t(messages.restart)}
          </Button>
        )}
      </div>
    </form>
  );
}
