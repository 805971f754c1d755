import type { ResourcePageService } from '@evergreen/core/records/page';
import {
  createFieldSetting,
  type FieldSettingFacts,
  type FieldSettingPreview,
  type FieldSettingService,
} from '@evergreen/core/records/setting';
import { Alert, Button, Form, Modal, Progress, Select, Skeleton } from 'antd';
import { useCallback, useState } from 'react';

import { useCore, useFacts, useOwnedService, useTranslate } from '../../../adapter/index.ts';
import { ActionQuestion } from '../record-actions/action-question.tsx';
import '../record-actions/record-actions.css';
import { fieldSettingWidgetMessages as messages } from './field-setting.messages.ts';

export interface FieldSettingProps {
  /** The page of the list. */
  readonly page: ResourcePageService;
  /** The selected rows. */
  readonly ids: readonly string[];
  /** The dialog has closed and faded out. */
  readonly onGone: () => void;
}

/** Gives one field of the selected rows one value: says before what changes, and after what was refused. */
export function FieldSettingOverlay({ page, ids, onGone }: FieldSettingProps) {
  const core = useCore();
  const setting = useOwnedService(
    useCallback(
      () => core.open((given) => createFieldSetting({ ...given, page, resource: page.resource, ids })),
      [core, page, ids],
    ),
  );
  return setting === null ? null : <FieldSettingDialog {...{ setting, onGone }} count={ids.length} />;
}

interface FieldSettingDialogProps extends Pick<FieldSettingProps, 'onGone'> {
  readonly setting: FieldSettingService;
  /** Rows that were selected. */
  readonly count: number;
}

function FieldSettingDialog({ setting, count, onGone }: FieldSettingDialogProps) {
  const facts = useFacts(setting);
  const t = useTranslate();
  const [isLeft, setIsLeft] = useState(false);
  const { status } = facts;
  const changing = facts.preview?.changing ?? 0;
  const close = () => {
    if (status !== 'saving') setIsLeft(true);
  };
  return (
    <Modal
      open={!isLeft && status !== 'done'}
      title={t(messages.title(count))}
      onCancel={close}
      closable={status !== 'saving'}
      keyboard={status !== 'saving'}
      mask={{ closable: false }}
      afterClose={onGone}
      centered
      width={520}
      footer={
        status === 'finished' ? (
          <Button type="primary" autoFocus onClick={close}>
            {t(messages.close)}
          </Button>
        ) : status === 'saving' ? (
          <Button onClick={() => setting.send({ type: 'setting.stop' })}>{t(messages.stop)}</Button>
        ) : (
          <>
            <Button onClick={close}>{t(messages.cancel)}</Button>
            <Button
              type="primary"
              disabled={status !== 'asking' || facts.question === null || (facts.preview !== null && changing === 0)}
              onClick={() => setting.send({ type: 'setting.confirm' })}
            >
              {t(changing === 0 ? messages.setNothing : messages.set(changing))}
            </Button>
          </>
        )
      }
    >
      <DialogBody setting={setting} facts={facts} />
    </Modal>
  );
}

interface DialogBodyProps {
  readonly setting: FieldSettingService;
  readonly facts: FieldSettingFacts;
}

function DialogBody({ setting, facts }: DialogBodyProps) {
  const t = useTranslate();
  switch (facts.status) {
    case 'reading':
      return <Skeleton active />;
    case 'failed':
      return (
        <Alert
          type="error"
          title={facts.failure === null ? '' : t(facts.failure)}
          action={<Button onClick={() => setting.send({ type: 'setting.retry' })}>{t(messages.retry)}</Button>}
        />
      );
    case 'asking':
      return <SettingForm setting={setting} facts={facts} />;
    case 'saving':
    case 'finished':
    case 'done':
      return <Outcome facts={facts} />;
  }
}

function SettingForm({ setting, facts: { fields, question, preview, missing } }: DialogBodyProps) {
  const t = useTranslate();
  return (
    <Form layout="vertical" component="form" onFinish={() => setting.send({ type: 'setting.confirm' })}>
      <Form.Item label={t(messages.field)} htmlFor="setting-field">
        <Select
          id="setting-field"
          autoFocus
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t(messages.chooseField)}
          value={question?.key ?? null}
          options={fields.map(({ key, label }) => ({ value: key, label: t(label) }))}
          onChange={(key: string) => setting.send({ type: 'field.choose', key })}
        />
      </Form.Item>
      {question !== null && (
        <ActionQuestion
          key={question.key}
          question={question}
          isFirst={false}
          onChange={(value, text) =>
            setting.send({ type: 'value.change', value, ...(text === undefined ? {} : { text }) })
          }
          onLeave={() => setting.send({ type: 'value.leave' })}
        />
      )}
      <output>
        {preview !== null && <Preview preview={preview} />}
        {missing > 0 && <p>{t(messages.missing(missing))}</p>}
      </output>
    </Form>
  );
}

function Preview({ preview: { changing, staying, from, others } }: { readonly preview: FieldSettingPreview }) {
  const t = useTranslate();
  const lines = from.map(({ value, count }) => {
    const words = t(value);
    return t(messages.from(words === '' ? t(messages.empty) : words, count));
  });
  return (
    <>
      <p>{t(changing === 0 ? messages.nothingChanges : messages.changing(changing))}</p>
      {changing > 0 && (
        <ul className="record-action-names">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {others > 0 && <li>{t(messages.others(others))}</li>}
        </ul>
      )}
      {staying > 0 && <p>{t(messages.staying(staying))}</p>}
    </>
  );
}

function Outcome({ facts: { status, tried, saved, refused, left } }: Pick<DialogBodyProps, 'facts'>) {
  const t = useTranslate();
  return (
    <output>
      {status === 'saving' && (
        <Progress
          percent={(tried / Math.max(1, tried + left)) * 100}
          format={() => null}
          aria-label={t(messages.saving(tried, tried + left))}
        />
      )}
      <p>{t(status === 'saving' ? messages.saving(tried, tried + left) : messages.saved(saved))}</p>
      {refused.length > 0 && <p>{t(messages.refused(refused.length))}</p>}
      <ul className="record-action-names">
        {refused.map(({ id, name, reason }) => (
          <li key={id}>
            <strong>{name === '' ? t(messages.unnamed) : name}</strong>
            <div>{t(reason)}</div>
          </li>
        ))}
      </ul>
      {status === 'finished' && left > 0 && <p>{t(messages.left(left))}</p>}
    </output>
  );
}
