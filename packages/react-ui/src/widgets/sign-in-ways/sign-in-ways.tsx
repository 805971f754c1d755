import { SafetyCertificateOutlined } from '@ant-design/icons';
import { signInWaysMessages as messages, type SignInWaysService } from '@evergreen/core/sign-in-ways';
import { Alert, Button, Divider } from 'antd';

import { useCore, useFacts, useOwnedService, useText } from '../../adapter/index.ts';
import './sign-in-ways.css';

/** The ways to sign in beside name and password, where the server has some switched on, and why the last try by one failed. */
export function SignInWays() {
  const ways = useOwnedService(useCore().openSignInWays);
  return ways === null ? null : <Ways ways={ways} />;
}

function Ways({ ways }: { readonly ways: SignInWaysService }) {
  const { hasSingleSignOn, failure } = useFacts(ways);
  const say = useText();
  if (!hasSingleSignOn && failure === null) return null;
  return (
    <section className="sign-in-ways" aria-label={say(messages.others)}>
      {failure !== null && <Alert type="error" showIcon role="alert" title={say(failure)} />}
      {hasSingleSignOn && (
        <>
          <Divider plain style={{ margin: 0 }}>
            {say(messages.others)}
          </Divider>
          <Button
            size="large"
            block
            icon={<SafetyCertificateOutlined aria-hidden />}
            onClick={() => ways.send({ type: 'singleSignOn.choose' })}
          >
            {say(messages.singleSignOn)}
          </Button>
        </>
      )}
    </section>
  );
}
