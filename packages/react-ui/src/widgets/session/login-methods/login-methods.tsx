import { SafetyCertificateOutlined, UserSwitchOutlined } from '@ant-design/icons';
import {
  createLoginMethods,
  loginMethodsMessages as messages,
  type LoginMethodsService,
} from '@evergreen/core/session/login-methods';
import {
  createThirdPartyLogin,
  thirdPartyMessages,
  type ThirdPartyLoginService,
} from '@evergreen/core/session/third-party-login';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';

import { useFacts, usePageService, useTranslate } from '../../../adapter/index.ts';
import { FormError } from '../auth-form/index.ts';
import './login-methods.css';

const ThirdPartyDialog = lazy(async () => ({ default: (await import('./third-party-dialog.tsx')).ThirdPartyDialog }));

export interface LoginMethodsProps {
  /** An account to try a new platform with was chosen. */
  readonly onAccount: (username: string) => void;
}

/**
 * The ways to sign in beside name and password, where the server has some switched on, why the last try by one failed, and the
 * accounts of a new platform.
 */
export function LoginMethods({ onAccount }: LoginMethodsProps) {
  const ways = usePageService(createLoginMethods);
  const thirdParty = usePageService(createThirdPartyLogin);
  if (ways === null || thirdParty === null) return null;
  return (
    <>
      <Ways ways={ways} thirdParty={thirdParty} />
      <Demonstration ways={ways} onAccount={onAccount} />
    </>
  );
}

interface DemonstrationProps extends LoginMethodsProps {
  readonly ways: LoginMethodsService;
}

function Demonstration({ ways, onAccount }: DemonstrationProps) {
  const { demonstration } = useFacts(ways);
  const t = useTranslate();
  if (demonstration.length === 0) return null;
  return (
    <section className="login-methods" aria-label={t(messages.demonstration)}>
      <p className="login-methods-title">{t(messages.demonstration)}</p>
      <ul className="login-methods-accounts">
        {demonstration.map(({ username, role, about }) => (
          // The name of a role is as it is stored.
          <li key={username} lang="zh-CN">
            <Button type="default" title={about} onClick={() => onAccount(username)}>
              {username} · {role}
            </Button>
          </li>
        ))}
      </ul>
      <p className="login-methods-waiting">{t(messages.demonstrationPassword)}</p>
    </section>
  );
}

interface WaysProps {
  readonly ways: LoginMethodsService;
  readonly thirdParty: ThirdPartyLoginService;
}

function Ways({ ways, thirdParty }: WaysProps) {
  const { hasSingleSignOn, thirdParties, failure } = useFacts(ways);
  const { status, failure: windowFailure } = useFacts(thirdParty);
  const t = useTranslate();
  const isOffering = hasSingleSignOn || thirdParties.length > 0;
  const isAsking = status !== 'idle' && status !== 'waiting';
  const shown = isAsking ? null : (windowFailure ?? failure);
  if (!isOffering && shown === null) return null;
  return (
    <section className="login-methods" aria-label={t(messages.others)}>
      {shown !== null && <FormError failure={shown} />}
      {isOffering && <p className="login-methods-title">{t(messages.others)}</p>}
      {hasSingleSignOn && (
        <Button
          size="large"
          block
          icon={<SafetyCertificateOutlined aria-hidden />}
          onClick={() => ways.send({ type: 'singleSignOn.choose' })}
        >
          {t(messages.singleSignOn)}
        </Button>
      )}
      {thirdParties.map(({ thirdType, name }) => (
        <Button
          key={thirdType}
          size="large"
          block
          icon={<UserSwitchOutlined aria-hidden />}
          disabled={status !== 'idle'}
          onClick={() => thirdParty.send({ type: 'provider.choose', thirdType })}
        >
          {t(thirdPartyMessages.by(name))}
        </Button>
      ))}
      {status === 'waiting' && (
        <>
          <output className="login-methods-waiting">{t(thirdPartyMessages.waiting)}</output>
          <Button onClick={() => thirdParty.send({ type: 'flow.cancel' })}>{t(thirdPartyMessages.cancel)}</Button>
        </>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <ThirdPartyDialog thirdParty={thirdParty} />
        </Suspense>
      )}
    </section>
  );
}
