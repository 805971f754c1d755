import type { SecondFactorChange, SecondFactorService } from '@evergreen/core/session/second-factor';
import { useFacts, useRefusalFocus, useTranslate } from '@evergreen/react-ui/adapter';
import { FormError, PasswordEntry } from '@evergreen/react-ui/widgets/session/auth-form';
import { RecoveryCodes } from '@evergreen/react-ui/widgets/session/second-factor';
import { Modal } from 'antd';
import { useState } from 'react';

import { secondFactorPageMessages as messages } from './second-factor.messages.ts';

const FORM_ID = 'second-factor-change';
const idOf = () => 'second-factor-password';

export interface SecondFactorDialogProps {
  readonly settings: SecondFactorService;
  readonly username: string;
  readonly onGone: () => void;
}

/** Asks for the password before the second factor is turned off or gets new recovery codes, and shows these. */
export function SecondFactorDialog({ settings, username, onGone }: SecondFactorDialogProps) {
  const { status, change, password, passwordError, failure, recoveryCodes } = useFacts(settings);
  const t = useTranslate();
  // The dialog keeps its words while it fades out.
  const [shown, setShown] = useState<SecondFactorChange>('turnOff');
  if (change !== null && change !== shown) setShown(change);
  const isBusy = status === 'changing';
  const isShowingCodes = status === 'showingCodes';
  const isTurningOff = shown === 'turnOff';
  useRefusalFocus(settings, idOf);
  return (
    <Modal
      open={change !== null}
      title={t(isTurningOff ? messages.turnOff : messages.renew)}
      width={520}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      closable={!isShowingCodes}
      keyboard={!isShowingCodes}
      okText={t(isShowingCodes ? messages.kept : isTurningOff ? messages.turnOff : messages.confirm)}
      cancelText={t(messages.cancel)}
      confirmLoading={isBusy}
      okButtonProps={isShowingCodes ? {} : { htmlType: 'submit', form: FORM_ID, danger: isTurningOff }}
      cancelButtonProps={isShowingCodes ? { hidden: true } : { disabled: isBusy }}
      {...(isShowingCodes ? { onOk: () => settings.send({ type: 'codes.kept' }) } : {})}
      onCancel={() => settings.send({ type: 'dialog.close' })}
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
            settings.send({ type: 'form.submit' });
          }}
        >
          <p>{t(isTurningOff ? messages.turnOffContent : messages.renewContent)}</p>
          <PasswordEntry
            id={idOf()}
            label={t(messages.password)}
            name="password"
            autoComplete="current-password"
            maxLength={128}
            readOnly={isBusy}
            aria-required
            value={password}
            onValue={(value) => settings.send({ type: 'password.change', value })}
            error={passwordError}
          />
          <FormError failure={failure} />
        </form>
      )}
    </Modal>
  );
}
