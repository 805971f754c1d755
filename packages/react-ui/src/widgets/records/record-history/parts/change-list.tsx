import { ArrowRightOutlined } from '@ant-design/icons';
import type { TimelineChange } from '@evergreen/core/records/history';
import type { LocalizedText } from '@evergreen/core/kernel';

import { useTranslate } from '../../../../adapter/index.ts';
import { recordHistoryWidgetMessages as messages } from '../record-history.messages.ts';

export interface ChangeListProps {
  readonly changes: readonly TimelineChange[];
  /** An added record has no old values, a deleted one no new ones. */
  readonly sides: 'before' | 'after' | 'both';
}

/** Fields with their old and new values. */
export function ChangeList({ changes, sides }: ChangeListProps) {
  const t = useTranslate();
  const words = (value: LocalizedText) => (t(value) === '' ? t(messages.nothing) : t(value));
  return (
    <dl className="record-history-changes">
      {changes.map(({ key, label, before, after }) => (
        <div key={key} className="record-history-change">
          <dt>{t(label)}</dt>
          <dd>
            {sides !== 'after' && <del>{words(before)}</del>}
            {sides === 'both' && (
              <ArrowRightOutlined className="record-history-arrow" aria-label={t(messages.becomes)} />
            )}
            {sides !== 'before' && <ins>{words(after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
