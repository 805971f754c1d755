import { CloudServerOutlined, FileSearchOutlined, LockOutlined } from '@ant-design/icons';
import type { AuthFacts } from '@evergreen/core/session/auth';
import { useCore, useSelectedFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Result } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';

import { appMessages } from '../../../app.messages.ts';
import { hasPageBefore, wantedPathOf } from '../../../routing/history-state.ts';
import './exception.page.css';
import { exceptionMessages as messages } from './exception.messages.ts';

const ICONS = {
  '403': <LockOutlined aria-hidden />,
  '404': <FileSearchOutlined aria-hidden />,
  '500': <CloudServerOutlined aria-hidden />,
} as const;

const usernameOf = (facts: AuthFacts) => facts.user?.username ?? '';

/** 403, 404 and 500: what happened, what to do next, and what to tell an administrator. */
export function ExceptionPage({ kind }: { readonly kind: '403' | '404' | '500' }) {
  const { config, auth, shellActions } = useCore();
  const username = useSelectedFacts(auth, usernameOf);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const t = useTranslate();
  const hasWayBack = hasPageBefore(globalThis.history.state);
  const reference = [kind, wantedPathOf(globalThis.history.state) ?? pathname, username]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <Result
      className="exception"
      icon={ICONS[kind]}
      title={<h2 className="exception-title">{t(messages[kind].title)}</h2>}
      subTitle={t(messages[kind].advice)}
      extra={
        <>
          <Button type="primary" onClick={() => shellActions.run('search')}>
            {t(messages.find)}
            <kbd className="exception-key" aria-hidden>
              Ctrl K
            </kbd>
          </Button>
          <Button onClick={() => void navigate(config.homePath)}>{t(appMessages.goHome)}</Button>
          {hasWayBack && <Button onClick={() => void navigate(-1)}>{t(messages.back)}</Button>}
        </>
      }
    >
      <p className="exception-reference">
        {t(messages.reference)} <code>{reference}</code>
      </p>
    </Result>
  );
}
