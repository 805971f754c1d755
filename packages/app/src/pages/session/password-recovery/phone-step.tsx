import { SMS_MODE } from '@evergreen/core/contract';
import { useFacts, useRefusalFocus, useTranslate } from '@evergreen/react-ui/adapter';
import { FormError, SubmitButton } from '@evergreen/react-ui/widgets/session/auth-form';
import { MobileWithCode } from '@evergreen/react-ui/widgets/session/sms-code-field';
import { useState } from 'react';

import { passwordRecoveryPageMessages as messages } from './password-recovery.messages.ts';
import { passwordRecoveryFieldId, type PasswordRecoveryStepProps } from './recovery-step.ts';

/** 手机验证: the number and the code that is sent to it. */
export function PhoneStep({ flow }: PasswordRecoveryStepProps) {
  const { errors, failure, isBusy } = useFacts(flow);
  const t = useTranslate();
  useRefusalFocus(flow, passwordRecoveryFieldId);
  const [phone, setPhone] = useState('');
  const [smscode, setSmscode] = useState('');
  return (
    <form
      aria-label={t(messages.verifyingPhone)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flow.send({ type: 'phone.submit', phone, smscode });
      }}
    >
      <MobileWithCode
        mode={SMS_MODE.forgot}
        mobile={{ id: passwordRecoveryFieldId('phone'), value: phone, onValue: setPhone, error: errors.phone }}
        code={{ id: passwordRecoveryFieldId('smscode'), value: smscode, onValue: setSmscode, error: errors.smscode }}
        mobilePrompt={t(messages.phonePrompt)}
        isBusy={isBusy}
      />
      <FormError failure={failure} />
      <SubmitButton isBusy={isBusy}>{t(messages.next)}</SubmitButton>
    </form>
  );
}
