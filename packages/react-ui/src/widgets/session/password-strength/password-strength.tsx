import { passwordStrength, validatorMessages } from '@evergreen/core/validation/validators';

import { useTranslate } from '../../../adapter/index.ts';
import './password-strength.css';
import { passwordStrengthMessages as messages } from './password-strength.messages.ts';

const BARS = { weak: 1, medium: 2, strong: 3 } as const;

/** How hard a password is to guess, in words and bars; before anything is typed, the rule. */
export function PasswordStrengthMeter({ password }: { readonly password: string }) {
  const t = useTranslate();
  const strength = passwordStrength(password);
  if (strength === 'none') return t(validatorMessages.strongPassword);
  return (
    <span className={`password-strength is-${strength}`}>
      {[1, 2, 3].map((bar) => (
        <span
          key={bar}
          className={bar <= BARS[strength] ? 'password-strength-bar is-filled' : 'password-strength-bar'}
        />
      ))}
      <span aria-live="polite" className="password-strength-words">
        {t(messages[strength])}
      </span>
    </span>
  );
}
