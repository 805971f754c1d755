import { createLoginForm, type LoginFormService } from '@evergreen/core/session/login-form';
import type { AuthFacts } from '@evergreen/core/session/auth';
import {
  useCore,
  useFacts,
  usePageService,
  useRefusalFocus,
  useSelectedFacts,
  useTranslate,
} from '@evergreen/react-ui/adapter';
import { FormError, SubmitButton } from '@evergreen/react-ui/widgets/session/auth-form';
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';

import { lazyPage } from '../../../routing/lazy-page.ts';
import { loginFieldId } from './login-panel.ts';
import { LOGIN_PANEL_ID, LoginTabs, loginTabId } from './login-tabs.tsx';
import { loginPageMessages as messages } from './login.messages.ts';
import './login.page.css';
import { OtherWays } from './other-ways.tsx';
import { PasswordPanel } from './password-panel.tsx';

const PhonePanel = lazyPage(async () => (await import('./phone-panel.tsx')).PhonePanel);

const SecondStepForm = lazyPage(async () => (await import('./second-step.tsx')).SecondStepForm);

const isProvingSecondFactor = ({ secondStep }: AuthFacts) => secondStep !== null;

/** The ways to sign in. Whatever goes wrong, what was typed stays. */
export function LoginPage() {
  const form = usePageService(createLoginForm);
  const isProving = useSelectedFacts(useCore().auth, isProvingSecondFactor);
  if (form === null) return null;
  return isProving ? (
    <Suspense>
      <SecondStepForm />
    </Suspense>
  ) : (
    <LoginForm form={form} />
  );
}

function LoginForm({ form }: { readonly form: LoginFormService }) {
  const { mode, failure, isBusy, hasExpired } = useFacts(form);
  const t = useTranslate();
  const focus = (field: Parameters<typeof loginFieldId>[0]) => document.getElementById(loginFieldId(field))?.focus();
  useRefusalFocus(form, loginFieldId);
  const tryAs = (username: string) => {
    form.send({ type: 'mode.choose', mode: 'password' });
    form.send({ type: 'value.change', field: 'username', value: username });
    // The field of the other tab is there with the next frame.
    requestAnimationFrame(() => focus('password'));
  };
  // Where the first key goes, once: at what is not known yet.
  useEffect(() => focus(form.facts().values.username === '' ? 'username' : 'password'), [form]);

  return (
    <div className="entry-card">
      <h2 className="visually-hidden">{t(messages.title)}</h2>
      <LoginTabs mode={mode} onChoose={(chosen) => form.send({ type: 'mode.choose', mode: chosen })} />
      <div id={LOGIN_PANEL_ID} role="tabpanel" aria-labelledby={loginTabId(mode)}>
        <form
          aria-labelledby={loginTabId(mode)}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.send({ type: 'form.submit' });
          }}
        >
          <div className="login-panel">
            {mode === 'password' ? (
              <PasswordPanel form={form} />
            ) : (
              <Suspense>
                <PhonePanel form={form} />
              </Suspense>
            )}
          </div>
          <FormError failure={failure} note={hasExpired ? messages.expired : null} />
          <SubmitButton isBusy={isBusy}>{t(messages.submit)}</SubmitButton>
        </form>
      </div>
      <div className="entry-card-links">
        <Link to="/user/alteration">{t(messages.forgotten)}</Link>
        <Link to="/user/register">{t(messages.register)}</Link>
      </div>
      <OtherWays onAccount={tryAs} />
    </div>
  );
}
