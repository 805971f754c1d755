import { DownloadOutlined } from '@ant-design/icons';
import type { ImportReport, RecordImportService } from '@evergreen/core/records/transfer';
import { DIALOG_WIDTHS } from '@evergreen/core/kernel';
import type { Resource } from '@evergreen/core/resources';
import { Alert, Button, Modal, Progress } from 'antd';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { useDownload } from '../../files/file-display/use-download.ts';
import { FileChoice } from './file-choice.tsx';
import type { WizardStepProps } from './wizard-step.types.ts';
import './record-import.css';
import { recordImportTexts as texts } from './record-import.messages.ts';

export interface RecordImportDialogProps {
  readonly resource: Resource;
  readonly service: RecordImportService;
}

/** The short form of the import: takes files with rows; closes when they are written, and stays with a warning where some of them are wrong. */
export function RecordImportDialog({ resource, service }: RecordImportDialogProps) {
  const t = useTranslate();
  const facts = useFacts(service);
  const isSending = facts.status === 'writing';
  const isStopping = facts.status === 'stopping';
  const key = resource.importBy === undefined ? undefined : resource.fields[resource.importBy];
  const cancel = () => service.send({ type: isSending ? 'import.stop' : 'import.close' });
  const leave = facts.status === 'refused' ? texts.close : isSending ? texts.stop : texts.cancel;
  return (
    <Modal
      open={facts.status !== 'closed' && facts.form === 'short'}
      title={t(texts.shortTitle(resource.title))}
      width={DIALOG_WIDTHS.import}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      closable={isStopping ? false : { 'aria-label': t(leave) }}
      onCancel={cancel}
      footer={
        <>
          <Button
            type="link"
            disabled={isSending || isStopping}
            className="record-import-steps"
            onClick={() => service.send({ type: 'form.change', form: 'steps' })}
          >
            {t(texts.stepByStep)}
          </Button>
          <Button disabled={isStopping} onClick={cancel}>
            {t(leave)}
          </Button>
          {facts.status !== 'refused' && (
            <Button
              type="primary"
              loading={isSending || isStopping}
              disabled={isSending || isStopping}
              onClick={() => service.send({ type: 'import.start' })}
            >
              {t(texts.start)}
            </Button>
          )}
        </>
      }
    >
      <div className="record-import">
        <p>
          {t(texts.shortHint)}
          {key !== undefined && t(texts.updates(key.label))}
        </p>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={facts.isFetchingTemplate}
          onClick={() => service.send({ type: 'template.fetch' })}
        >
          {t(texts.template)}
        </Button>
        <FileChoice facts={facts} service={service} isDisabled={isSending || isStopping} />
        <Said facts={facts} />
      </div>
    </Modal>
  );
}

/** How far it is, and what is wrong; said aloud when it changes. */
function Said({ facts: { status, percent, progress, problem, report } }: Pick<WizardStepProps, 'facts'>) {
  const t = useTranslate();
  return (
    <div aria-live="polite">
      {status === 'stopping' && t(texts.stopping)}
      {status === 'writing' && (
        <>
          <Progress percent={percent} status="active" aria-hidden />
          {t(
            percent < 100
              ? texts.sending(percent)
              : progress === null || progress.total === 0
                ? texts.checkingAndWriting
                : (progress.isWriting ? texts.written : texts.tried)(progress.done, progress.total),
          )}
        </>
      )}
      {problem !== null && <Alert type="error" showIcon role="alert" title={t(problem)} />}
      {status === 'refused' && report !== null && <Refusal report={report} />}
    </div>
  );
}

function Refusal({ report: { title, detail, file } }: { readonly report: ImportReport }) {
  const t = useTranslate();
  const { isFetching, download } = useDownload();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t(title)}
      description={
        <>
          <p>{t(detail)}</p>
          {file !== null && (
            <Button
              type="link"
              className="record-import-marked"
              icon={<DownloadOutlined aria-hidden />}
              loading={isFetching}
              onClick={() => void download(file.path, file.name)}
            >
              {t(texts.markedFile(file.name))}
            </Button>
          )}
        </>
      }
    />
  );
}
