import { SafetyOutlined } from '@ant-design/icons';
import type { LocalizedText } from '@evergreen/core/kernel';
import { mobileProblem, type SmsCodeService } from '@evergreen/core/session/sms-code';
import { Button } from 'antd';

import { useEmitted, useFacts, useTranslate } from '../../../adapter/index.ts';
import { ASKING, AuthTextField } from '../auth-form/index.ts';
import './sms-code-field.css';
import { smsCodeFieldMessages as messages } from './sms-code-field.messages.ts';

export interface SmsCodeFieldProps {
  readonly id: string;
  readonly code: SmsCodeService;
  /** The number as it stands in its own field, and that field's id. */
  readonly mobile: string;
  readonly mobileId: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: LocalizedText | undefined;
  readonly isBusy: boolean;
}

/** The code of a text message, with the button that asks for one and then counts a minute. */
export function SmsCodeField({ id, code, mobile, mobileId, value, onValue, onBlur, error, isBusy }: SmsCodeFieldProps) {
  const facts = useFacts(code);
  const { status, secondsLeft, failure } = facts;
  const t = useTranslate();
  useEmitted(code, () => document.getElementById(id)?.focus());
  const ask = () => {
    code.send({ type: 'code.request', mobile });
    if (mobileProblem(code.facts(), mobile) !== null) document.getElementById(mobileId)?.focus();
  };
  return (
    <AuthTextField
      id={id}
      label={t(messages.label)}
      icon={<SafetyOutlined aria-hidden />}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={16}
      placeholder={t(messages.prompt)}
      readOnly={isBusy}
      value={value}
      onValue={onValue}
      {...(onBlur === undefined ? {} : { onBlur })}
      error={failure ?? error}
      // The focus is on the button when no code can be had.
      isSaid={failure !== null}
      suffix={
        <Button
          type="link"
          size="small"
          className="sms-code-button"
          loading={status === 'sending' && ASKING}
          disabled={status === 'counting'}
          onClick={ask}
        >
          {t(status === 'counting' ? messages.askAgain(secondsLeft) : messages.ask)}
        </Button>
      }
    />
  );
}
