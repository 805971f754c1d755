import { ExclamationCircleFilled } from '@ant-design/icons';
import type { ListPageFacts } from '@evergreen/core/list-page';
import type { Text } from '@evergreen/core/kernel';
import { Modal, Space } from 'antd';
import { useState } from 'react';

import { useText } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

export interface RemovalDialogProps {
  readonly confirmation: ListPageFacts['confirmation'];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** 确定要删除这 N 项吗? */
export function RemovalDialog({ confirmation, onConfirm, onCancel }: RemovalDialogProps) {
  const say = useText();
  // The question keeps its words while the dialog fades out.
  const [question, setQuestion] = useState<Text | null>(null);
  if (confirmation !== null && confirmation.text !== question) setQuestion(confirmation.text);
  return (
    <Modal
      open={confirmation !== null}
      title={
        <Space>
          <ExclamationCircleFilled aria-hidden style={{ color: 'var(--ant-color-warning)' }} />
          {say(messages.confirmTitle)}
        </Space>
      }
      okText={say(messages.confirm)}
      cancelText={say(messages.cancel)}
      okButtonProps={{ danger: true }}
      cancelButtonProps={{ autoFocus: true }}
      onOk={onConfirm}
      onCancel={onCancel}
      // Opened again it is a new one, so that the focus is on its safe answer again.
      destroyOnHidden
      centered
      width={420}
    >
      {question === null ? null : say(question)}
    </Modal>
  );
}
