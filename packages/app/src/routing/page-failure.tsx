import { useText } from '@evergreen/react-ui/adapter';
import { Button, Result, Typography } from 'antd';

import { appMessages as messages } from '../app.messages.ts';
import { PageLoadError } from './lazy-page.ts';

/** Says that a page could not be loaded or has broken. Another try starts afresh: a failed module is remembered as failed. */
export function PageFailure({ problem }: { readonly problem: unknown }) {
  const say = useText();
  const isLoadFailure = problem instanceof PageLoadError;
  const tryAgain = (
    <Button type="primary" onClick={() => globalThis.location.reload()}>
      {say(messages.retry)}
    </Button>
  );
  return (
    <div role="alert">
      <Result
        status={isLoadFailure ? 'warning' : 'error'}
        title={say(isLoadFailure ? messages.pageLoadFailed : messages.pageBroken)}
        subTitle={say(isLoadFailure ? messages.pageLoadFailedContent : messages.pageBrokenContent)}
        extra={tryAgain}
      >
        {!isLoadFailure && problem instanceof Error && <Typography.Text code>{problem.message}</Typography.Text>}
      </Result>
    </div>
  );
}
