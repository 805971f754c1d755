import { ExclamationCircleFilled } from '@ant-design/icons';
import type { AuthFacts } from '@evergreen/core/session/auth';
import { Button, Modal, Space } from 'antd';

import { useCore, useSelectedFacts, useTranslate } from '../adapter/index.ts';
import { feedbackMessages as messages } from './feedback.messages.ts';

const isExpiredOf = (facts: AuthFacts) => facts.isExpired;
const isConfirmingLogoutOf = (facts: AuthFacts) => facts.isConfirmingLogout;

/** 登录已过期: the only option is to sign in again. */
function ExpiredDialog() {
  const { auth } = useCore();
  const t = useTranslate();
  const isOpen = useSelectedFacts(auth, isExpiredOf);
  return (
    <Modal
      open={isOpen}
      title={<DialogTitle words={t(messages.expiredTitle)} />}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      centered
      width={420}
      footer={
        <Button type="primary" autoFocus onClick={() => auth.send({ type: 'session.renew' })}>
          {t(messages.renew)}
        </Button>
      }
    >
      {t(messages.expiredContent)}
    </Modal>
  );
}

/** 真的要注销登录吗 ? */
function LogoutDialog() {
  const { auth } = useCore();
  const t = useTranslate();
  const isOpen = useSelectedFacts(auth, isConfirmingLogoutOf);
  return (
    <Modal
      open={isOpen}
      title={<DialogTitle words={t(messages.logoutTitle)} />}
      okText={t(messages.confirm)}
      cancelText={t(messages.cancel)}
      onOk={() => auth.send({ type: 'logout.confirm' })}
      onCancel={() => auth.send({ type: 'logout.cancel' })}
      okButtonProps={{ autoFocus: true }}
      // Opened again it is a new one, so that the focus is on its answer again.
      destroyOnHidden
      centered
      width={420}
    >
      {t(messages.logoutQuestion)}
    </Modal>
  );
}

function DialogTitle({ words }: { readonly words: string }) {
  return (
    <Space>
      <ExclamationCircleFilled aria-hidden style={{ color: 'var(--ant-color-warning)' }} />
      {words}
    </Space>
  );
}

/** Session dialogs, independent of the page. */
export function SessionDialogs() {
  return (
    <>
      <ExpiredDialog />
      <LogoutDialog />
    </>
  );
}
