import type { LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Button } from 'antd';
import { useId, type ReactNode } from 'react';

import './insight-panel.css';
import { insightMessages as messages } from './insight.messages.ts';

export interface InsightPanelProps {
  readonly title: LocalizedText;
  /** Under the title: what is counted. */
  readonly note?: LocalizedText;
  /** Beside the title. */
  readonly extra?: ReactNode;
  /** Why the figures could not be read; the last good ones stay below. */
  readonly failure?: LocalizedText | null;
  readonly onRetry?: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One part of a page of figures under its heading. */
export function InsightPanel(props: InsightPanelProps) {
  const { title, note, extra, failure = null, onRetry, className = '', children } = props;
  const t = useTranslate();
  const headingId = useId();
  return (
    <section className={`insight-panel ${className}`} aria-labelledby={headingId}>
      <header className="insight-panel-header">
        <div>
          <h2 id={headingId}>{t(title)}</h2>
          {note !== undefined && <p>{t(note)}</p>}
        </div>
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
