import { CloseCircleFilled } from '@ant-design/icons';
import type { ActionRefusal, RecordActionsService } from '@evergreen/core/records/actions';
import { Button, Modal, Space } from 'antd';
import { useState } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { recordActionsWidgetMessages as messages } from './record-actions.messages.ts';

/** Names the rows that stood in the way with their reasons, and offers to go on with the others. */
export function RefusalDialog({ actions }: { readonly actions: RecordActionsService }) {
  const { refusal } = useFacts(actions);
  const t = useTranslate();
  const [shown, setShown] = useState<ActionRefusal | null>(null);
  if (refusal !== null && refusal !== shown) setShown(refusal);
  const cancel = () => actions.send({ type: 'action.cancel' });
  return (
    <Modal
      open={refusal !== null}
      title={
        shown === null ? null : (
          <Space>
            <CloseCircleFilled aria-hidden style={{ color: 'var(--ant-color-error)' }} />
            {t(shown.title)}
          </Space>
        )
      }
      footer={
        shown === null ? null : (
          <>
            <Button autoFocus onClick={cancel}>
              {t(messages.close)}
            </Button>
            {shown.goOn !== null && (
              <Button type="primary" onClick={() => actions.send({ type: 'action.goOn' })}>
                {t(shown.goOn)}
              </Button>
            )}
          </>
        )
      }
      onCancel={cancel}
      destroyOnHidden
      centered
      width={520}
    >
      {shown === null ? null : (
        <>
          {shown.refusedCount + shown.remainingCount > 1 && <p>{t(shown.message)}</p>}
          <ul className="record-action-names">
            {shown.rows.map(({ id, name, reason }) => (
              <li key={id}>
                <strong>{name === '' ? t(messages.unnamed) : name}</strong>
                <div>{reason}</div>
              </li>
            ))}
            {shown.rows.length < shown.refusedCount && (
              <li>{t(messages.notListed(shown.refusedCount - shown.rows.length))}</li>
            )}
          </ul>
        </>
      )}
    </Modal>
  );
}
