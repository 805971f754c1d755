import { Modal } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { recordFormWidgetMessages as messages } from '../record-form.messages.ts';

export interface DiscardDialogProps {
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before what was typed is lost. */
export function DiscardDialog({ isOpen, onConfirm, onCancel }: DiscardDialogProps) {
  const t = useTranslate();
  return (
    <Modal
      open={isOpen}
      title={t(messages.discardTitle)}
      okText={t(messages.discardConfirm)}
      cancelText={t(messages.discardCancel)}
      okButtonProps={{ danger: true }}
      cancelButtonProps={{ autoFocus: true }}
      onOk={onConfirm}
      onCancel={onCancel}
      // Opened again it is a new one, so that the focus is on its safe answer again.
      destroyOnHidden
      centered
      width={420}
    >
      {t(messages.discardQuestion)}
    </Modal>
  );
}
