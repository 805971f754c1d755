import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { useEffect } from 'react';

import { appMessages as messages } from '../app.messages.ts';
import { PageLoadError } from './lazy-page.ts';
import './page-failure.css';

/**
 * Says that a page could not be loaded or has broken. Plain elements, because it must be there when nothing else can be
 * fetched. Another try starts afresh: the browser remembers a failed module as failed. A program that a newer version no longer
 * has is the core's to decide about.
 */
export function PageFailure({ problem }: { readonly problem: unknown }) {
  const { newVersion } = useCore();
  const t = useTranslate();
  const isLoadFailure = problem instanceof PageLoadError;
  useEffect(() => {
    if (isLoadFailure) newVersion.send({ type: 'program.missed' });
  }, [newVersion, isLoadFailure]);
  return (
    <div className="page-failure" role="alert">
      <h1>{t(isLoadFailure ? messages.pageLoadFailed : messages.pageBroken)}</h1>
      <p>{t(isLoadFailure ? messages.pageLoadFailedContent : messages.pageBrokenContent)}</p>
      {!isLoadFailure && problem instanceof Error && <code>{problem.message}</code>}
      <button type="button" onClick={() => globalThis.location.reload()}>
        {t(messages.retry)}
      </button>
    </div>
  );
}
