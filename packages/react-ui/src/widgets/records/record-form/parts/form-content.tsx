import { childTables, type Resource } from '@evergreen/core/resources';
import type { RecordFormFacts, RecordFormService } from '@evergreen/core/records/form';
import { Alert, Form, Skeleton } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { LoadFailure } from '../../../base/load-failure/index.ts';
import { recordFormWidgetMessages as messages } from '../record-form.messages.ts';
import { formGroupId } from '../field-id.ts';
import type { InputSlots } from '../input-slot.types.ts';
import { DraftOffer } from './draft-offer.tsx';
import { FormChildren } from './form-children.tsx';
import { factsOfField, FormField } from './form-field.tsx';
import { RemoteChanges } from './remote-changes.tsx';

export interface FormContentProps {
  readonly resource: Resource;
  readonly facts: RecordFormFacts;
  readonly form: RecordFormService;
  readonly inputs: InputSlots;
  /** `isFollowed`: with Shift, by an empty form. */
  readonly onSubmit: (isFollowed: boolean) => void;
}

/** What stands inside the dialog: a wait, a failure with another try, or the fields. */
export function FormContent({ resource, facts, form, inputs, onSubmit }: FormContentProps) {
  const t = useTranslate();
  if (facts.status === 'loading')
    return <Skeleton active title={false} paragraph={{ rows: 8 }} aria-label={t(messages.loading)} />;
  if (facts.status === 'failed') {
    return (
      <LoadFailure
        title={t(messages.loadFailed)}
        description={facts.failure === null ? null : t(facts.failure)}
        onRetry={() => form.send({ type: 'load.retry' })}
      />
    );
  }
  return (
    <Form
      layout="vertical"
      className="record-form"
      noValidate
      requiredMark
      disabled={facts.status === 'saving'}
      onFinish={() => onSubmit(false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          onSubmit(event.shiftKey);
        }
      }}
    >
      <DraftOffer
        draft={facts.draft}
        onRestore={() => form.send({ type: 'draft.restore' })}
        onDiscard={() => form.send({ type: 'draft.discard' })}
      />
      {facts.isAwaitingFiles && (
        <output className="record-form-wide">
          <Alert type="info" showIcon role="presentation" title={t(messages.awaitingFiles)} />
        </output>
      )}
      <RemoteChanges changes={facts.remoteChanges} />
      {facts.failure !== null && (
        <Alert
          type="error"
          showIcon
          role="alert"
          className="record-form-wide"
          title={t(messages.saveFailed)}
          description={t(facts.failure)}
        />
      )}
      {facts.groups.map((group, place) => (
        <fieldset key={group.key} id={formGroupId(resource, group.key)} className="record-form-group">
          {group.title !== null && <legend>{t(group.title)}</legend>}
          {group.fields.map(([key, field], index) => (
            <FormField
              key={key}
              resource={resource}
              name={key}
              field={field}
              form={form}
              slot={inputs[key]}
              isFirst={place === 0 && index === 0}
              {...factsOfField(facts, key, field, inputs[key] !== undefined)}
            />
          ))}
        </fieldset>
      ))}
      {childTables(resource).map(([name, table]) => (
        <FormChildren key={name} {...{ resource, name, table, facts, form }} />
      ))}
    </Form>
  );
}
