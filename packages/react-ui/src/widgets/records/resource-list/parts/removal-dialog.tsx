import { ExclamationCircleFilled } from '@ant-design/icons';
import type { ListPageFacts } from '@evergreen/core/list-page';
import type { LocalizedText } from '@evergreen/core/kernel';
import { Modal, Space } from 'antd';
import { useState } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

export interface RemovalDialogProps {
  readonly confirmation: ListPageFacts['confirmation'];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** 确定要删除这 N 项吗? */
export function RemovalDialog({ confirmation, onConfirm, onCancel }: RemovalDialogProps) {
  const t = useTranslate();
  // The question keeps its words while the dialog fades out.
  const [question, setQuestion] = useState<LocalizedText | null>(null);
  if (confirmation !== null && confirmation.text !== question) setQuestion(confirmation.text);
  return (
    <Modal
      open={confirmation !== null}
      title={
        <Space>
          <ExclamationCircleFilled aria-hidden style={{ color: 'var(--ant-color-warning)' }} />
          {t(messages.confirmTitle)}
        </Space>
      }
      okText={t(messages.confirm)}
      cancelText={t(messages.cancel)}
      okButtonProps={{ danger: true }}
      cancelButtonProps={{ autoFocus: true }}
      onOk={onConfirm}
      onCancel={onCancel}
      // Opened again it is a new one, so that the focus is on its safe answer again.
      destroyOnHidden
      centered
      width={420}
    >
      {question === null ? null : t(question)}
    </Modal>
  );
}
