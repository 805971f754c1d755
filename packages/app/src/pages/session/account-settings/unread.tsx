import type { LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { Card, Skeleton } from 'antd';

import { accountSettingsMessages as messages } from './account-settings.messages.ts';

export interface UnreadProps {
  /** Null while the first answer is on its way. */
  readonly failure: LocalizedText | null;
  readonly onRetry: () => void;
}

/** Stands in the place of what could not be read yet. */
export function Unread({ failure, onRetry }: UnreadProps) {
  const t = useTranslate();
  return (
    <Card aria-busy={failure === null}>
      {failure === null ? (
        <Skeleton active />
      ) : (
        <LoadFailure title={t(messages.failed)} description={t(failure)} onRetry={onRetry} />
      )}
    </Card>
  );
}
