import { Alert, Button } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import { loadFailureMessages as messages } from './load-failure.messages.ts';

export interface LoadFailureProps {
  /** What could not be loaded. */
  readonly title: string;
  /** Why; left out where the title says it. */
  readonly description?: string | null | undefined;
  readonly onRetry: () => void;
}

/** Says that something was not loaded, to screen readers at once, and tries again. */
export function LoadFailure({ title, description = null, onRetry }: LoadFailureProps) {
  const t = useTranslate();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={title}
      description={description}
      action={
        <Button size="small" onClick={onRetry}>
          {t(messages.retry)}
        </Button>
      }
    />
  );
}
