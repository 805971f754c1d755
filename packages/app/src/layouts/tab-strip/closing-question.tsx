import { tabsMessages, type Tab } from '@evergreen/core/shell/tabs';
import { useCore, useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Modal } from 'antd';
import { useState } from 'react';

import { tabStripMessages as messages } from './tab-strip.messages.ts';

/** Asks before unsaved edits are closed or refreshed away, and names the pages that hold them. */
export function ClosingQuestion() {
  const { tabs } = useCore();
  const { confirming, asksTo } = useFacts(tabs);
  const t = useTranslate();
  // The question keeps its words while it fades out.
  const [asked, setAsked] = useState<readonly Tab[]>([]);
  if (confirming.length > 0 && confirming !== asked) setAsked(confirming);
  const dirty = asked.filter((tab) => tab.isDirty);
  return (
    <Modal
      open={confirming.length > 0}
      title={t(asksTo === 'close' ? messages.confirmTitle : messages.refreshTitle)}
      okText={t(asksTo === 'close' ? messages.confirm : messages.refreshAnyway)}
      okButtonProps={{ danger: true }}
      cancelText={t(messages.keep)}
      onOk={() => tabs.send({ type: 'loss.confirm' })}
      onCancel={() => tabs.send({ type: 'loss.cancel' })}
      centered
      width={420}
    >
      <p>{t(tabsMessages.unsavedQuestion(asksTo, dirty.length))}</p>
      {dirty.length > 1 && (
        <ul>
          {dirty.map((tab) => (
            <li key={tab.key}>{t(tab.title)}</li>
          ))}
        </ul>
      )}
      <p>{t(tabsMessages.fateOfEdits(dirty.every((tab) => tab.isDrafted)))}</p>
    </Modal>
  );
}
