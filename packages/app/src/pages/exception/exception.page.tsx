import { useCore, useText } from '@evergreen/react-ui/adapter';
import { Button, Result } from 'antd';
import { useNavigate } from 'react-router-dom';

import { appMessages } from '../../app.messages.ts';
import { exceptionMessages as messages } from './exception.messages.ts';

/** 403, 404 and 500, with a way back home. */
export function ExceptionPage({ kind }: { readonly kind: '403' | '404' | '500' }) {
  const { config } = useCore();
  const navigate = useNavigate();
  const say = useText();
  return (
    <Result
      status={kind}
      title={<h1 className="exception-title">{kind}</h1>}
      subTitle={say(messages[kind])}
      extra={
        <Button type="primary" onClick={() => void navigate(config.homePath)}>
          {say(appMessages.goHome)}
        </Button>
      }
    />
  );
}
