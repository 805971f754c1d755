import { useTranslate } from '@evergreen/react-ui/adapter';
import { RecoveryCodes } from '@evergreen/react-ui/widgets/session/second-factor';
import { Modal } from 'antd';
import type { ReactNode } from 'react';

import { secondFactorPageMessages as messages } from './second-factor.messages.ts';

export interface CodesDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What the button says that sends the form. */
  readonly submitText: string;
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  /** The codes to keep, once the form was accepted: until then the dialog shows the form. */
  readonly codes: readonly string[] | null;
  readonly username: string;
  readonly formId: string;
  readonly children: ReactNode;
  readonly send: (event: { readonly type: 'codes.kept' | 'dialog.close' | 'form.submit' }) => void;
  /** The dialog has closed and faded out. */
  readonly onGone: () => void;
}

/** A form that is answered with recovery codes; they are shown once, so the dialog closes only by the word that they are kept. */
export function CodesDialog({ isBusy, codes, username, formId, children, send, ...props }: CodesDialogProps) {
  const t = useTranslate();
  const isShowing = codes !== null;
  return (
    <Modal
      open={props.isOpen}
      title={props.title}
      width={520}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      closable={!isShowing}
      keyboard={!isShowing}
      okText={isShowing ? t(messages.kept) : props.submitText}
      cancelText={t(messages.cancel)}
      confirmLoading={isBusy}
      okButtonProps={isShowing ? {} : { htmlType: 'submit', form: formId, danger: props.isDanger === true }}
      cancelButtonProps={isShowing ? { hidden: true } : { disabled: isBusy }}
      {...(isShowing ? { onOk: () => send({ type: 'codes.kept' }) } : {})}
      onCancel={() => send({ type: 'dialog.close' })}
      afterClose={props.onGone}
    >
      {isShowing ? (
        <RecoveryCodes codes={codes} username={username} />
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'form.submit' });
          }}
        >
          {children}
        </form>
      )}
    </Modal>
  );
}
