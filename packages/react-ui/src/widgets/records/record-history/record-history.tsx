import { DownloadOutlined } from '@ant-design/icons';
import type { RecordHistoryService } from '@evergreen/core/records/history';
import { Button, Empty, Skeleton } from 'antd';
import type { ResourceRow } from '@evergreen/core/resources';

import { useEmitted, useFacts, useTranslate } from '../../../adapter/index.ts';
import { LoadFailure } from '../../base/load-failure/index.ts';
import { saveFile } from '../../base/save-file/index.ts';
import { RestoreDialog } from './parts/restore-dialog.tsx';
import { TimelineItem } from './parts/timeline-item.tsx';
import './record-history.css';
import { recordHistoryWidgetMessages as messages } from './record-history.messages.ts';

export interface RecordHistoryProps {
  readonly history: RecordHistoryService;
  /** The record went back to an earlier version and is this now. */
  readonly onRestored: (row: ResourceRow) => void;
}

/** What was done to a record, newest first, and the way back to an earlier version. */
export function RecordHistory({ history, onRestored }: RecordHistoryProps) {
  const { status, entries, hasMore, failure } = useFacts(history);
  const t = useTranslate();
  useEmitted(history, (emitted) => {
    if (emitted.type === 'history.restored') onRestored(emitted.row);
    if (emitted.type === 'history.exported') {
      const { content, mediaType, name } = emitted.file;
      void saveFile(new Blob([content], { type: mediaType }), name);
    }
  });
  if (status === 'loading' && entries.length === 0)
    return (
      <output className="record-history-loading" aria-label={t(messages.loading)}>
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      </output>
    );
  return (
    <div className="record-history">
      {status === 'failed' && (
        <LoadFailure
          title={t(messages.loadFailed)}
          description={failure === null ? null : t(failure)}
          onRetry={() => history.send({ type: 'history.retry' })}
        />
      )}
      {entries.length === 0 && status !== 'failed' && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.empty)} />
      )}
      {entries.length > 0 && (
        <>
          <div className="record-history-tools">
            <Button
              icon={<DownloadOutlined aria-hidden />}
              loading={status === 'exporting'}
              onClick={() => history.send({ type: 'history.export' })}
            >
              {t(messages.export)}
            </Button>
          </div>
          <ol className="record-history-list" aria-label={t(messages.title)} aria-busy={status === 'extending'}>
            {entries.map((entry) => (
              <TimelineItem
                key={entry.version}
                entry={entry}
                onRestore={() => history.send({ type: 'restore.ask', version: entry.version })}
              />
            ))}
          </ol>
        </>
      )}
      {hasMore && (
        <Button block loading={status === 'extending'} onClick={() => history.send({ type: 'history.more' })}>
          {t(messages.more)}
        </Button>
      )}
      <RestoreDialog history={history} />
    </div>
  );
}
