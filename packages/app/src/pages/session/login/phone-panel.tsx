import { SMS_MODE } from '@evergreen/core/contract';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { MobileWithCode } from '@evergreen/react-ui/widgets/session/sms-code-field';

import { loginFieldId, type LoginPanelProps } from './login-panel.ts';
import { loginPageMessages as messages } from './login.messages.ts';

/** A mobile number and the code that is sent to it. */
export function PhonePanel({ form }: LoginPanelProps) {
  const { values, errors, isBusy } = useFacts(form);
  const t = useTranslate();
  const kept = (field: 'mobile' | 'code') => ({
    id: loginFieldId(field),
    value: values[field],
    onValue: (value: string) => form.send({ type: 'value.change', field, value }),
    error: errors[field],
  });
  return (
    <>
      <MobileWithCode mode={SMS_MODE.login} mobile={kept('mobile')} code={kept('code')} isBusy={isBusy} />
      <p className="login-aside">{t(messages.phoneHint)}</p>
    </>
  );
}
