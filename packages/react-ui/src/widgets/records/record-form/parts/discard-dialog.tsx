import { Modal } from 'antd';

import { useText } from '../../../../adapter/index.ts';
import { recordFormMessages as messages } from '../record-form.messages.ts';

export interface DiscardDialogProps {
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before what was typed is lost. */
export function DiscardDialog({ isOpen, onConfirm, onCancel }: DiscardDialogProps) {
  const say = useText();
  return (
    <Modal
      open={isOpen}
      title={say(messages.discardTitle)}
      okText={say(messages.discardConfirm)}
      cancelText={say(messages.discardCancel)}
      okButtonProps={{ danger: true }}
      cancelButtonProps={{ autoFocus: true }}
      onOk={onConfirm}
      onCancel={onCancel}
      // Opened again it is a new one, so that the focus is on its safe answer again.
      destroyOnHidden
      centered
      width={420}
    >
      {say(messages.discardQuestion)}
    </Modal>
  );
}
