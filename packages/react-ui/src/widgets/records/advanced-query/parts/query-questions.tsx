import { LONGEST_NAME, type AdvancedQueryService, type QueryQuestion } from '@evergreen/core/records/query';
import { Checkbox, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';

import { useChosenFacts, useTranslate } from '../../../../adapter/index.ts';
import { advancedQueryTexts as texts } from '../advanced-query.messages.ts';
import { foundByLabel } from '../../../base/choice-select/index.ts';

const ASKED = ['question'] as const;
const SHARED = ['library', 'roles'] as const;
const FORM = 'query-naming';
const NAME = 'query-name';
const ROLE = 'query-role';
/** No identifier of a role is empty. */
const NOBODY = '';

/** Asks for the name of a query that is saved, and whether one may be replaced or deleted. */
export function QueryQuestions({ query }: { readonly query: AdvancedQueryService }) {
  const { question } = useChosenFacts(query, ASKED);
  const naming = question?.kind === 'naming' ? question : null;
  return (
    <>
      <NamingDialog query={query} naming={naming} />
      <ConfirmDialog query={query} question={naming === null ? question : null} />
    </>
  );
}

interface NamingDialogProps {
  readonly query: AdvancedQueryService;
  readonly naming: Extract<QueryQuestion, { readonly kind: 'naming' }> | null;
}

function NamingDialog({ query, naming }: NamingDialogProps) {
  const t = useTranslate();
  const submit = () => {
    query.send({ type: 'naming.submit' });
    document.getElementById(NAME)?.focus();
  };
  return (
    <Modal
      open={naming !== null}
      title={t(texts.save)}
      width={420}
      centered
      destroyOnHidden
      okText={t(texts.confirm)}
      cancelText={t(texts.cancel)}
      closable={{ 'aria-label': t(texts.close) }}
      // Beside several inputs, Enter submits through a button alone.
      okButtonProps={{ htmlType: 'submit', form: FORM }}
      onCancel={() => query.send({ type: 'question.cancel' })}
    >
      <Form id={FORM} layout="vertical" onFinish={submit}>
        <Form.Item
          label={t(texts.name)}
          htmlFor={NAME}
          {...(naming === null || naming.error === null
            ? {}
            : { validateStatus: 'error' as const, help: <span id={`${NAME}-error`}>{t(naming.error)}</span> })}
        >
          <Input
            id={NAME}
            autoFocus
            autoComplete="off"
            count={{ max: LONGEST_NAME }}
            value={naming?.name ?? ''}
            aria-invalid={naming !== null && naming.error !== null}
            {...(naming === null || naming.error === null ? {} : { 'aria-describedby': `${NAME}-error` })}
            onChange={(event) => query.send({ type: 'name.type', name: event.target.value })}
          />
        </Form.Item>
        <LayoutInput query={query} naming={naming} />
        <SharingInputs query={query} naming={naming} />
      </Form>
    </Modal>
  );
}

/** Whether the layout of the list is saved with the query; said where it is all there is to save. */
function LayoutInput({ query, naming }: NamingDialogProps) {
  const t = useTranslate();
  if (naming === null || naming.layout === null) return null;
  const { isKept, isRequired } = naming.layout;
  return (
    <Form.Item>
      {isRequired ? (
        t(texts.layoutOnly)
      ) : (
        <Checkbox
          checked={isKept}
          onChange={(event) => query.send({ type: 'layout.choose', isKept: event.target.checked })}
        >
          {t(texts.withLayout)}
        </Checkbox>
      )}
    </Form.Item>
  );
}

/** Whom the query is shared with, and whether it is the default; a query that stays on this device is neither. */
function SharingInputs({ query, naming }: NamingDialogProps) {
  const t = useTranslate();
  const { library, roles } = useChosenFacts(query, SHARED);
  if (naming === null || library !== 'account') return null;
  return (
    <>
      {roles.length > 0 && (
        <Form.Item label={t(texts.shareWith)} htmlFor={ROLE}>
          <Select
            id={ROLE}
            showSearch={foundByLabel}
            value={naming.roleId ?? NOBODY}
            options={[
              { value: NOBODY, label: t(texts.nobody) },
              ...roles.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(roleId) => query.send({ type: 'role.choose', roleId: roleId === NOBODY ? null : roleId })}
          />
        </Form.Item>
      )}
      <Checkbox
        checked={naming.isDefault}
        onChange={(event) => query.send({ type: 'default.choose', isDefault: event.target.checked })}
      >
        {t(texts.asDefault)}
      </Checkbox>
    </>
  );
}

function ConfirmDialog({
  query,
  question,
}: {
  readonly query: AdvancedQueryService;
  readonly question: QueryQuestion | null;
}) {
  const t = useTranslate();
  // The question keeps its words while the dialog fades out.
  const [shown, setShown] = useState<QueryQuestion | null>(null);
  if (question !== null && question !== shown) setShown(question);
  return (
    <Modal
      open={question !== null}
      title={shown === null || shown.kind === 'naming' ? null : t(shown.text)}
      width={420}
      centered
      destroyOnHidden
      okText={t(texts.confirm)}
      cancelText={t(texts.cancel)}
      closable={{ 'aria-label': t(texts.close) }}
      okButtonProps={{ danger: true }}
      cancelButtonProps={{ autoFocus: true }}
      onOk={() => query.send({ type: 'question.confirm' })}
      onCancel={() => query.send({ type: 'question.cancel' })}
    >
      {shown === null || shown.kind === 'naming' ? null : <p>{shown.title}</p>}
    </Modal>
  );
}
