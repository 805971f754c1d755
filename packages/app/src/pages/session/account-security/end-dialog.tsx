import { ExclamationCircleFilled } from '@ant-design/icons';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { SessionQuestion, SessionsService } from '@evergreen/core/session/sessions';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Modal, Space } from 'antd';
import { useRef, useState } from 'react';

import { accountSecurityMessages as messages } from './account-security.messages.ts';

export type AccountOwner = 'own' | 'other';

export interface EndDialogProps {
  readonly sessions: SessionsService;
  readonly of: AccountOwner;
  /** The dialog has faded out after something was ended; the button that opened it may be gone. */
  readonly onEnded: () => void;
}

/** Asks before sessions are ended. */
export function EndDialog({ sessions, of, onEnded }: EndDialogProps) {
  const { question, status } = useFacts(sessions);
  const t = useTranslate();
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
          {t(messages.questionTitle)}
        </Space>
      }
      okText={t(messages.confirm)}
      cancelText={t(messages.cancel)}
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
      {shown === null ? null : t(wordsOf(shown, of, t))}
    </Modal>
  );
}

function wordsOf(question: SessionQuestion, of: AccountOwner, t: (words: LocalizedText) => string): LocalizedText {
  if (question.kind === 'others') return messages.endOthersQuestion[of](question.count);
  const { device, address } = question.session;
  return messages.endOneQuestion(t(device), address);
}
