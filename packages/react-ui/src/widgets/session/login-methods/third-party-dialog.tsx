import { thirdPartyMessages as messages, type ThirdPartyLoginService } from '@evergreen/core/session/third-party-login';
import { Alert, Button, Input, Modal, Space } from 'antd';
import { useId, useState } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';

const WIDTH = 440;

export interface ThirdPartyDialogProps {
  readonly thirdParty: ThirdPartyLoginService;
}

/** What becomes of a third party's user who is nobody here yet: a new account, or one that is there. */
export function ThirdPartyDialog({ thirdParty }: ThirdPartyDialogProps) {
  const { status, failure } = useFacts(thirdParty);
  const t = useTranslate();
  const isOpen = status !== 'idle' && status !== 'waiting';
  const isBinding = status === 'binding' || status === 'checking';
  return (
    <Modal
      open={isOpen}
      title={t(messages.title)}
      width={WIDTH}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      closable={false}
      onCancel={() => thirdParty.send({ type: 'flow.cancel' })}
      footer={null}
    >
      <div className="login-methods-dialog">
        {failure !== null && <Alert type="error" showIcon role="alert" title={t(failure)} />}
        {isBinding ? (
          <BindingForm thirdParty={thirdParty} isBusy={status === 'checking'} />
        ) : (
          <Choice thirdParty={thirdParty} isBusy={status === 'creating'} />
        )}
      </div>
    </Modal>
  );
}

interface StepProps extends ThirdPartyDialogProps {
  readonly isBusy: boolean;
}

function Choice({ thirdParty, isBusy }: StepProps) {
  const t = useTranslate();
  return (
    <>
      <p>{t(messages.question)}</p>
      <Button
        autoFocus
        type="primary"
        size="large"
        block
        disabled={isBusy}
        onClick={() => thirdParty.send({ type: 'account.bind' })}
      >
        {t(messages.bind)}
      </Button>
      <Button size="large" block loading={isBusy} onClick={() => thirdParty.send({ type: 'account.create' })}>
        {t(messages.create)}
      </Button>
      <Button size="large" type="text" block disabled={isBusy} onClick={() => thirdParty.send({ type: 'flow.cancel' })}>
        {t(messages.cancel)}
      </Button>
    </>
  );
}

function BindingForm({ thirdParty, isBusy }: StepProps) {
  const t = useTranslate();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const id = useId();
  return (
    <form
      noValidate
      className="login-methods-dialog"
      onSubmit={(event) => {
        event.preventDefault();
        thirdParty.send({ type: 'binding.submit', username, password });
      }}
    >
      <label htmlFor={`${id}-username`}>{t(messages.username)}</label>
      <Input
        id={`${id}-username`}
        size="large"
        autoFocus
        autoComplete="username"
        maxLength={64}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <label htmlFor={`${id}-password`}>{t(messages.password)}</label>
      <Input.Password
        id={`${id}-password`}
        size="large"
        autoComplete="current-password"
        maxLength={128}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Space style={{ justifyContent: 'flex-end' }}>
        <Button size="large" disabled={isBusy} onClick={() => thirdParty.send({ type: 'account.back' })}>
          {t(messages.back)}
        </Button>
        <Button size="large" type="primary" htmlType="submit" loading={isBusy}>
          {t(messages.confirm)}
        </Button>
      </Space>
    </form>
  );
}
