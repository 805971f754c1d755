import { formatDateTime } from '@evergreen/core/format';
import type { RecordFormFacts } from '@evergreen/core/records/form';
import { Alert, Button, Space } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { recordFormWidgetMessages as messages } from '../record-form.messages.ts';

export interface DraftOfferProps {
  readonly draft: RecordFormFacts['draft'];
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers back what was typed earlier and never saved. */
export function DraftOffer({ draft, onRestore, onDiscard }: DraftOfferProps) {
  const t = useTranslate();
  if (draft === null) return null;
  return (
    <Alert
      type="info"
      showIcon
      className="record-form-wide"
      title={t(messages.draftOffered(formatDateTime(draft.savedAt)))}
      action={
        <Space>
          <Button size="small" type="primary" onClick={onRestore}>
            {t(messages.restoreDraft)}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {t(messages.discardDraft)}
          </Button>
        </Space>
      }
    />
  );
}
