import { NumberOutlined } from '@ant-design/icons';
import { createCodeStep, type CodeStepService } from '@evergreen/core/session/second-factor';
import { useFacts, usePageService, useRefusalFocus, useTranslate } from '@evergreen/react-ui/adapter';
import { AuthTextField, FormError, SubmitButton } from '@evergreen/react-ui/widgets/session/auth-form';
import { Button } from 'antd';
import { useEffect } from 'react';

import { secondStepMessages as messages } from './second-step.messages.ts';

const CODE_ID = 'second-step-code';
const idOf = () => CODE_ID;

/** The second step of signing in: the code of the authenticator or a recovery code. */
export function CodeStep() {
  const step = usePageService(createCodeStep);
  return step === null ? null : <CodeForm step={step} />;
}

function CodeForm({ step }: { readonly step: CodeStepService }) {
  const { status, mode, value, error, failure } = useFacts(step);
  const t = useTranslate();
  const isBusy = status !== 'asking';
  const isRecovery = mode === 'recovery';
  useRefusalFocus(step, idOf);
  useEffect(() => document.getElementById(CODE_ID)?.focus(), [mode]);
  return (
    <div className="entry-card">
      <h2>{t(messages.title)}</h2>
      <p>{t(isRecovery ? messages.recoveryContent : messages.codeContent)}</p>
      <form
        aria-label={t(messages.title)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          step.send({ type: 'form.submit' });
        }}
      >
        <AuthTextField
          key={mode}
          id={CODE_ID}
          label={t(isRecovery ? messages.recoveryCode : messages.code)}
          icon={<NumberOutlined aria-hidden />}
          placeholder={t(isRecovery ? messages.recoveryPrompt : messages.codePrompt)}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={isRecovery ? 40 : 16}
          readOnly={isBusy}
          value={value}
          onValue={(typed) => step.send({ type: 'value.change', value: typed })}
          error={error}
          isSaid
        />
        <FormError failure={failure} />
        <SubmitButton isBusy={isBusy}>{t(messages.submit)}</SubmitButton>
      </form>
      <div className="entry-card-links">
        <Button
          type="link"
          disabled={isBusy}
          onClick={() => step.send({ type: 'mode.choose', mode: isRecovery ? 'authenticator' : 'recovery' })}
        >
          {t(isRecovery ? messages.withAuthenticator : messages.withRecovery)}
        </Button>
        <Button type="link" disabled={isBusy} onClick={() => step.send({ type: 'step.leave' })}>
          {t(messages.back)}
        </Button>
      </div>
    </div>
  );
}
