import type { ThirdBindingService, UnbindQuestion } from '@evergreen/core/session/third-binding';
import { useFacts, useRefusalFocus, useTranslate } from '@evergreen/react-ui/adapter';
import { FormError, PasswordEntry } from '@evergreen/react-ui/widgets/session/auth-form';
import { Modal } from 'antd';
import { useState } from 'react';

import { accountBindingMessages as messages } from './account-binding.messages.ts';

const FORM_ID = 'unbind';
const idOf = () => 'unbind-password';

export interface UnbindDialogProps {
  readonly bindings: ThirdBindingService;
  readonly onGone: () => void;
}

/** Asks for the password before something is unbound. */
export function UnbindDialog({ bindings, onGone }: UnbindDialogProps) {
  const { status, question, password, passwordError, asksPassword, failure } = useFacts(bindings);
  const of = asksPassword ? 'own' : 'other';
  const t = useTranslate();
  // The dialog keeps its words while it fades out.
  const [shown, setShown] = useState<UnbindQuestion | null>(null);
  if (question !== null && question !== shown) setShown(question);
  const isBusy = status === 'unbinding';
  useRefusalFocus(bindings, idOf);
  return (
    <Modal
      open={question !== null}
      title={t(messages.unbind)}
      width={480}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      okText={t(messages.unbind)}
      cancelText={t(messages.cancel)}
      confirmLoading={isBusy}
      okButtonProps={{ htmlType: 'submit', form: FORM_ID, danger: true }}
      cancelButtonProps={{ disabled: isBusy }}
      onCancel={() => bindings.send({ type: 'dialog.close' })}
      afterClose={onGone}
    >
      {shown !== null && (
        <form
          id={FORM_ID}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            bindings.send({ type: 'form.submit' });
          }}
        >
          <p>{t(messages.question[of](shown.provider, shown.binding.name))}</p>
          {asksPassword && (
            <PasswordEntry
              id={idOf()}
              label={t(messages.password)}
              name="password"
              autoComplete="current-password"
              maxLength={128}
              readOnly={isBusy}
              aria-required
              autoFocus
              value={password}
              onValue={(value) => bindings.send({ type: 'password.change', value })}
              error={passwordError}
            />
          )}
          <FormError failure={failure} />
        </form>
      )}
    </Modal>
  );
}
