import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';

import { homePageMessages as messages } from './home.messages.ts';

const ACCOUNT_PATH = '/account/center';

/** Tells somebody without a role who gives one, and asks again at the press of a button. */
export function WithoutGrants() {
  const { auth } = useCore();
  const t = useTranslate();
  return (
    <Alert
      type="info"
      showIcon
      role="note"
      title={t(messages.noGrants)}
      description={
        <>
          <p className="home-without-grants">{t(messages.noGrantsContent)}</p>
          <Link to={ACCOUNT_PATH}>{t(messages.ownAccount)}</Link>
        </>
      }
      action={<Button onClick={() => auth.send({ type: 'menu.refresh' })}>{t(messages.readGrantsAgain)}</Button>}
    />
  );
}
