import { DIALOG_WIDTHS } from '@evergreen/core/kernel';
import type { PasswordChangeService } from '@evergreen/core/session/password-change';
import { Form, Modal } from 'antd';

import { PHONE, useFacts, useMedia, useRefusalFocus, useTranslate } from '../../../adapter/index.ts';
import './password-change.css';
import { passwordChangeWidgetMessages as messages } from './password-change.messages.ts';
import { PASSWORD_INPUTS, PasswordInput, passwordFieldId } from './password-field.tsx';

const FORM_ID = 'password-change';
const LABEL = { flex: '150px' };
const INPUT = { flex: 'auto' };

export interface PasswordChangeDialogProps {
  readonly change: PasswordChangeService;
  /** The dialog has closed and faded out. */
  readonly onGone: () => void;
}

/** 修改密码: the old password, and the new one twice. */
export function PasswordChangeDialog({ change, onGone }: PasswordChangeDialogProps) {
  const { status, username } = useFacts(change);
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const isSubmitting = status === 'submitting';
  useRefusalFocus(change, passwordFieldId);
  return (
    <Modal
      open={status !== 'closed'}
      title={t(messages.title)}
      width={DIALOG_WIDTHS.password}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      okText={t(messages.confirm)}
      cancelText={t(messages.close)}
      confirmLoading={isSubmitting}
      // Of this form, though it stands in the footer: so Enter in a field presses it.
      okButtonProps={{ htmlType: 'submit', form: FORM_ID }}
      cancelButtonProps={{ disabled: isSubmitting }}
      onCancel={() => change.send({ type: 'dialog.close' })}
      afterClose={onGone}
    >
      <Form
        id={FORM_ID}
        className="password-change"
        layout={isPhone ? 'vertical' : 'horizontal'}
        {...(isPhone ? {} : { labelCol: LABEL, wrapperCol: INPUT })}
        noValidate
        requiredMark
        disabled={isSubmitting}
        onFinish={() => change.send({ type: 'form.submit' })}
      >
        {/* Tells password keepers whose password it is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        {PASSWORD_INPUTS.map((field) => (
          <PasswordInput key={field} field={field} change={change} />
        ))}
      </Form>
    </Modal>
  );
}
