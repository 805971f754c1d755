import type { LocalizedText } from '@evergreen/core/kernel';
import { Alert, Button } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import { filePopupMessages as messages } from './file-popup.messages.ts';

export interface PopupFooterProps {
  /** Why nothing was confirmed. */
  readonly problem: LocalizedText | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function PopupFooter({ problem, onConfirm, onCancel }: PopupFooterProps) {
  const t = useTranslate();
  return (
    <>
      {problem !== null && (
        <Alert type="error" showIcon role="alert" className="file-popup-problem" title={t(problem)} />
      )}
      <Button onClick={onCancel}>{t(messages.cancel)}</Button>
      <Button type="primary" onClick={onConfirm}>
        {t(messages.confirm)}
      </Button>
    </>
  );
}
