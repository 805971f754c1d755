import { SMS_MODE } from '@evergreen/core/contract';
import type { PhoneChangeService, PhoneField } from '@evergreen/core/session/phone-change';
import { useFacts, useRefusalFocus, useTranslate, useMarkedTab } from '@evergreen/react-ui/adapter';
import { FormError, PasswordEntry } from '@evergreen/react-ui/widgets/session/auth-form';
import { MobileWithCode } from '@evergreen/react-ui/widgets/session/sms-code-field';
import { Modal } from 'antd';

import { accountBaseMessages as messages } from './account-base.messages.ts';

const WIDTH = 460;
const FORM_ID = 'phone-change';

function idOf(field: PhoneField): string {
  return `phone-change-${field}`;
}

export interface PhoneDialogProps {
  readonly change: PhoneChangeService;
  readonly title: string;
  /** The dialog has closed and faded out. */
  readonly onGone: () => void;
}

/** 更换手机号: the new number, the code sent to it, and one's password. */
export function PhoneDialog({ change, title, onGone }: PhoneDialogProps) {
  const { status, values, errors, failure } = useFacts(change);
  const t = useTranslate();
  const isBusy = status === 'submitting';
  useMarkedTab(status !== 'closed' && Object.values(values).some((value) => value !== ''));
  useRefusalFocus(change, idOf);
  const kept = (field: PhoneField) => ({
    id: idOf(field),
    value: values[field],
    onValue: (value: string) => change.send({ type: 'value.change', field, value }),
    onBlur: () => {
      // A field that is only passed through says nothing yet.
      if (change.facts().values[field] !== '') change.send({ type: 'value.leave', field });
    },
    error: errors[field],
  });
  return (
    <Modal
      open={status !== 'closed'}
      title={title}
      width={WIDTH}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      okText={t(messages.confirm)}
      cancelText={t(messages.cancel)}
      confirmLoading={isBusy}
      okButtonProps={{ htmlType: 'submit', form: FORM_ID }}
      cancelButtonProps={{ disabled: isBusy }}
      onCancel={() => change.send({ type: 'dialog.close' })}
      afterClose={onGone}
    >
      <form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          change.send({ type: 'form.submit' });
        }}
      >
        <MobileWithCode
          mode={SMS_MODE.register}
          mobile={kept('phone')}
          code={kept('smscode')}
          mobilePrompt={t(messages.newPhonePrompt)}
          isMobileRequired
          isBusy={isBusy}
        />
        <PasswordEntry
          {...kept('password')}
          label={t(messages.password)}
          name="password"
          autoComplete="current-password"
          maxLength={128}
          readOnly={isBusy}
          aria-required
        />
        <FormError failure={failure} />
      </form>
    </Modal>
  );
}
