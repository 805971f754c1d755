import { MobileOutlined } from '@ant-design/icons';
import { SMS_MODE } from '@evergreen/core/contract';
import { mobileProblem, type SmsCodeService } from '@evergreen/core/sms-code';
import { useCore, useFacts, useOwnedService, useText } from '@evergreen/react-ui/adapter';
import { EntryFailure, EntryField, EntrySubmit } from '@evergreen/react-ui/widgets/entry-field';
import { SmsCodeField } from '@evergreen/react-ui/widgets/sms-code-field';
import { useCallback, useState } from 'react';

import { accountAlterationMessages as messages } from './account-alteration.messages.ts';
import { alterationFieldId, focusWrongField, type AlterationStepProps } from './alteration-step.ts';

/** 手机验证: the number and the code that is sent to it. */
export function PhoneStep({ flow }: AlterationStepProps) {
  const { openSmsCode } = useCore();
  const code = useOwnedService(useCallback(() => openSmsCode(SMS_MODE.forgot), [openSmsCode]));
  return code === null ? null : <PhoneForm flow={flow} code={code} />;
}

function PhoneForm({ flow, code }: AlterationStepProps & { readonly code: SmsCodeService }) {
  const { errors, failure, isBusy } = useFacts(flow);
  const asked = useFacts(code);
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
      <EntryField
        id={alterationFieldId('phone')}
        label={say(messages.phone)}
        icon={<MobileOutlined aria-hidden />}
        type="tel"
        name="phone"
        autoComplete="tel"
        maxLength={32}
        placeholder={say(messages.phonePrompt)}
        readOnly={isBusy}
        value={phone}
        onValue={setPhone}
        error={errors.phone ?? mobileProblem(asked, phone)}
      />
      <SmsCodeField
        id={alterationFieldId('smscode')}
        code={code}
        mobile={phone}
        mobileId={alterationFieldId('phone')}
        value={smscode}
        onValue={setSmscode}
        error={errors.smscode}
        isBusy={isBusy}
      />
      <EntryFailure failure={failure} />
      <EntrySubmit isBusy={isBusy}>{say(messages.next)}</EntrySubmit>
    </form>
  );
}
