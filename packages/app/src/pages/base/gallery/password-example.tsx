import { useTranslate } from '@evergreen/react-ui/adapter';
import { AuthTextField } from '@evergreen/react-ui/widgets/session/auth-form';
import { PasswordStrengthMeter } from '@evergreen/react-ui/widgets/session/password-strength';
import { useState } from 'react';

import { galleryMessages as messages } from './gallery.messages.ts';

export function PasswordExample() {
  const t = useTranslate();
  const [password, setPassword] = useState('');
  return (
    <AuthTextField
      id="gallery-password-input"
      type="text"
      autoComplete="off"
      label={t(messages.passwordLabel)}
      value={password}
      onValue={setPassword}
      hint={<PasswordStrengthMeter password={password} />}
    />
  );
}
