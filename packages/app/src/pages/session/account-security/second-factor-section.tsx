import { SafetyCertificateOutlined } from '@ant-design/icons';
import type { AuthFacts } from '@evergreen/core/session/auth';
import type { SecondFactorState } from '@evergreen/core/contract';
import type { EnrolmentService, SecondFactorService } from '@evergreen/core/session/second-factor';
import { useCore, useEmitted, useFacts, useSelectedFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { Alert, Button, Skeleton } from 'antd';
import { Suspense, useRef, useState } from 'react';

import { lazyPage } from '../../../routing/lazy-page.ts';
import { Section } from '../account-settings/section.tsx';
import { secondFactorPageMessages as messages } from './second-factor.messages.ts';

const EnrolmentDialog = lazyPage(async () => (await import('./enrolment-dialog.tsx')).EnrolmentDialog);
const ChangeDialog = lazyPage(async () => (await import('./second-factor-dialog.tsx')).SecondFactorDialog);

const usernameOf = ({ user }: AuthFacts) => user?.username ?? '';

export interface SecondFactorSectionProps {
  readonly settings: SecondFactorService;
  readonly enrolment: EnrolmentService;
}

/** 两步验证: turn it on, turn it off, new recovery codes. */
export function SecondFactorSection({ settings, enrolment }: SecondFactorSectionProps) {
  const { auth } = useCore();
  const t = useTranslate();
  const username = useSelectedFacts(auth, usernameOf);
  const { status, state, failure, change } = useFacts(settings);
  const isEnrolling = useFacts(enrolment).status !== 'closed';
  const [parts, setParts] = useState({ enrolment: false, change: false });
  if ((isEnrolling && !parts.enrolment) || (change !== null && !parts.change))
    setParts({ enrolment: parts.enrolment || isEnrolling, change: parts.change || change !== null });
  const end = useRef<HTMLDivElement>(null);
  useEmitted(enrolment, ({ type }) => {
    if (type === 'secondFactor.turnedOn') settings.send({ type: 'state.refresh' });
  });
  // The button that opened a dialog may be gone with what it did.
  const focusFirst = () => end.current?.querySelector('button')?.focus();
  return (
    <Section
      title={t(messages.title)}
      description={t(messages.content)}
      actions={
        <div ref={end} className="account-section-actions">
          {state !== null && <Actions state={state} settings={settings} enrolment={enrolment} />}
        </div>
      }
    >
      {state === null && status !== 'failed' && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {status === 'failed' && failure !== null && (
        <LoadFailure
          title={t(messages.failed)}
          description={t(failure)}
          onRetry={() => settings.send({ type: 'state.refresh' })}
        />
      )}
      {state !== null && <State state={state} />}
      <Suspense fallback={null}>
        {parts.enrolment && <EnrolmentDialog enrolment={enrolment} username={username} onGone={focusFirst} />}
        {parts.change && <ChangeDialog settings={settings} username={username} onGone={focusFirst} />}
      </Suspense>
    </Section>
  );
}

interface ActionsProps extends SecondFactorSectionProps {
  readonly state: SecondFactorState;
}

function Actions({ state: { isOn, isRequired }, settings, enrolment }: ActionsProps) {
  const t = useTranslate();
  if (!isOn)
    return (
      <Button
        type="primary"
        icon={<SafetyCertificateOutlined aria-hidden />}
        onClick={() => enrolment.send({ type: 'dialog.show' })}
      >
        {t(messages.turnOn)}
      </Button>
    );
  return (
    <>
      <Button onClick={() => settings.send({ type: 'change.start', change: 'renewCodes' })}>{t(messages.renew)}</Button>
      {!isRequired && (
        <Button danger onClick={() => settings.send({ type: 'change.start', change: 'turnOff' })}>
          {t(messages.turnOff)}
        </Button>
      )}
    </>
  );
}

function State({ state: { isOn, turnedOnAt, recoveryCodesLeft, isRequired } }: { readonly state: SecondFactorState }) {
  const t = useTranslate();
  return (
    <div>
      <p className="account-security-state">{t(isOn ? messages.isOn(turnedOnAt ?? '') : messages.isOff)}</p>
      {isOn && <p className="account-security-aside">{t(messages.left(recoveryCodesLeft))}</p>}
      {isRequired && <p className="account-security-aside">{t(messages.required)}</p>}
      {isOn && recoveryCodesLeft < 3 && <Alert type="warning" showIcon title={t(messages.fewLeft)} />}
    </div>
  );
}
