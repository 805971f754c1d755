import { MobileOutlined } from '@ant-design/icons';
import { SMS_MODE } from '@evergreen/core/contract';
import type { SmsCodeService } from '@evergreen/core/sms-code';
import { mobileProblem } from '@evergreen/core/sms-code';
import { useCore, useFacts, useOwnedService, useText } from '@evergreen/react-ui/adapter';
import { EntryField } from '@evergreen/react-ui/widgets/entry-field';
import { SmsCodeField } from '@evergreen/react-ui/widgets/sms-code-field';
import { useCallback } from 'react';

import { loginFieldId } from './login-field-id.ts';
import type { LoginPanelProps } from './login-panel.types.ts';
import { loginMessages as messages } from './login.messages.ts';

/** A mobile number and the code that is sent to it. */
export function PhonePanel({ form }: LoginPanelProps) {
  const { openSmsCode } = useCore();
  const code = useOwnedService(useCallback(() => openSmsCode(SMS_MODE.login), [openSmsCode]));
  return code === null ? null : <PhoneFields form={form} code={code} />;
}

function PhoneFields({ form, code }: LoginPanelProps & { readonly code: SmsCodeService }) {
  const { values, errors, isBusy } = useFacts(form);
  const asked = useFacts(code);
  const say = useText();
  return (
    <>
      <EntryField
        id={loginFieldId('mobile')}
        label={say(messages.mobile)}
        icon={<MobileOutlined aria-hidden />}
        type="tel"
        name="mobile"
        autoComplete="tel"
        maxLength={32}
        placeholder={say(messages.mobilePrompt)}
        readOnly={isBusy}
        value={values.mobile}
        onValue={(value) => form.send({ type: 'value.change', field: 'mobile', value })}
        error={errors.mobile ?? mobileProblem(asked, values.mobile)}
      />
      <SmsCodeField
        id={loginFieldId('code')}
        code={code}
        mobile={values.mobile}
        mobileId={loginFieldId('mobile')}
        value={values.code}
        onValue={(value) => form.send({ type: 'value.change', field: 'code', value })}
        error={errors.code}
        isBusy={isBusy}
      />
      <p className="login-aside">{say(messages.phoneHint)}</p>
    </>
  );
}
