import { createPasswordChange, type PasswordChangeService } from '@evergreen/core/password-change';
import { createSessions, type SessionsService } from '@evergreen/core/sessions';
import { useEmitted, usePageService } from '@evergreen/react-ui/adapter';

import { SettingsFrame } from '../account-settings/settings-frame.tsx';
import './account-security.css';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInsSection } from './sign-ins-section.tsx';

/** 安全设置: one's own password, sessions and recent sign-ins. */
export function AccountSecurityPage() {
  const sessions = usePageService(createSessions);
  const change = usePageService(createPasswordChange);
  return (
    <SettingsFrame>
      {sessions !== null && change !== null && <Sections sessions={sessions} change={change} />}
    </SettingsFrame>
  );
}

function Sections({
  sessions,
  change,
}: {
  readonly sessions: SessionsService;
  readonly change: PasswordChangeService;
}) {
  // A changed password ends the other sessions.
  useEmitted(change, (emitted) => {
    if (emitted.type === 'notice.raised' && emitted.notice.level === 'success') sessions.send({ type: 'list.refresh' });
  });
  return (
    <div className="account-security">
      <PasswordSection change={change} />
      <SessionsSection sessions={sessions} of="own" />
      <SignInsSection sessions={sessions} />
    </div>
  );
}
