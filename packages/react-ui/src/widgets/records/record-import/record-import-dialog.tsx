import { DownloadOutlined, FileExcelOutlined, UploadOutlined } from '@ant-design/icons';
import type { ImportReport, RecordImportFacts, RecordImportService } from '@evergreen/core/record-import';
import { DIALOG_WIDTHS } from '@evergreen/core/kernel';
import type { Resource } from '@evergreen/core/resources';
import { Alert, Button, Modal, Progress } from 'antd';
import { useRef } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { useDownload } from '../../files/file-display/index.ts';
import './record-import.css';
import { recordImportTexts as texts } from './record-import.messages.ts';

export interface RecordImportDialogProps {
  readonly resource: Resource;
  readonly service: RecordImportService;
  /** Goes on with the import step by step. */
  readonly onStepByStep: () => void;
}

/** Takes a file with rows; closes when they are written, and stays with a warning where some of them are wrong. */
export function RecordImportDialog({ resource, service, onStepByStep }: RecordImportDialogProps) {
  const t = useTranslate();
  const facts = useFacts(service);
  const isSending = facts.status === 'sending' || facts.status === 'checking';
  const key = resource.importBy === undefined ? undefined : resource.fields[resource.importBy];
  const cancel = () => service.send({ type: 'import.cancel' });
  const leave = facts.status === 'refused' ? texts.close : isSending ? texts.stop : texts.cancel;
  return (
    <Modal
      open={facts.status !== 'closed'}
      title={t(texts.title(resource.title))}
      width={DIALOG_WIDTHS.import}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      closable={{ 'aria-label': t(leave) }}
      onCancel={cancel}
      footer={
        <>
          <Button type="link" disabled={isSending} className="record-import-steps" onClick={onStepByStep}>
            {t(texts.stepByStep)}
          </Button>
          <Button onClick={cancel}>{t(leave)}</Button>
          {facts.status !== 'refused' && (
            <Button
              type="primary"
              loading={isSending}
              disabled={isSending}
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
          {t(texts.hint)}
          {key !== undefined && t(texts.updates(key.label))}
        </p>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={facts.isFetchingTemplate}
          onClick={() => service.send({ type: 'template.fetch' })}
        >
          {t(texts.template)}
        </Button>
        <FileChoice facts={facts} service={service} isDisabled={isSending} />
        <Said facts={facts} />
      </div>
    </Modal>
  );
}

interface FileChoiceProps {
  readonly facts: RecordImportFacts;
  readonly service: RecordImportService;
  readonly isDisabled: boolean;
}

function FileChoice({ facts: { file: chosen }, service, isDisabled }: FileChoiceProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file !== undefined) service.send({ type: 'file.choose', file: { name: file.name, content: file } });
  };
  return (
    <div
      className="record-import-file"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!isDisabled) take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept=".xls,.xlsx"
        aria-label={t(texts.choose)}
        onChange={({ target }) => {
          take(target.files);
          // The same file, corrected, may be chosen again.
          target.value = '';
        }}
      />
      <Button
        icon={<UploadOutlined aria-hidden />}
        disabled={isDisabled}
        autoFocus
        onClick={() => input.current?.click()}
      >
        {t(chosen === null ? texts.choose : texts.chooseOther)}
      </Button>
      <span>
        {chosen === null ? (
          t(texts.kinds)
        ) : (
          <>
            <FileExcelOutlined aria-hidden /> {t(texts.chosen(chosen.name))}
          </>
        )}
      </span>
    </div>
  );
}

/** How far it is, and what is wrong; said aloud when it changes. */
function Said({ facts: { status, percent, problem, report } }: { readonly facts: RecordImportFacts }) {
  const t = useTranslate();
  const isSending = status === 'sending';
  return (
    <div aria-live="polite">
      {(isSending || status === 'checking') && (
        <>
          <Progress percent={percent} status="active" aria-hidden />
          {t(isSending ? texts.sending(percent) : texts.checking)}
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
              {t(texts.marked(file.name))}
            </Button>
          )}
        </>
      }
    />
  );
}
