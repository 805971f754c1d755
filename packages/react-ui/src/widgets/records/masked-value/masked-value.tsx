import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { createMaskedValue, type MaskedValueService } from '@evergreen/core/records/form';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { Resource } from '@evergreen/core/resources';
import { Button, Form, Input, Modal, Typography } from 'antd';
import { useCallback, useId } from 'react';

import { useCore, useFacts, useOwnedService, useTranslate } from '../../../adapter/index.ts';
import { maskedValueWidgetMessages as messages } from './masked-value.messages.ts';

export interface MaskedValueProps {
  readonly resource: Resource;
  readonly id: string;
  /** Key of the masked field. */
  readonly field: string;
  readonly label: LocalizedText;
  /** What everybody reads. */
  readonly masked: string;
}

/** A masked value with a button that asks why somebody wants to read the whole, and shows it until it is hidden or closed. */
export function MaskedValue({ resource, id, field, label, masked }: MaskedValueProps) {
  const core = useCore();
  const value = useOwnedService(
    useCallback(
      () => core.open((page) => createMaskedValue({ ...page, resource, id, field })),
      [core, resource, id, field],
    ),
  );
  return value === null ? masked : <OpenValue value={value} label={label} masked={masked} />;
}

type OpenValueProps = Pick<MaskedValueProps, 'label' | 'masked'> & { readonly value: MaskedValueService };

function OpenValue({ value, label, masked }: OpenValueProps) {
  const facts = useFacts(value);
  const t = useTranslate();
  const isShown = facts.status === 'shown';
  return (
    <>
      {isShown ? (
        <Typography.Text copyable={{ tooltips: [t(messages.copy), t(messages.copied)] }}>{facts.value}</Typography.Text>
      ) : (
        <span>{masked}</span>
      )}
      <Button
        type="text"
        size="small"
        icon={isShown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
        aria-label={t(isShown ? messages.hide(label) : messages.show(label))}
        onClick={() => value.send({ type: isShown ? 'value.hide' : 'value.ask' })}
      />
      {(facts.status === 'asking' || facts.status === 'reading') && <ReasonDialog value={value} label={label} />}
    </>
  );
}

function ReasonDialog({ value, label }: Omit<OpenValueProps, 'masked'>) {
  const { status, reason, error } = useFacts(value);
  const t = useTranslate();
  const id = useId();
  const isReading = status === 'reading';
  return (
    <Modal
      open
      width={420}
      title={t(messages.show(label))}
      okText={t(messages.ok)}
      cancelText={t(messages.cancel)}
      confirmLoading={isReading}
      onOk={() => value.send({ type: 'reason.submit' })}
      onCancel={() => value.send({ type: 'value.hide' })}
    >
      <p id={`${id}-note`}>{t(messages.logged)}</p>
      <Form layout="vertical" onFinish={() => value.send({ type: 'reason.submit' })}>
        <Form.Item
          label={t(messages.reason)}
          htmlFor={id}
          required
          {...(error === null ? {} : { validateStatus: 'error', help: <span id={`${id}-error`}>{t(error)}</span> })}
        >
          <Input
            id={id}
            value={reason}
            disabled={isReading}
            autoFocus
            maxLength={200}
            placeholder={t(messages.reasonHint)}
            aria-invalid={error !== null}
            aria-describedby={error === null ? `${id}-note` : `${id}-note ${id}-error`}
            onChange={(event) => value.send({ type: 'reason.change', reason: event.target.value })}
            onPressEnter={(event) => {
              event.preventDefault();
              value.send({ type: 'reason.submit' });
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
