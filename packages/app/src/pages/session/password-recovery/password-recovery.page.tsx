import {
  createPasswordRecovery,
  type PasswordRecoveryService,
  type PasswordRecoveryStep,
} from '@evergreen/core/session/password-recovery';
import { useEmitted, useFacts, usePageService, useTranslate, useMarkedTab } from '@evergreen/react-ui/adapter';
import { Steps } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import './password-recovery.css';
import { passwordRecoveryPageMessages as messages } from './password-recovery.messages.ts';
import { AccountStep } from './account-step.tsx';
import { DoneStep } from './done-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PhoneStep } from './phone-step.tsx';

const STEPS = [
  'verifyingPhone',
  'confirmingAccount',
  'settingPassword',
  'done',
] as const satisfies readonly PasswordRecoveryStep[];

/** A new password for who forgot theirs. Every visit begins at the beginning: no address leads into the middle. */
export function PasswordRecoveryPage() {
  const flow = usePageService(createPasswordRecovery);
  return flow === null ? null : <PasswordRecoverySteps flow={flow} />;
}

function PasswordRecoverySteps({ flow }: { readonly flow: PasswordRecoveryService }) {
  const { step } = useFacts(flow);
  const t = useTranslate();
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEmitted(flow, (emitted) => {
    if (emitted.type === 'navigation.requested') void navigate(emitted.path, { replace: true });
  });
  // What had the focus is gone with its step; whoever hears the page hears where they are now.
  useEffect(() => {
    if (shown.current !== step) panel.current?.focus();
    shown.current = step;
  }, [step]);
  // What was proved is persisted nowhere, so leaving the window asks.
  useMarkedTab(step === 'confirmingAccount' || step === 'settingPassword');
  if (step === 'left') return null;
  return (
    <div className="entry-card is-wide">
      <h2>{t(messages.title)}</h2>
      <Steps
        className="recovery-steps"
        size="small"
        titlePlacement="vertical"
        responsive={false}
        current={STEPS.indexOf(step)}
        items={STEPS.map((name) => ({ title: t(messages[name]) }))}
      />
      <section ref={panel} tabIndex={-1} className="recovery-step" aria-label={t(messages[step])}>
        {drawingOf(step, flow)}
      </section>
      {step !== 'done' && (
        <div className="entry-card-links">
          <Link to="/user/login">{t(messages.toLogin)}</Link>
        </div>
      )}
    </div>
  );
}

function drawingOf(step: Exclude<PasswordRecoveryStep, 'left'>, flow: PasswordRecoveryService): ReactNode {
  switch (step) {
    case 'verifyingPhone':
      return <PhoneStep flow={flow} />;
    case 'confirmingAccount':
      return <AccountStep flow={flow} />;
    case 'settingPassword':
      return <PasswordStep flow={flow} />;
    case 'done':
      return <DoneStep flow={flow} />;
  }
}
