import { tabsMessages, type Tab } from '@evergreen/core/tabs';
import { useCore, useFacts, useText } from '@evergreen/react-ui/adapter';
import { Modal } from 'antd';
import { useState } from 'react';

import { tabStripMessages as messages } from './tab-strip.messages.ts';

/** Asks before unsaved edits are closed or refreshed away, and names the pages that hold them. */
export function ClosingQuestion() {
  const { tabs } = useCore();
  const { confirming, asksTo } = useFacts(tabs);
  const say = useText();
  // The question keeps its words while it fades out.
  const [asked, setAsked] = useState<readonly Tab[]>([]);
  if (confirming.length > 0 && confirming !== asked) setAsked(confirming);
  const dirty = asked.filter((tab) => tab.isDirty);
  return (
    <Modal
      open={confirming.length > 0}
      title={say(asksTo === 'close' ? messages.confirmTitle : messages.refreshTitle)}
      okText={say(asksTo === 'close' ? messages.confirm : messages.refreshAnyway)}
      okButtonProps={{ danger: true }}
      cancelText={say(messages.keep)}
      onOk={() => tabs.send({ type: 'loss.confirm' })}
      onCancel={() => tabs.send({ type: 'loss.cancel' })}
      centered
      width={420}
    >
      <p>{say(tabsMessages.unsavedQuestion(asksTo, dirty.length))}</p>
      {dirty.length > 1 && (
        <ul>
          {dirty.map((tab) => (
            <li key={tab.key}>{say(tab.title)}</li>
          ))}
        </ul>
      )}
      <p>{say(tabsMessages.fateOfEdits(dirty.every((tab) => tab.isDrafted)))}</p>
    </Modal>
  );
}
