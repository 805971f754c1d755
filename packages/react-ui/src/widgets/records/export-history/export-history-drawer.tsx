import type { ExportJobState } from '@evergreen/core/contract';
import type { ExportHistoryFacts, ExportHistoryService, ListedExport } from '@evergreen/core/records/transfer';
import { Alert, Button, Drawer, Empty, Progress, Spin, Tag } from 'antd';

import { useEmitted, useFacts, useTranslate } from '../../../adapter/index.ts';
import { saveFile } from '../../base/save-file/index.ts';
import './export-history.css';
import { exportHistoryTexts as texts } from './export-history.messages.ts';

const WIDTH = 480;
const KILOBYTE = 1024;

const colours: Readonly<Record<ExportJobState, string>> = {
  waiting: 'default',
  running: 'processing',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
  expired: 'default',
};

/** One's own exports that the server makes or made: how far they are, and their files. */
export function ExportHistoryDrawer({ service }: { readonly service: ExportHistoryService }) {
  const t = useTranslate();
  const facts = useFacts(service);
  useEmitted(service, (emitted) => {
    if (emitted.type === 'file.received') void saveFile(emitted.content, emitted.name);
  });
  return (
    <Drawer
      open={facts.status !== 'closed'}
      title={t(texts.title)}
      size={`min(100vw, ${WIDTH}px)`}
      closable={{ 'aria-label': t(texts.close), placement: 'end' }}
      onClose={() => service.send({ type: 'exports.close' })}
      extra={
        <Button size="small" onClick={() => service.send({ type: 'exports.refresh' })}>
          {t(texts.refresh)}
        </Button>
      }
    >
      <div className="export-history">
        <span className="export-history-facts">{t(texts.hint)}</span>
        <Listed facts={facts} service={service} />
      </div>
    </Drawer>
  );
}

interface PartProps {
  readonly facts: ExportHistoryFacts;
  readonly service: ExportHistoryService;
}

function Listed({ facts, service }: PartProps) {
  const t = useTranslate();
  const { status, failure, jobs } = facts;
  return (
    <>
      {status === 'loading' && (
        <Spin description={t(texts.reading)}>
          <div style={{ minHeight: 120 }} />
        </Spin>
      )}
      {status === 'failed' && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t(texts.failed)}
          description={failure === null ? null : t(failure)}
          action={
            <Button size="small" onClick={() => service.send({ type: 'exports.refresh' })}>
              {t(texts.retry)}
            </Button>
          }
        />
      )}
      {status === 'shown' && jobs.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(texts.empty)} />
      )}
      {jobs.length > 0 && (
        <ul aria-label={t(texts.title)}>
          {jobs.map((job) => (
            <li key={job.id} className="export-history-job">
              <Job job={job} facts={facts} service={service} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Job({ job, facts: { acting }, service }: PartProps & { readonly job: ListedExport }) {
  const t = useTranslate();
  const { id, fileName, status, message, createTime, isRevealed, deeds } = job;
  return (
    <>
      <div className="export-history-head">
        <strong>{fileName}</strong>
        <span aria-live="polite">
          <Tag color={colours[status]}>{t(texts.states[status])}</Tag>
        </span>
      </div>
      {status === 'running' && <Running job={job} />}
      {message !== null && <span className="export-history-problem">{message}</span>}
      <div className="export-history-foot">
        <span className="export-history-facts">
          {[createTime, ...whatIsThere(job).map(t), ...(isRevealed ? [t(texts.revealed)] : [])].join(' · ')}
        </span>
        <span>
          {deeds.map((deed) => (
            <Button
              key={deed}
              type="link"
              size="small"
              danger={deed !== 'download'}
              disabled={acting !== null}
              loading={acting?.id === id && acting.deed === deed}
              aria-label={t(texts.deedsOf[deed](fileName))}
              onClick={() => service.send({ type: 'export.do', deed, id })}
            >
              {t(texts.deeds[deed])}
            </Button>
          ))}
        </span>
      </div>
    </>
  );
}

function Running({ job: { fileName, percent, written, total } }: { readonly job: ListedExport }) {
  const t = useTranslate();
  return (
    <>
      <Progress percent={percent ?? 0} size="small" status="active" aria-label={fileName} />
      <span className="export-history-facts">{t(total === null ? texts.counting : texts.written(written, total))}</span>
    </>
  );
}

function whatIsThere({ status, total, size, expireTime }: ListedExport) {
  if (status !== 'done' || total === null || size === null || expireTime === null) return [];
  return [texts.rows(total), texts.size(Math.ceil(size / KILOBYTE)), texts.until(expireTime)];
}
