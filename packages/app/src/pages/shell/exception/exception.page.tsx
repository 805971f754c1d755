import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Result } from 'antd';
import { useNavigate } from 'react-router-dom';

import { appMessages } from '../../../app.messages.ts';
import { exceptionMessages as messages } from './exception.messages.ts';

/** 403, 404 and 500, with ways on: home, and back where the person came from inside the site. */
export function ExceptionPage({ kind }: { readonly kind: '403' | '404' | '500' }) {
  const { config } = useCore();
  const navigate = useNavigate();
  const t = useTranslate();
  const hasWayBack = isAfterAnother(globalThis.history.state);
  return (
    <Result
      status={kind}
      title={<h1 className="exception-title">{kind}</h1>}
      subTitle={t(messages[kind])}
      extra={
        <>
          <Button type="primary" onClick={() => void navigate(config.homePath)}>
            {t(appMessages.goHome)}
          </Button>
          {hasWayBack && <Button onClick={() => void navigate(-1)}>{t(messages.back)}</Button>}
        </>
      }
    />
  );
}

/** Whether the router came here from another page of ours: it counts its steps in the history's state. */
function isAfterAnother(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
  );
}
