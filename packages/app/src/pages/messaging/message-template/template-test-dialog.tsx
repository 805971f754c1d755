import { createTemplateTest, type TemplateTestService } from '@evergreen/core/messaging/message-template';
import {
  useCore,
  useEmitted,
  useFacts,
  useOwnedService,
  useRefusalFocus,
  useTranslate,
} from '@evergreen/react-ui/adapter';
import { Alert, Button, Form, Input, Modal, Skeleton, Typography } from 'antd';
import { useCallback } from 'react';

import type { DialogSlotProps } from '../../records/resource/resource-slots.types.ts';
import { templateTestPageMessages as messages } from './template-test.messages.ts';

/** `msgType` of a text message, the only way of sending that has a service. */
const SMS = '1';

/** Fills in the names of a template, shows what will arrive, and sends it to one recipient. */
export function TemplateTestDialog({ rows, ...rest }: DialogSlotProps) {
  const core = useCore();
  const id = rows[0]?.id ?? '';
  const open = useCallback(() => core.open((page) => createTemplateTest({ ...page, id })), [core, id]);
  const test = useOwnedService(open);
  return test === null ? null : <OpenTest test={test} rows={rows} {...rest} />;
}

function OpenTest({ test, rows, label, onDone, onClose }: DialogSlotProps & { readonly test: TemplateTestService }) {
  const { status, failure, template } = useFacts(test);
  const t = useTranslate();
  useEmitted(test, (emitted) => {
    if (emitted.type === 'test.sent') onDone([]);
  });
  return (
    <Modal
      open
      title={t(messages.title(label, rows[0]?.name ?? ''))}
      okText={t(messages.send)}
      cancelText={t(messages.cancel)}
      okButtonProps={{ loading: status === 'sending', disabled: template === null, htmlType: 'submit', form: FORM }}
      onCancel={onClose}
      width={560}
    >
      {status === 'loading' && <Skeleton active />}
      {failure !== null && (
        <Alert
          type="error"
          showIcon
          title={t(failure)}
          action={<Button onClick={() => test.send({ type: 'template.retry' })}>{t(messages.retry)}</Button>}
        />
      )}
      {template !== null && <TestForm test={test} />}
    </Modal>
  );
}

/** The button of the dialog submits it, and so does Enter. */
const FORM = 'template-test';

const inputId = (field: string) => `template-test-${field.replaceAll(' ', '-')}`;

function TestForm({ test }: { readonly test: TemplateTestService }) {
  const { template, receiver, values, errors, preview } = useFacts(test);
  const t = useTranslate();
  useRefusalFocus(test, inputId);
  const wrong = (field: keyof typeof errors) => {
    const error = errors[field];
    return error === undefined ? {} : { validateStatus: 'error' as const, help: t(error) };
  };
  return (
    <Form id={FORM} layout="vertical" component="form" onFinish={() => test.send({ type: 'form.submit' })}>
      {template?.type !== SMS && <Alert type="warning" showIcon title={t(messages.notSetUp)} />}
      <Form.Item
        label={t(template?.type === SMS ? messages.mobile : messages.receiver)}
        htmlFor={inputId('receiver')}
        required
        {...wrong('receiver')}
      >
        <Input
          id={inputId('receiver')}
          value={receiver}
          autoFocus
          maxLength={200}
          inputMode={template?.type === SMS ? 'tel' : 'text'}
          onChange={({ target }) => test.send({ type: 'receiver.change', receiver: target.value })}
        />
      </Form.Item>
      {values.map(({ name, value }) => (
        <Form.Item key={name} label={name} htmlFor={inputId(`value ${name}`)} required {...wrong(`value ${name}`)}>
          <Input
            id={inputId(`value ${name}`)}
            value={value}
            maxLength={200}
            onChange={({ target }) => test.send({ type: 'value.change', name, value: target.value })}
          />
        </Form.Item>
      ))}
      <Form.Item label={t(messages.preview)}>
        <Typography.Paragraph copyable={{ text: preview }} style={{ whiteSpace: 'pre-wrap', marginBottom: 0 }}>
          {preview}
        </Typography.Paragraph>
      </Form.Item>
    </Form>
  );
}
