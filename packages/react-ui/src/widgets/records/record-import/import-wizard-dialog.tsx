import type { RecordImportFacts, RecordImportService } from '@evergreen/core/records/transfer';
import type { Resource } from '@evergreen/core/resources';
import { Alert, Button, Modal, Progress, Steps, Typography } from 'antd';

import { PHONE, useFacts, useMedia, useTranslate } from '../../../adapter/index.ts';
import { DuplicateRows } from './duplicate-rows.tsx';
import { FileStep } from './file-step.tsx';
import type { WizardStepProps } from './wizard-step.types.ts';
import { FixesStep } from './fixes-step.tsx';
import { MappingStep } from './mapping-step.tsx';
import './record-import.css';
import { recordImportTexts as texts } from './record-import.messages.ts';

const WIDTH = 960;

const STEPS = ['choosing', 'mapping', 'fixing', 'ready'] as const;

/** Where each state of the wizard stands among the steps that people see. */
const stepOf: Readonly<Record<RecordImportFacts['status'], number>> = {
  closed: 0,
  choosing: 0,
  reading: 0,
  mapping: 1,
  checking: 2,
  fixing: 2,
  ready: 3,
  writing: 3,
  stopping: 3,
  refused: 3,
};

export interface ImportWizardDialogProps {
  readonly resource: Resource;
  readonly service: RecordImportService;
}

/** The import of a file step by step. */
export function ImportWizardDialog({ resource, service }: ImportWizardDialogProps) {
  const t = useTranslate();
  const facts = useFacts(service);
  const isPhone = useMedia(PHONE);
  const { status } = facts;
  const isStoppable = status === 'reading' || status === 'checking' || status === 'writing';
  return (
    <Modal
      open={status !== 'closed' && facts.form === 'steps'}
      title={t(texts.title(resource.title))}
      width={WIDTH}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      // Escape belongs to the cells.
      keyboard={false}
      closable={isStoppable || status === 'stopping' ? false : { 'aria-label': t(texts.close) }}
      onCancel={() => service.send({ type: 'import.close' })}
      footer={null}
    >
      <div className="import-wizard">
        {!isPhone && (
          <Steps size="small" current={stepOf[status]} items={STEPS.map((step) => ({ title: t(texts.steps[step]) }))} />
        )}
        <div aria-live="polite">
          {facts.problem !== null && <Alert type="error" showIcon role="alert" title={t(facts.problem)} />}
          <Way facts={facts} />
        </div>
        {status === 'choosing' && <FileStep facts={facts} service={service} />}
        {status === 'mapping' && <MappingStep facts={facts} service={service} />}
        {status === 'fixing' && facts.wrongRows !== null && (
          <FixesStep resource={resource} facts={facts} wrong={facts.wrongRows} service={service} />
        )}
        {status === 'ready' && <ReadyStep facts={facts} service={service} />}
        {isStoppable && (
          <div className="import-wizard-foot">
            <Button onClick={() => service.send({ type: 'import.stop' })}>{t(texts.stop)}</Button>
          </div>
        )}
      </div>
    </Modal>
  );
}

/** How far what is under way is. */
function Way({ facts: { status, fileNames, percent, progress } }: Pick<WizardStepProps, 'facts'>) {
  const t = useTranslate();
  if (status === 'stopping') return <p>{t(texts.stopping)}</p>;
  const isWaiting = progress !== null && progress.ahead > 0;
  if (status === 'reading')
    return <p>{t(isWaiting ? texts.ahead(progress.ahead) : texts.reading(fileNames[0] ?? ''))}</p>;
  if (status !== 'checking' && status !== 'writing') return null;
  if (isWaiting) return <p>{t(texts.ahead(progress.ahead))}</p>;
  const isWriting = status === 'writing';
  if (progress === null || progress.total === 0)
    return (
      <>
        <Progress percent={percent < 100 ? percent : 0} status="active" aria-hidden />
        {t(percent < 100 ? texts.sending(percent) : isWriting ? texts.writing : texts.checking)}
      </>
    );
  const { done, total } = progress;
  return (
    <>
      <Progress percent={Math.floor((done / total) * 100)} status="active" aria-hidden />
      {t(progress.isWriting ? texts.written(done, total) : texts.tried(done, total))}
      {isWriting && <Typography.Paragraph type="secondary">{t(texts.writingHint)}</Typography.Paragraph>}
    </>
  );
}

function ReadyStep({ facts, service }: WizardStepProps) {
  const t = useTranslate();
  const { added, changed, skipped } = facts.counts;
  return (
    <>
      <Alert
        type="success"
        showIcon
        title={t(texts.sound(facts.total))}
        description={
          <>
            <p>{t(texts.counts(added, changed, skipped))}</p>
            <p>{t(texts.soundHint)}</p>
          </>
        }
      />
      {facts.duplicates.length > 0 && <DuplicateRows facts={facts} service={service} />}
      <div className="import-wizard-foot">
        <Button onClick={() => service.send({ type: 'import.back' })}>{t(texts.back)}</Button>
        <Button
          type="primary"
          autoFocus
          disabled={added + changed === 0}
          onClick={() => service.send({ type: 'import.write' })}
        >
          {t(texts.write(added + changed))}
        </Button>
      </div>
    </>
  );
}
