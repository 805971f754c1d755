import type { EnrolmentField, EnrolmentService } from '@evergreen/core/session/second-factor';
import { useFacts, useRefusalFocus, useTranslate } from '@evergreen/react-ui/adapter';
import { FormError, PasswordEntry } from '@evergreen/react-ui/widgets/session/auth-form';
import { AuthenticatorSetup, RecoveryCodes } from '@evergreen/react-ui/widgets/session/second-factor';
import { Modal } from 'antd';

import { useMarkedTab } from '../../../routing/use-marked-tab.ts';
import { secondFactorPageMessages as messages } from './second-factor.messages.ts';

const FORM_ID = 'enrolment';
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
  const isShowingCodes = status === 'showingCodes';
  const isAskingPassword = status === 'askingPassword' || status === 'beginning';
  useMarkedTab(status !== 'closed');
  useRefusalFocus(enrolment, idOf);
  return (
    <Modal
      open={status !== 'closed'}
      title={t(messages.enrolTitle)}
      width={520}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      closable={!isShowingCodes}
      keyboard={!isShowingCodes}
      okText={t(isShowingCodes ? messages.kept : isAskingPassword ? messages.next : messages.confirm)}
      cancelText={t(messages.cancel)}
      confirmLoading={isBusy}
      okButtonProps={isShowingCodes ? {} : { htmlType: 'submit', form: FORM_ID }}
      cancelButtonProps={isShowingCodes ? { hidden: true } : { disabled: isBusy }}
      {...(isShowingCodes ? { onOk: () => enrolment.send({ type: 'codes.kept' }) } : {})}
      onCancel={() => enrolment.send({ type: 'dialog.close' })}
      afterClose={onGone}
    >
      {isShowingCodes ? (
        <RecoveryCodes codes={recoveryCodes} username={username} />
      ) : (
        <form
          id={FORM_ID}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            enrolment.send({ type: 'form.submit' });
          }}
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
        </form>
      )}
    </Modal>
  );
}
