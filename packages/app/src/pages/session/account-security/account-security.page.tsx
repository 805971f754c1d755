import { createPasswordChange, type PasswordChangeService } from '@evergreen/core/session/password-change';
import {
  createEnrolment,
  createSecondFactorSettings,
  type EnrolmentService,
  type SecondFactorService,
} from '@evergreen/core/session/second-factor';
import { createSessions, type SessionsService } from '@evergreen/core/session/sessions';
import { useEmitted, usePageService } from '@evergreen/react-ui/adapter';

import { SettingsFrame } from '../account-settings/settings-frame.tsx';
import './account-security.css';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInsSection } from './sign-ins-section.tsx';

/** 安全设置: one's own password, sessions and recent sign-ins. */
export function AccountSecurityPage() {
  const sessions = usePageService(createSessions);
  const change = usePageService(createPasswordChange);
  const secondFactor = usePageService(createSecondFactorSettings);
  const enrolment = usePageService(createEnrolment);
  return (
    <SettingsFrame>
      {sessions !== null && change !== null && secondFactor !== null && enrolment !== null && (
        <Sections sessions={sessions} change={change} secondFactor={secondFactor} enrolment={enrolment} />
      )}
    </SettingsFrame>
  );
}

interface SectionsProps {
  readonly sessions: SessionsService;
  readonly change: PasswordChangeService;
  readonly secondFactor: SecondFactorService;
  readonly enrolment: EnrolmentService;
}

function Sections({ sessions, change, secondFactor, enrolment }: SectionsProps) {
  // A changed password ends the other sessions.
  useEmitted(change, (emitted) => {
    if (emitted.type === 'notice.raised' && emitted.notice.level === 'success') sessions.send({ type: 'list.refresh' });
  });
  return (
    <div className="account-security">
      <PasswordSection change={change} />
      <SecondFactorSection settings={secondFactor} enrolment={enrolment} />
      <SessionsSection sessions={sessions} of="own" />
      <SignInsSection sessions={sessions} />
    </div>
  );
}
