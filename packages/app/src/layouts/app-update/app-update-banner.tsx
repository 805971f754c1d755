import { useCore, useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Button, Modal, Space } from 'antd';
import { useEffect } from 'react';

import { newVersionMessages as messages } from './app-update.messages.ts';

/** Offers to load a version that is newer than the one that runs, and says when that was done already. */
export function NewVersionBanner() {
  const { newVersion } = useCore();
  const { isOffered, isUpdated } = useFacts(newVersion);
  const t = useTranslate();
  useEffect(() => {
    const focused = () => newVersion.send({ type: 'window.focused' });
    globalThis.addEventListener('focus', focused);
    return () => globalThis.removeEventListener('focus', focused);
  }, [newVersion]);
  return (
    <>
      {isOffered && (
        <Alert
          banner
          type="info"
          title={t(messages.offered)}
          action={
            <Space>
              <Button type="primary" onClick={() => newVersion.send({ type: 'reload.request' })}>
                {t(messages.reload)}
              </Button>
              <Button onClick={() => newVersion.send({ type: 'offer.postpone' })}>{t(messages.later)}</Button>
            </Space>
          }
        />
      )}
      {isUpdated && (
        <Alert
          banner
          type="success"
          title={t(messages.updated)}
          action={<Button onClick={() => newVersion.send({ type: 'notice.close' })}>{t(messages.known)}</Button>}
        />
      )}
      <LossQuestion />
    </>
  );
}

/** Names the pages whose edits would be lost. */
function LossQuestion() {
  const { newVersion, tabs } = useCore();
  const { isConfirming } = useFacts(newVersion);
  const { tabs: open } = useFacts(tabs);
  const t = useTranslate();
  return (
    <Modal
      open={isConfirming}
      title={t(messages.question)}
      okText={t(messages.reloadAnyway)}
      okButtonProps={{ danger: true }}
      cancelText={t(messages.keepEditing)}
      cancelButtonProps={{ autoFocus: true }}
      onOk={() => newVersion.send({ type: 'reload.confirm' })}
      onCancel={() => newVersion.send({ type: 'reload.cancel' })}
      destroyOnHidden
      centered
      width={420}
    >
      <p>{t(messages.lost)}</p>
      <ul>
        {open
          .filter((tab) => tab.isDirty)
          .map((tab) => (
            <li key={tab.key}>{t(tab.title)}</li>
          ))}
      </ul>
    </Modal>
  );
}
