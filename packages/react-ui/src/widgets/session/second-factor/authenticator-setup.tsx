import type { EnrolmentFacts } from '@evergreen/core/session/second-factor';
import { QRCode } from 'antd';
import { useEffect } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { AuthTextField } from '../auth-form/index.ts';
import { CopyButton } from './copy-button.tsx';
import { secondFactorWidgetMessages as messages } from './second-factor.messages.ts';
import './second-factor.css';

export interface AuthenticatorSetupProps {
  readonly facts: EnrolmentFacts;
  /** DOM identifier of the input of the code. */
  readonly codeId: string;
  readonly onCode: (value: string) => void;
}

/** A new secret as a picture and as text, and the first code of it. */
export function AuthenticatorSetup({
  facts: { key, spacedSecret, values, errors, status },
  codeId,
  onCode,
}: AuthenticatorSetupProps) {
  const t = useTranslate();
  // The field that had the focus may be gone with the step before.
  useEffect(() => {
    if (key !== null) document.getElementById(codeId)?.focus({ preventScroll: true });
  }, [key, codeId]);
  if (key === null) return null;
  return (
    <>
      <p>{t(messages.app)}</p>
      {/* On white in the dark theme too: scanners want dark on light. */}
      <div className="second-factor-picture">
        <QRCode
          value={key.uri}
          size={184}
          type="svg"
          color="#000"
          bgColor="#fff"
          bordered={false}
          aria-label={t(messages.picture)}
        />
      </div>
      <p className="second-factor-hint">{t(messages.noPicture)}</p>
      <div className="second-factor-secret">
        <code aria-label={t(messages.secret)}>{spacedSecret}</code>
        <CopyButton text={key.secret} label={t(messages.copyKey)} />
      </div>
      <AuthTextField
        id={codeId}
        label={t(messages.code)}
        placeholder={t(messages.codePrompt)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        readOnly={status === 'confirming'}
        aria-required
        value={values.code}
        onValue={onCode}
        error={errors.code}
      />
    </>
  );
}
