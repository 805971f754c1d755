import { SafetyCertificateOutlined, UserSwitchOutlined } from '@ant-design/icons';
import { signInWaysMessages as messages, type SignInWaysService } from '@evergreen/core/sign-in-ways';
import { thirdPartyMessages, type ThirdPartyLoginService } from '@evergreen/core/third-party-login';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';

import { useCore, useFacts, useOwnedService, useText } from '../../../adapter/index.ts';
import { EntryFailure } from '../auth-form/index.ts';
import './login-methods.css';

const ThirdPartyDialog = lazy(async () => ({ default: (await import('./third-party-dialog.tsx')).ThirdPartyDialog }));

/** The ways to sign in beside name and password, where the server has some switched on, and why the last try by one failed. */
export function SignInWays() {
  const core = useCore();
  const ways = useOwnedService(core.openSignInWays);
  const thirdParty = useOwnedService(core.openThirdPartyLogin);
  return ways === null || thirdParty === null ? null : <Ways ways={ways} thirdParty={thirdParty} />;
}

interface WaysProps {
  readonly ways: SignInWaysService;
  readonly thirdParty: ThirdPartyLoginService;
}

function Ways({ ways, thirdParty }: WaysProps) {
  const { hasSingleSignOn, thirdParties, failure } = useFacts(ways);
  const { status, failure: windowFailure } = useFacts(thirdParty);
  const say = useText();
  const isOffering = hasSingleSignOn || thirdParties.length > 0;
  const isAsking = status !== 'idle' && status !== 'waiting';
  const shown = isAsking ? null : (windowFailure ?? failure);
  if (!isOffering && shown === null) return null;
  return (
    <section className="sign-in-ways" aria-label={say(messages.others)}>
      {shown !== null && <EntryFailure failure={shown} />}
      {isOffering && <p className="sign-in-ways-title">{say(messages.others)}</p>}
      {hasSingleSignOn && (
        <Button
          size="large"
          block
          icon={<SafetyCertificateOutlined aria-hidden />}
          onClick={() => ways.send({ type: 'singleSignOn.choose' })}
        >
          {say(messages.singleSignOn)}
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
          {say(thirdPartyMessages.by(name))}
        </Button>
      ))}
      {status === 'waiting' && (
        <>
          <output className="sign-in-ways-waiting">{say(thirdPartyMessages.waiting)}</output>
          <Button onClick={() => thirdParty.send({ type: 'flow.cancel' })}>{say(thirdPartyMessages.cancel)}</Button>
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
