import type { EnrolmentField, EnrolmentService } from '@evergreen/core/session/second-factor';
import { useFacts, useRefusalFocus, useTranslate, useMarkedTab } from '@evergreen/react-ui/adapter';
import { FormError, PasswordEntry } from '@evergreen/react-ui/widgets/session/auth-form';
import { AuthenticatorSetup } from '@evergreen/react-ui/widgets/session/second-factor';

import { CodesDialog } from './codes-dialog.tsx';
import { secondFactorPageMessages as messages } from './second-factor.messages.ts';

const idOf = (field: EnrolmentField) => `enrolment-${field}`;

export interface EnrolmentDialogProps {
  readonly enrolment: EnrolmentService;
  readonly username: string;
  /** The dialog has closed and faded out. */
  readonly onGone: () => void;
}

/** 启用两步验证: password, secret and first code, recovery codes. */
export function EnrolmentDialog({ enrolment, username, onGone }: EnrolmentDialogProps) {
  const facts = useFacts(enrolment);
  const t = useTranslate();
  const { status, values, errors, failure, recoveryCodes } = facts;
  const isBusy = status === 'beginning' || status === 'confirming';
  const isAskingPassword = status === 'askingPassword' || status === 'beginning';
  useMarkedTab(status !== 'closed');
  useRefusalFocus(enrolment, idOf);
  return (
    <CodesDialog
      isOpen={status !== 'closed'}
      title={t(messages.enrolTitle)}
      submitText={t(isAskingPassword ? messages.next : messages.confirm)}
      isBusy={isBusy}
      codes={status === 'showingCodes' ? recoveryCodes : null}
      username={username}
      formId="enrolment"
      send={enrolment.send}
      onGone={onGone}
    >
      {isAskingPassword && (
        <>
          <p>{t(messages.passwordContent)}</p>
          <PasswordEntry
            id={idOf('password')}
            label={t(messages.password)}
            name="password"
            autoComplete="current-password"
            maxLength={128}
            readOnly={isBusy}
            aria-required
            value={values.password}
            onValue={(value) => enrolment.send({ type: 'value.change', field: 'password', value })}
            error={errors.password}
          />
        </>
      )}
      <AuthenticatorSetup
        facts={facts}
        codeId={idOf('code')}
        onCode={(value) => enrolment.send({ type: 'value.change', field: 'code', value })}
      />
      <FormError failure={failure} />
    </CodesDialog>
  );
}
