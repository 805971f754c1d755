import { maskedMobile } from '@evergreen/core/kernel';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Button } from 'antd';

import { passwordRecoveryPageMessages as messages } from './password-recovery.messages.ts';
import type { PasswordRecoveryStepProps } from './recovery-step.ts';

/** 确认账号: whose password it will be. */
export function AccountStep({ flow }: PasswordRecoveryStepProps) {
  const { username, phone } = useFacts(flow);
  const t = useTranslate();
  return (
    <>
      <p>{t(messages.isThisYou)}</p>
      <dl className="recovery-account">
        <dt>{t(messages.username)}</dt>
        <dd>{username}</dd>
        <dt>{t(messages.phone)}</dt>
        <dd>{maskedMobile(phone)}</dd>
      </dl>
      <div className="recovery-buttons">
        <Button type="primary" size="large" block onClick={() => flow.send({ type: 'account.confirm' })}>
          {t(messages.isMine)}
        </Button>
        <Button size="large" block onClick={() => flow.send({ type: 'flow.restart' })}>
          {t(messages.notMine)}
        </Button>
      </div>
    </>
  );
}
