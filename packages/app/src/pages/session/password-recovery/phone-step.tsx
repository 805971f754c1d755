import { SMS_MODE } from '@evergreen/core/contract';
import { useFacts, useText } from '@evergreen/react-ui/adapter';
import { EntryFailure, EntrySubmit } from '@evergreen/react-ui/widgets/session/auth-form';
import { MobileWithCode } from '@evergreen/react-ui/widgets/session/sms-code-field';
import { useState } from 'react';

import { accountAlterationMessages as messages } from './password-recovery.messages.ts';
import { alterationFieldId, focusWrongField, type AlterationStepProps } from './recovery-step.ts';

/** 手机验证: the number and the code that is sent to it. */
export function PhoneStep({ flow }: AlterationStepProps) {
  const { errors, failure, isBusy } = useFacts(flow);
  const say = useText();
  const [phone, setPhone] = useState('');
  const [smscode, setSmscode] = useState('');
  return (
    <form
      aria-label={say(messages.verifyingPhone)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flow.send({ type: 'phone.submit', phone, smscode });
        focusWrongField(flow);
      }}
    >
      <MobileWithCode
        mode={SMS_MODE.forgot}
        mobile={{ id: alterationFieldId('phone'), value: phone, onValue: setPhone, error: errors.phone }}
        code={{ id: alterationFieldId('smscode'), value: smscode, onValue: setSmscode, error: errors.smscode }}
        mobilePrompt={say(messages.phonePrompt)}
        isBusy={isBusy}
      />
      <EntryFailure failure={failure} />
      <EntrySubmit isBusy={isBusy}>{say(messages.next)}</EntrySubmit>
    </form>
  );
}
