import { MailOutlined, MobileOutlined, UserOutlined } from '@ant-design/icons';
import { SMS_MODE } from '@evergreen/core/contract';
import { createRegistration, type RegistrationField, type RegistrationService } from '@evergreen/core/registration';
import { mobileProblem, type SmsCodeService } from '@evergreen/core/sms-code';
import { useCore, useEmitted, useFacts, useOwnedService, useText } from '@evergreen/react-ui/adapter';
import { EntryFailure, EntryField, EntrySubmit, PasswordEntry } from '@evergreen/react-ui/widgets/entry-field';
import { PasswordStrengthMeter } from '@evergreen/react-ui/widgets/password-strength';
import { SmsCodeField } from '@evergreen/react-ui/widgets/sms-code-field';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { registrationMessages as messages } from './registration.messages.ts';

const TITLE_ID = 'registration-title';

function idOf(field: RegistrationField): string {
  return `registration-${field}`;
}

/** The form that makes an account. What was typed stays until the server took it. */
export function RegistrationPage() {
  const core = useCore();
  const { openSmsCode } = core;
  const registration = useOwnedService(useCallback(() => core.open(createRegistration), [core]));
  const code = useOwnedService(useCallback(() => openSmsCode(SMS_MODE.register), [openSmsCode]));
  return registration === null || code === null ? null : <RegistrationForm registration={registration} code={code} />;
}

interface RegistrationFormProps {
  readonly registration: RegistrationService;
  readonly code: SmsCodeService;
}

function RegistrationForm({ registration, code }: RegistrationFormProps) {
  const { status, values, errors, failure } = useFacts(registration);
  const asked = useFacts(code);
  const say = useText();
  const navigate = useNavigate();
  const isBusy = status === 'submitting';
  useEmitted(registration, (emitted) => {
    if (emitted.type === 'refused') document.getElementById(idOf(emitted.field))?.focus();
    else void navigate('/user/register-result', { replace: true, state: { username: emitted.username } });
  });
  const bound = (field: RegistrationField) => ({
    id: idOf(field),
    readOnly: isBusy,
    value: values[field],
    onValue: (value: string) => registration.send({ type: 'value.change', field, value }),
    onBlur: () => {
      // A field that is only passed through says nothing yet.
      if (registration.facts().values[field] !== '') registration.send({ type: 'value.leave', field });
    },
    error: errors[field],
  });

  return (
    <div className="entry-card">
      <h2 id={TITLE_ID}>{say(messages.title)}</h2>
      <form
        aria-labelledby={TITLE_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          registration.send({ type: 'form.submit' });
        }}
      >
        <EntryField
          {...bound('username')}
          label={say(messages.username)}
          icon={<UserOutlined aria-hidden />}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={64}
          placeholder={say(messages.usernamePrompt)}
          aria-required
        />
        <PasswordEntry
          {...bound('password')}
          label={say(messages.password)}
          name="password"
          autoComplete="new-password"
          maxLength={128}
          placeholder={say(messages.passwordPrompt)}
          aria-required
          hint={<PasswordStrengthMeter password={values.password} />}
        />
        <EntryField
          {...bound('email')}
          label={say(messages.email)}
          icon={<MailOutlined aria-hidden />}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          placeholder={say(messages.emailPrompt)}
        />
        <EntryField
          {...bound('phone')}
          label={say(messages.phone)}
          icon={<MobileOutlined aria-hidden />}
          type="tel"
          name="phone"
          autoComplete="tel"
          maxLength={32}
          placeholder={say(messages.phonePrompt)}
          aria-required
          error={errors.phone ?? mobileProblem(asked, values.phone)}
        />
        <SmsCodeField {...bound('smscode')} code={code} mobile={values.phone} mobileId={idOf('phone')} isBusy={isBusy} />
        <EntryFailure failure={failure} />
        <EntrySubmit isBusy={isBusy}>{say(messages.submit)}</EntrySubmit>
      </form>
      <div className="entry-card-links">
        <Link to="/user/login">{say(messages.toLogin)}</Link>
      </div>
    </div>
  );
}
