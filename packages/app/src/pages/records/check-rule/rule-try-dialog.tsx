import { createCodeRuleCheck, createRecordReader } from '@evergreen/core/records/form';
import { checkRuleResource } from '@evergreen/core/resources';
import { useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { Button, Form, Input, Modal, Skeleton } from 'antd';
import { useCallback, useState } from 'react';

import type { DialogSlotProps } from '../resource/resource-slots.types.ts';
import { ruleTryMessages as messages } from './rule-try.messages.ts';

/** Asks the server whether a value keeps the rule, as forms and other front-ends do. */
export function RuleTryDialog({ label, rows, onClose }: DialogSlotProps) {
  const core = useCore();
  const t = useTranslate();
  const [row] = rows;
  const id = row?.id ?? '';
  const reader = useOwnedService(
    useCallback(
      () => core.open((page) => createRecordReader({ ...page, resource: checkRuleResource, id })),
      [core, id],
    ),
  );
  return (
    <Modal
      open
      title={t(messages.title(label, row?.name ?? ''))}
      width={520}
      footer={<Button onClick={onClose}>{t(messages.close)}</Button>}
      onCancel={onClose}
    >
      {reader === null ? <Skeleton active /> : <ReadRule reader={reader} />}
    </Modal>
  );
}

function ReadRule({ reader }: { readonly reader: ReturnType<typeof createRecordReader> }) {
  const { failure, row } = useFacts(reader);
  const t = useTranslate();
  if (failure !== null) return <LoadFailure title={t(failure)} onRetry={() => reader.send({ type: 'row.retry' })} />;
  if (row === null) return <Skeleton active />;
  return <RuleCheck ruleCode={String(row['ruleCode'] ?? '')} description={row['ruleDescription']} />;
}

const INPUT = 'rule-try-value';

function RuleCheck({ ruleCode, description }: { readonly ruleCode: string; readonly description: unknown }) {
  const core = useCore();
  const check = useOwnedService(
    useCallback(() => core.open((page) => createCodeRuleCheck({ ...page, ruleCode })), [core, ruleCode]),
  );
  return (
    <Form layout="vertical" component="div">
      {typeof description === 'string' && <p>{description}</p>}
      {check === null ? <Skeleton active /> : <CheckedInput check={check} />}
    </Form>
  );
}

function CheckedInput({ check }: { readonly check: ReturnType<typeof createCodeRuleCheck> }) {
  const { status, problem } = useFacts(check);
  const t = useTranslate();
  const [value, setValue] = useState('');
  const shown = {
    unchecked: {},
    checking: { validateStatus: 'validating' as const, help: t(messages.checking) },
    passed: { validateStatus: 'success' as const, help: t(messages.right) },
    refused: { validateStatus: 'error' as const, help: problem === null ? '' : t(problem) },
  }[status];
  return (
    <Form.Item
      label={t(messages.value)}
      htmlFor={INPUT}
      hasFeedback={status !== 'unchecked'}
      extra={t(messages.hint)}
      {...shown}
    >
      <Input
        id={INPUT}
        value={value}
        autoFocus
        autoComplete="off"
        maxLength={4000}
        onChange={({ target }) => {
          setValue(target.value);
          check.send({ type: 'value.change', value: target.value });
        }}
      />
    </Form.Item>
  );
}
