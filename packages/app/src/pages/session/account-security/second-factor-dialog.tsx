import type { SecondFactorChange, SecondFactorService } from '@evergreen/core/session/second-factor';
import { useFacts, useRefusalFocus, useTranslate } from '@evergreen/react-ui/adapter';
import { FormError, PasswordEntry } from '@evergreen/react-ui/widgets/session/auth-form';
import { useState } from 'react';

import { CodesDialog } from './codes-dialog.tsx';
import { secondFactorPageMessages as messages } from './second-factor.messages.ts';

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
  const isTurningOff = shown === 'turnOff';
  useRefusalFocus(settings, idOf);
  return (
    <CodesDialog
      isOpen={change !== null}
      title={t(isTurningOff ? messages.turnOff : messages.renew)}
      submitText={t(isTurningOff ? messages.turnOff : messages.confirm)}
      isDanger={isTurningOff}
      isBusy={isBusy}
      codes={status === 'showingCodes' ? recoveryCodes : null}
      username={username}
      formId="second-factor-change"
      send={settings.send}
      onGone={onGone}
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
    </CodesDialog>
  );
}
