import { MailOutlined, UserOutlined } from '@ant-design/icons';
import { SMS_MODE } from '@evergreen/core/contract';
import {
  createRegistration,
  type RegistrationField,
  type RegistrationService,
} from '@evergreen/core/session/registration';
import {
  useEmitted,
  useFacts,
  usePageService,
  useRefusalFocus,
  useTranslate,
  useMarkedTab,
} from '@evergreen/react-ui/adapter';
import { FormError, AuthTextField, SubmitButton, PasswordEntry } from '@evergreen/react-ui/widgets/session/auth-form';
import { PasswordStrengthMeter } from '@evergreen/react-ui/widgets/session/password-strength';
import { MobileWithCode } from '@evergreen/react-ui/widgets/session/sms-code-field';
import { Alert, Button, Space } from 'antd';
import { Link, useNavigate } from 'react-router-dom';

import { registrationPageMessages as messages } from './registration.messages.ts';

const TITLE_ID = 'registration-title';

function idOf(field: RegistrationField): string {
  return `registration-${field}`;
}

/** The form that makes an account. What was typed stays until the server took it. */
export function RegistrationPage() {
  const registration = usePageService(createRegistration);
  return registration === null ? null : <RegistrationForm registration={registration} />;
}

function RegistrationForm({ registration }: { readonly registration: RegistrationService }) {
  const { status, values, errors, failure, hasDraft } = useFacts(registration);
  const t = useTranslate();
  const navigate = useNavigate();
  const isBusy = status === 'submitting';
  // Password and code are persisted nowhere, so leaving the window asks.
  useMarkedTab(status !== 'registered' && values.password + values.smscode !== '');
  useRefusalFocus(registration, idOf);
  useEmitted(registration, (emitted) => {
    if (emitted.type === 'account.registered')
      void navigate('/user/register-result', { replace: true, state: { username: emitted.username } });
  });
  const kept = (field: RegistrationField) => ({
    id: idOf(field),
    value: values[field],
    onValue: (value: string) => registration.send({ type: 'value.change', field, value }),
    onBlur: () => {
      // A field that is only passed through says nothing yet.
      if (registration.facts().values[field] !== '') registration.send({ type: 'value.leave', field });
    },
    error: errors[field],
  });
  const bound = (field: RegistrationField) => ({ ...kept(field), readOnly: isBusy });

  return (
    <div className="entry-card">
      <h2 id={TITLE_ID}>{t(messages.title)}</h2>
      {hasDraft && (
        <Alert
          type="info"
          showIcon
          title={t(messages.draft)}
          action={
            <Space>
              <Button size="small" type="primary" onClick={() => registration.send({ type: 'draft.restore' })}>
                {t(messages.restore)}
              </Button>
              <Button size="small" onClick={() => registration.send({ type: 'draft.discard' })}>
                {t(messages.discard)}
              </Button>
            </Space>
          }
        />
      )}
      <form
        aria-labelledby={TITLE_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          registration.send({ type: 'form.submit' });
        }}
      >
        <AuthTextField
          {...bound('username')}
          label={t(messages.username)}
          icon={<UserOutlined aria-hidden />}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={64}
          placeholder={t(messages.usernamePrompt)}
          aria-required
        />
        <PasswordEntry
          {...bound('password')}
          label={t(messages.password)}
          name="password"
          autoComplete="new-password"
          maxLength={128}
          placeholder={t(messages.passwordPrompt)}
          aria-required
          hint={<PasswordStrengthMeter password={values.password} />}
        />
        <AuthTextField
          {...bound('email')}
          label={t(messages.email)}
          icon={<MailOutlined aria-hidden />}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          placeholder={t(messages.emailPrompt)}
        />
        <MobileWithCode
          mode={SMS_MODE.register}
          mobile={kept('phone')}
          code={kept('smscode')}
          isMobileRequired
          isBusy={isBusy}
        />
        <FormError failure={failure} />
        <SubmitButton isBusy={isBusy}>{t(messages.submit)}</SubmitButton>
      </form>
      <div className="entry-card-links">
        <Link to="/user/login">{t(messages.toLogin)}</Link>
      </div>
    </div>
  );
}
