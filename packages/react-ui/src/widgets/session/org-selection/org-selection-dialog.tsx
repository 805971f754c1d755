import type { AuthFacts, OrgSelectionFacts } from '@evergreen/core/session/auth';
import { Alert, Button, Modal, Select, Spin } from 'antd';
import { useId, useRef, useState } from 'react';

import { useCore, useSelectedFacts, useTranslate } from '../../../adapter/index.ts';
import './org-selection.css';
import { orgSelectionMessages as messages } from './org-selection.messages.ts';

const WIDTH = 460;

const orgSelectionOf = (facts: AuthFacts) => facts.orgSelection;

/** 请选择租户和部门: what somebody works for this time, asked after signing in. The only way out is a choice, or no sign-in. */
export function OrgSelectionDialog() {
  const { auth } = useCore();
  const t = useTranslate();
  const now = useSelectedFacts(auth, orgSelectionOf);
  // While the dialog fades out it shows what it showed.
  const [shown, setShown] = useState(now);
  if (now !== null && now !== shown) setShown(now);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const isSubmitting = now?.status === 'submitting';
  return (
    <Modal
      open={now !== null}
      title={shown === null ? '' : t(shown.title)}
      width={WIDTH}
      centered
      destroyOnHidden
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      afterOpenChange={(isOpen) => {
        // A slow machine says so late: whoever is on the way through the fields already stays where they are.
        const isInside = form.current?.contains(document.activeElement) === true;
        if (isOpen && !isInside) form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
      }}
      footer={
        <>
          <Button disabled={isSubmitting} onClick={() => auth.send({ type: 'choice.cancel' })}>
            {t(messages.cancel)}
          </Button>
          {shown?.status === 'failed' ? (
            <Button type="primary" onClick={() => auth.send({ type: 'choice.retry' })}>
              {t(messages.retry)}
            </Button>
          ) : (
            <Button
              type="primary"
              htmlType="submit"
              form={formId}
              loading={isSubmitting}
              disabled={shown?.status === 'loading'}
            >
              {t(messages.confirm)}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className="org-selection-form"
        onSubmit={(event) => {
          event.preventDefault();
          auth.send({ type: 'choice.confirm' });
        }}
      >
        {shown !== null && <Fields orgSelection={shown} />}
      </form>
    </Modal>
  );
}

function Fields({ orgSelection }: { readonly orgSelection: OrgSelectionFacts }) {
  const { auth } = useCore();
  const t = useTranslate();
  const { status, tenants, departments, tenantId, orgCode, isTenantMissing, isDepartmentMissing, failure } =
    orgSelection;
  const isDisabled = status === 'submitting';
  return (
    <>
      {failure !== null && <Alert type="error" showIcon role="alert" title={t(failure)} />}
      {status === 'loading' && (
        <Spin description={t(messages.loading)}>
          <div style={{ minHeight: 72 }} />
        </Spin>
      )}
      {(status === 'choosing' || status === 'submitting') && (
        <>
          <p>{t(messages.hint)}</p>
          {tenants.length > 0 && (
            <Field
              label={t(messages.tenant)}
              prompt={t(messages.tenantPrompt)}
              options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
              value={tenantId}
              isMissing={isTenantMissing}
              isDisabled={isDisabled}
              onChange={(id) => auth.send({ type: 'choice.tenant', tenantId: id })}
            />
          )}
          {departments.length > 0 && (
            <Field
              label={t(messages.department)}
              prompt={t(messages.departmentPrompt)}
              options={departments.map((department) => ({ value: department.orgCode, label: department.departName }))}
              value={orgCode}
              isMissing={isDepartmentMissing}
              isDisabled={isDisabled}
              onChange={(code) => auth.send({ type: 'choice.department', orgCode: code })}
            />
          )}
        </>
      )}
    </>
  );
}

interface FieldProps {
  readonly label: string;
  readonly prompt: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | null;
  readonly isMissing: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

function Field({ label, prompt, options, value, isMissing, isDisabled, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="org-selection-field">
      <label htmlFor={id}>{label}</label>
      <Select<string>
        id={id}
        size="large"
        {...(value === null ? {} : { value })}
        {...(isMissing ? { status: 'error' as const } : {})}
        options={[...options]}
        placeholder={prompt}
        aria-required
        aria-invalid={isMissing}
        {...(isMissing ? { 'aria-describedby': `${id}-error` } : {})}
        disabled={isDisabled}
        onChange={onChange}
      />
      {isMissing && (
        <span id={`${id}-error`} className="org-selection-error" role="alert">
          {prompt}
        </span>
      )}
    </div>
  );
}
