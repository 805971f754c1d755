import { HistoryOutlined } from '@ant-design/icons';
import type { TimelineEntry } from '@evergreen/core/records/history';
import { Button, Tag } from 'antd';
import { useState } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { recordHistoryWidgetMessages as messages } from '../record-history.messages.ts';
import { ChangeList } from './change-list.tsx';

export interface TimelineItemProps {
  readonly entry: TimelineEntry;
  readonly onRestore: () => void;
}

/** Changes that an entry shows before it is opened. */
const SHOWN_CHANGES = 6;

/** One write: what was done, by whom, when, and each field with its old and its new value. */
export function TimelineItem({ entry, onRestore }: TimelineItemProps) {
  const { version, at, by, action, kind, changes, isUnlogged, isPresent, isRestorable } = entry;
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const canOpen = changes.length > SHOWN_CHANGES;
  return (
    <li className={`record-history-entry record-history-kind-${kind}`}>
      <div className="record-history-head">
        <strong>{t(action)}</strong>
        <span className="record-history-version">{t(messages.version(version))}</span>
        {isPresent && <Tag color="success">{t(messages.present)}</Tag>}
        {isRestorable && (
          <Button
            size="small"
            className="record-history-back"
            icon={<HistoryOutlined aria-hidden />}
            aria-label={t(messages.restoreVersion(version))}
            onClick={onRestore}
          >
            {t(messages.restore)}
          </Button>
        )}
      </div>
      <div className="record-history-by">
        <span>{by}</span> <time dateTime={at.replace(' ', 'T')}>{at}</time>
      </div>
      {changes.length === 0 ? (
        <p className="record-history-note">{t(isUnlogged ? messages.unlogged : messages.unchanged)}</p>
      ) : (
        <ChangeList
          changes={isOpen ? changes : changes.slice(0, SHOWN_CHANGES)}
          sides={kind === 'add' ? 'after' : kind === 'delete' ? 'before' : 'both'}
        />
      )}
      {canOpen && (
        <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? messages.showLess : messages.showAll(changes.length))}
        </Button>
      )}
    </li>
  );
}
