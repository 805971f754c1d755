import type { ExportScope, RecordExportFacts, RecordExportService } from '@evergreen/core/records/transfer';
import { EXPORT_FORMATS, REVEAL_REASON } from '@evergreen/core/resources';
import { Alert, Button, Checkbox, Form, Input, Modal, Progress, Radio } from 'antd';
import { useId } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import './record-export.css';
import { recordExportTexts as texts } from './record-export.messages.ts';

const WIDTH = 600;
const KILOBYTE = 1024;

/** Asks which rows and columns of a list are exported and how, and shows how far it is. */
export function RecordExportDialog({ service }: { readonly service: RecordExportService }) {
  const t = useTranslate();
  const facts = useFacts(service);
  const form = useId();
  const isRunning = facts.status === 'running' || facts.status === 'starting';
  const isBackground = facts.way === 'background';
  const isAgain = facts.status === 'failed' || facts.status === 'cancelled';
  const cancel = () => service.send({ type: 'export.cancel' });
  return (
    <Modal
      open={facts.status !== 'closed' && facts.status !== 'saved' && facts.way !== 'quick'}
      title={t(isBackground ? texts.backgroundTitle : texts.title)}
      width={WIDTH}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      closable={{ 'aria-label': t(isRunning ? texts.stop : texts.cancel) }}
      onCancel={cancel}
      footer={
        <>
          <Button onClick={cancel}>{t(isRunning ? texts.stop : texts.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={form} loading={isRunning} disabled={isRunning}>
            {t(isAgain ? texts.again : texts.start)}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        component="form"
        layout="vertical"
        className="record-export"
        disabled={isRunning}
        onFinish={() => service.send({ type: 'export.start' })}
      >
        <Said facts={facts} />
        {isBackground ? (
          <p>{t(texts.backgroundHint)}</p>
        ) : (
          <ScopeChoice facts={facts} onChoose={(scope) => service.send({ type: 'scope.choose', scope })} />
        )}
        <Form.Item label={t(texts.format)}>
          <Radio.Group
            aria-label={t(texts.format)}
            value={facts.format}
            options={EXPORT_FORMATS.map((format) => ({ value: format, label: t(texts[format]) }))}
            onChange={({ target }) => {
              const format = EXPORT_FORMATS.find((known) => known === target.value);
              if (format !== undefined) service.send({ type: 'format.choose', format });
            }}
          />
        </Form.Item>
        <ColumnsChoice facts={facts} service={service} />
        {facts.mayReveal && <RevealChoice facts={facts} service={service} />}
      </Form>
    </Modal>
  );
}

/** What keeps it from starting, how far it is, or what went wrong; said aloud when it changes. */
function Said({ facts: { status, problem, failure, received } }: { readonly facts: RecordExportFacts }) {
  const t = useTranslate();
  return (
    <div aria-live="polite">
      {status === 'starting' && t(texts.starting)}
      {status === 'running' && (
        <div className="record-export-progress">
          <Progress percent={100} status="active" showInfo={false} aria-hidden />
          {t(received === 0 ? texts.running : texts.received(Math.ceil(received / KILOBYTE)))}
        </div>
      )}
      {status === 'cancelled' && <Alert type="info" showIcon title={t(texts.cancelled)} />}
      {status === 'failed' && failure !== null && <Alert type="error" showIcon role="alert" title={t(failure)} />}
      {problem !== null && <Alert type="error" showIcon role="alert" title={t(problem)} />}
    </div>
  );
}

function ScopeChoice({
  facts: { scope, selected },
  onChoose,
}: {
  readonly facts: RecordExportFacts;
  readonly onChoose: (scope: ExportScope) => void;
}) {
  const t = useTranslate();
  return (
    <Form.Item label={t(texts.rows)}>
      <Radio.Group
        aria-label={t(texts.rows)}
        value={scope}
        vertical
        options={[
          ...(selected === 0 ? [] : [{ value: 'selected', label: t(texts.selected(selected)) }]),
          { value: 'found', label: t(texts.found) },
        ]}
        onChange={({ target }) => onChoose(target.value === 'selected' ? 'selected' : 'found')}
      />
    </Form.Item>
  );
}

interface PartProps {
  readonly facts: RecordExportFacts;
  readonly service: RecordExportService;
}

function ColumnsChoice({ facts: { columns }, service }: PartProps) {
  const t = useTranslate();
  const chosen = columns.filter(({ isChosen }) => isChosen).length;
  return (
    <Form.Item label={t(texts.columns)}>
      <div className="record-export-head">
        <span>{t(texts.chosen(chosen, columns.length))}</span>
        <Button type="link" size="small" onClick={() => service.send({ type: 'columns.chooseShown' })}>
          {t(texts.shown)}
        </Button>
        <Button type="link" size="small" onClick={() => service.send({ type: 'columns.chooseAll' })}>
          {t(texts.all)}
        </Button>
      </div>
      <fieldset className="record-export-columns" aria-label={t(texts.columns)}>
        {columns.map(({ key, label, isChosen }) => (
          <Checkbox
            key={key}
            checked={isChosen}
            onChange={({ target }) => service.send({ type: 'column.choose', key, isChosen: target.checked })}
          >
            {t(label)}
          </Checkbox>
        ))}
      </fieldset>
    </Form.Item>
  );
}

function RevealChoice({ facts: { isRevealed, reason }, service }: PartProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <>
      <Form.Item>
        <Checkbox
          checked={isRevealed}
          onChange={({ target }) => service.send({ type: 'reveal.choose', isRevealed: target.checked })}
        >
          {t(texts.reveal)}
        </Checkbox>
      </Form.Item>
      {isRevealed && (
        <Form.Item label={t(texts.reason)} htmlFor={id} extra={t(texts.reasonHint)} required>
          <Input
            id={id}
            value={reason}
            maxLength={REVEAL_REASON.most}
            onChange={({ target }) => service.send({ type: 'reason.type', reason: target.value })}
          />
        </Form.Item>
      )}
    </>
  );
}
