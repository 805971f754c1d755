import { MobileOutlined } from '@ant-design/icons';
import type { SmsMode } from '@evergreen/core/contract';
import type { LocalizedText } from '@evergreen/core/kernel';
import { createSmsCode, mobileProblem, type SmsCodeService } from '@evergreen/core/session/sms-code';
import { useCallback } from 'react';

import { useCore, useFacts, useOwnedService, useTranslate } from '../../../adapter/index.ts';
import { AuthTextField } from '../auth-form/index.ts';
import { SmsCodeField } from './sms-code-field.tsx';
import { smsCodeFieldMessages as messages } from './sms-code-field.messages.ts';

/** One of the two fields, kept by the form around them. */
export interface KeptEntry {
  readonly id: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: LocalizedText | undefined;
}

export interface MobileWithCodeProps {
  /** What the code is for. */
  readonly mode: SmsMode;
  readonly mobile: KeptEntry;
  readonly code: KeptEntry;
  /** Which number is wanted; any when left out. */
  readonly mobilePrompt?: string;
  readonly isMobileRequired?: boolean;
  readonly isBusy: boolean;
}

/** A mobile number and the code that is sent to it. */
export function MobileWithCode(props: MobileWithCodeProps) {
  const core = useCore();
  const { mode } = props;
  const service = useOwnedService(
    useCallback(() => core.open((page) => createSmsCode({ ...page, mode })), [core, mode]),
  );
  return service === null ? null : <Fields {...props} service={service} />;
}

function Fields({
  mobile,
  code,
  mobilePrompt,
  isMobileRequired = false,
  isBusy,
  service,
}: MobileWithCodeProps & { readonly service: SmsCodeService }) {
  const asked = useFacts(service);
  const t = useTranslate();
  return (
    <>
      <AuthTextField
        {...mobile}
        label={t(messages.mobile)}
        icon={<MobileOutlined aria-hidden />}
        type="tel"
        name="mobile"
        autoComplete="tel"
        maxLength={32}
        placeholder={mobilePrompt ?? t(messages.mobilePrompt)}
        readOnly={isBusy}
        error={mobile.error ?? mobileProblem(asked, mobile.value)}
        {...(isMobileRequired ? { 'aria-required': true } : {})}
      />
      <SmsCodeField {...code} code={service} mobile={mobile.value} mobileId={mobile.id} isBusy={isBusy} />
    </>
  );
}
