import type { RecordFormFacts, RecordFormService } from '@evergreen/core/records/form';
import { Modal } from 'antd';
import { useState } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { RightsLossList } from '../../../access/rights-losses/index.ts';
import { recordFormWidgetMessages as messages } from '../record-form.messages.ts';

export interface LossesDialogProps {
  readonly losses: RecordFormFacts['losses'];
  readonly form: RecordFormService;
}

/** Names who loses permissions, before a save takes them. Closing it leads back to the fields. */
export function LossesDialog({ losses, form }: LossesDialogProps) {
  const t = useTranslate();
  // The question keeps its words while the dialog fades out.
  const [shown, setShown] = useState(losses);
  if (losses !== null && losses !== shown) setShown(losses);
  return (
    <Modal
      open={losses !== null}
      title={t(messages.lossesTitle)}
      okText={t(messages.saveNevertheless)}
      okButtonProps={{ danger: true }}
      cancelText={t(messages.backToEditing)}
      cancelButtonProps={{ autoFocus: true }}
      onOk={() => form.send({ type: 'losses.confirm' })}
      onCancel={() => form.send({ type: 'losses.cancel' })}
      destroyOnHidden
      centered
      width={520}
    >
      {shown !== null && <RightsLossList losses={shown} />}
    </Modal>
  );
}
