import { createSignInEnrolment, type EnrolmentService } from '@evergreen/core/session/second-factor';
import { useFacts, usePageService, useRefusalFocus, useTranslate } from '@evergreen/react-ui/adapter';
import { FormError, SubmitButton } from '@evergreen/react-ui/widgets/session/auth-form';
import { AuthenticatorSetup, RecoveryCodes } from '@evergreen/react-ui/widgets/session/second-factor';
import { Button } from 'antd';

import { secondStepMessages as messages } from './second-step.messages.ts';

const idOf = () => 'second-step-code';

/** Setting the second factor up while signing in, because a role requires it. */
export function EnrolmentStep() {
  const enrolment = usePageService(createSignInEnrolment);
  return enrolment === null ? null : <EnrolmentForm enrolment={enrolment} />;
}

function EnrolmentForm({ enrolment }: { readonly enrolment: EnrolmentService }) {
  const facts = useFacts(enrolment);
  const t = useTranslate();
  const { status, failure, recoveryCodes, username } = facts;
  useRefusalFocus(enrolment, idOf);
  if (status === 'showingCodes')
    return (
      <div className="entry-card">
        <h2>{t(messages.title)}</h2>
        <RecoveryCodes codes={recoveryCodes} username={username} />
        <Button type="primary" size="large" block autoFocus onClick={() => enrolment.send({ type: 'codes.kept' })}>
          {t(messages.kept)}
        </Button>
      </div>
    );
  return (
    <div className="entry-card">
      <h2>{t(messages.title)}</h2>
      <p>{t(messages.required)}</p>
      {status === 'beginning' && <output>{t(messages.loading)}</output>}
      {status === 'failed' && (
        <>
          <FormError failure={failure} />
          <Button size="large" block onClick={() => enrolment.send({ type: 'secret.retry' })}>
            {t(messages.retry)}
          </Button>
        </>
      )}
      {(status === 'askingCode' || status === 'confirming') && (
        <form
          aria-label={t(messages.title)}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            enrolment.send({ type: 'form.submit' });
          }}
        >
          <AuthenticatorSetup
            facts={facts}
            codeId={idOf()}
            onCode={(value) => enrolment.send({ type: 'value.change', field: 'code', value })}
          />
          <FormError failure={failure} />
          <SubmitButton isBusy={status === 'confirming'}>{t(messages.submit)}</SubmitButton>
        </form>
      )}
      <div className="entry-card-links">
        <Button
          type="link"
          disabled={status === 'beginning' || status === 'confirming'}
          onClick={() => enrolment.send({ type: 'dialog.close' })}
        >
          {t(messages.back)}
        </Button>
      </div>
    </div>
  );
}
