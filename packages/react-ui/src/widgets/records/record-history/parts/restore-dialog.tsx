import type { RecordHistoryService, RestoreQuestion } from '@evergreen/core/records/history';
import { Alert, Modal } from 'antd';
import { useState } from 'react';

import { useFacts, useTranslate } from '../../../../adapter/index.ts';
import { RightsLossList } from '../../../access/rights-losses/index.ts';
import { recordHistoryWidgetMessages as messages } from '../record-history.messages.ts';
import { ChangeList } from './change-list.tsx';

const WIDTH = 640;

/** Asks before a record goes back to an earlier version, with what changes and what does not. */
export function RestoreDialog({ history }: { readonly history: RecordHistoryService }) {
  const { question, status } = useFacts(history);
  const t = useTranslate();
  // The question keeps its words while the dialog fades out.
  const [shown, setShown] = useState<RestoreQuestion | null>(null);
  if (question !== null && question !== shown) setShown(question);
  const isRestoring = status === 'restoring';
  return (
    <Modal
      open={question !== null}
      title={<span className="record-history-question-title">{shown === null ? null : t(shown.title)}</span>}
      okText={t(messages.confirm)}
      cancelText={t(messages.cancel)}
      cancelButtonProps={{ autoFocus: true, disabled: isRestoring }}
      confirmLoading={isRestoring}
      onOk={() => history.send({ type: 'restore.confirm' })}
      onCancel={() => history.send({ type: 'restore.cancel' })}
      destroyOnHidden
      centered
      width={WIDTH}
    >
      {shown !== null && (
        <div className="record-history-question">
          {shown.failure !== null && <Alert type="error" showIcon role="alert" title={t(shown.failure)} />}
          <p>{t(messages.restoreIntroduction)}</p>
          <ChangeList changes={shown.changes} sides="both" />
          {shown.kept.length > 0 && (
            <>
              <p>{t(messages.kept)}</p>
              <ul className="record-history-kept">
                {shown.kept.map(({ key, label, reason }) => (
                  <li key={key}>
                    {t(label)} <span>{t(reason)}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
          {shown.losses !== null && <RightsLossList losses={shown.losses} />}
        </div>
      )}
    </Modal>
  );
}
