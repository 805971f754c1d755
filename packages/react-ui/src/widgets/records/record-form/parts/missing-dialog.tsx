import type { RecordFormService } from '@evergreen/core/records/form';
import { Button, Modal } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { recordFormWidgetMessages as messages } from '../record-form.messages.ts';

export interface MissingDialogProps {
  readonly isOpen: boolean;
  readonly form: RecordFormService;
}

const WIDTH = 520;

/** Says that the row is gone, and offers what was typed as a new one. Closing it leads back to the fields. */
export function MissingDialog({ isOpen, form }: MissingDialogProps) {
  const t = useTranslate();
  const edit = () => form.send({ type: 'missing.edit' });
  return (
    <Modal
      open={isOpen}
      title={t(messages.missingTitle)}
      width={WIDTH}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={edit}
      footer={
        <div className="record-form-footer">
          <Button onClick={() => form.send({ type: 'missing.keep' })}>{t(messages.persistDraft)}</Button>
          <Button onClick={edit}>{t(messages.backToEditing)}</Button>
          <Button type="primary" onClick={() => form.send({ type: 'missing.add' })}>
            {t(messages.addAsNew)}
          </Button>
        </div>
      }
    >
      {t(messages.missingQuestion)}
    </Modal>
  );
}
