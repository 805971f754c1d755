import { ExclamationCircleFilled } from '@ant-design/icons';
import type { ListPageFacts, RemovalConfirmation } from '@evergreen/core/records/list';
import { Modal, Space } from 'antd';
import { useState } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { RightsLossList } from '../../../access/rights-losses/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

export interface RemovalDialogProps {
  readonly confirmation: ListPageFacts['confirmation'];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Names what is deleted, and asks 确定要删除这 N 项吗? */
export function RemovalDialog({ confirmation, onConfirm, onCancel }: RemovalDialogProps) {
  const t = useTranslate();
  // The question keeps its words while the dialog fades out.
  const [question, setQuestion] = useState<RemovalConfirmation | null>(null);
  if (confirmation !== null && confirmation !== question) setQuestion(confirmation);
  return (
    <Modal
      open={confirmation !== null}
      title={
        <Space>
          <ExclamationCircleFilled aria-hidden style={{ color: 'var(--ant-color-warning)' }} />
          {question === null ? null : t(question.title)}
        </Space>
      }
      okText={t(messages.remove)}
      cancelText={t(messages.cancel)}
      okButtonProps={{ danger: true }}
      cancelButtonProps={{ autoFocus: true }}
      onOk={onConfirm}
      onCancel={onCancel}
      // Opened again it is a new one, so that the focus is on its safe answer again.
      destroyOnHidden
      centered
      width={(question?.losses?.total ?? 0) > 0 ? 520 : 420}
    >
      {question === null ? null : (
        <>
          <p>{t(question.text)}</p>
          {question.names.length > 0 && (
            <ul className="resource-list-removed">
              {question.names.map((name) => (
                <li key={name}>{name}</li>
              ))}
              {question.names.length < question.ids.length && <li aria-hidden>…</li>}
            </ul>
          )}
          {question.losses !== null && <RightsLossList losses={question.losses} />}
        </>
      )}
    </Modal>
  );
}
