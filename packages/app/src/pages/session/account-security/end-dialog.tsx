import { ExclamationCircleFilled } from '@ant-design/icons';
import type { Text } from '@evergreen/core/kernel';
import type { SessionQuestion, SessionsService } from '@evergreen/core/sessions';
import { useFacts, useText } from '@evergreen/react-ui/adapter';
import { Modal, Space } from 'antd';
import { useRef, useState } from 'react';

import { accountSecurityMessages as messages } from './account-security.messages.ts';

export interface EndDialogProps {
  readonly sessions: SessionsService;
  /** The dialog has faded out after something was ended; the button that opened it may be gone. */
  readonly onEnded: () => void;
}

/** Asks before sessions are ended. */
export function EndDialog({ sessions, onEnded }: EndDialogProps) {
  const { question, status } = useFacts(sessions);
  const say = useText();
  // The question keeps its words while the dialog fades out.
  const [shown, setShown] = useState<SessionQuestion | null>(null);
  if (question !== null && question !== shown) setShown(question);
  const isConfirmed = useRef(false);
  const isEnding = status === 'ending';
  return (
    <Modal
      open={question !== null}
      title={
        <Space>
          <ExclamationCircleFilled aria-hidden style={{ color: 'var(--ant-color-warning)' }} />
          {say(messages.questionTitle)}
        </Space>
      }
      okText={say(messages.confirm)}
      cancelText={say(messages.cancel)}
      okButtonProps={{ danger: true }}
      cancelButtonProps={{ autoFocus: true, disabled: isEnding }}
      confirmLoading={isEnding}
      onOk={() => {
        isConfirmed.current = true;
        sessions.send({ type: 'question.confirm' });
      }}
      onCancel={() => sessions.send({ type: 'question.cancel' })}
      afterClose={() => {
        if (isConfirmed.current) onEnded();
        isConfirmed.current = false;
      }}
      // Opened again it is a new one, so that the focus is on its safe answer again.
      destroyOnHidden
      centered
      width={440}
    >
      {shown === null ? null : say(wordsOf(shown, say))}
    </Modal>
  );
}

function wordsOf(question: SessionQuestion, say: (words: Text) => string): Text {
  if (question.kind === 'others') return messages.endOthersQuestion(question.count);
  const { device, address } = question.session;
  return messages.endOneQuestion(say(device), address);
}
