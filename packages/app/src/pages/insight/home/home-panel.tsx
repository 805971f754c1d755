import type { LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Button } from 'antd';
import { useId, type ReactNode } from 'react';

import { homePageMessages as messages } from './home.messages.ts';

export interface HomePanelProps {
  readonly title: LocalizedText;
  /** Beside the title. */
  readonly extra?: ReactNode;
  /** Why the figures could not be read; the last good ones stay below. */
  readonly failure?: LocalizedText | null;
  readonly onRetry?: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One part of the home page under its heading. */
export function HomePanel({ title, extra, failure = null, onRetry, className = '', children }: HomePanelProps) {
  const t = useTranslate();
  const headingId = useId();
  return (
    <section className={`home-panel ${className}`} aria-labelledby={headingId}>
      <header className="home-panel-header">
        <h2 id={headingId}>{t(title)}</h2>
        {extra}
      </header>
      {failure !== null && (
        <Alert
          type="warning"
          showIcon
          title={t(messages.failed(t(failure)))}
          action={
            <Button size="small" onClick={onRetry}>
              {t(messages.retry)}
            </Button>
          }
        />
      )}
      {children}
    </section>
  );
}
