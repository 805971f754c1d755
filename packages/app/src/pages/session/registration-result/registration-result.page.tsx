import { CheckCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Button } from 'antd';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { registrationResultMessages as messages } from './registration-result.messages.ts';

/** Greets the new account by its name. Opened without one it says so and links on. */
export function RegistrationResultPage() {
  const username = usernameIn(useLocation().state);
  const t = useTranslate();
  const navigate = useNavigate();
  const isNew = username !== null;
  return (
    <div className="entry-card entry-result">
      {isNew ? (
        <CheckCircleFilled aria-hidden className="entry-result-icon is-success" />
      ) : (
        <InfoCircleFilled aria-hidden className="entry-result-icon" />
      )}
      <h2>{t(isNew ? messages.welcome(username) : messages.nothing)}</h2>
      <p>{t(isNew ? messages.rights : messages.nothingContent)}</p>
      <Button type="primary" size="large" block autoFocus={isNew} onClick={() => void navigate('/user/login')}>
        {t(messages.toLogin)}
      </Button>
      {!isNew && (
        <div className="entry-card-links">
          <Link to="/user/register">{t(messages.toRegistration)}</Link>
        </div>
      )}
    </div>
  );
}

/** What the registration page leaves in the entry of the history; anything else in its place is no name. */
function usernameIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('username' in state)) return null;
  return typeof state.username === 'string' && state.username !== '' ? state.username : null;
}
