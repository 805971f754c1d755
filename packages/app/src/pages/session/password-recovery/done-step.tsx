import { CheckCircleFilled } from '@ant-design/icons';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Button } from 'antd';

import { passwordRecoveryPageMessages as messages } from './password-recovery.messages.ts';
import type { PasswordRecoveryStepProps } from './recovery-step.ts';

/** 完成: leads to the login page by itself, at once, or not at all. */
export function DoneStep({ flow }: PasswordRecoveryStepProps) {
  const { secondsLeft } = useFacts(flow);
  const t = useTranslate();
  const isStaying = secondsLeft === 0;
  return (
    <div className="entry-result">
      <CheckCircleFilled aria-hidden className="entry-result-icon is-success" />
      <h3>{t(messages.isSet)}</h3>
      <p role="timer" className="recovery-countdown">
        {t(isStaying ? messages.staying : messages.countdown(secondsLeft))}
      </p>
      <div className="recovery-buttons">
        <Button type="primary" size="large" block onClick={() => flow.send({ type: 'login.open' })}>
          {t(messages.goNow)}
        </Button>
        {!isStaying && (
          <Button size="large" block onClick={() => flow.send({ type: 'countdown.stop' })}>
            {t(messages.stay)}
          </Button>
        )}
      </div>
    </div>
  );
}
