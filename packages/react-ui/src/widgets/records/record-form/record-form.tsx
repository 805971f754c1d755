import type { Resource } from '@evergreen/core/resources';
import type { RecordPlace } from '@evergreen/core/records/list';
import type { RecordFormService } from '@evergreen/core/records/form';
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';

import { PHONE, useFacts, useMedia, useRefusalFocus, useTranslate } from '../../../adapter/index.ts';
import { ConflictDialog } from './parts/conflict-dialog.tsx';
import { DiscardDialog } from './parts/discard-dialog.tsx';
import { FormContent } from './parts/form-content.tsx';
import { FormIndex, hasFormIndex } from './parts/form-index.tsx';
import { LossesDialog } from './parts/losses-dialog.tsx';
import { MissingDialog } from './parts/missing-dialog.tsx';
import { OnceAsked } from './parts/once-asked.tsx';
import { fieldInputId } from './field-id.ts';
import type { InputSlots } from './input-slot.types.ts';
import './record-form.css';
import { recordFormWidgetMessages as messages } from './record-form.messages.ts';
import { StepButtons } from './parts/step-buttons.tsx';
import { OutstandingButton } from './parts/outstanding-button.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

export interface RecordFormProps {
  readonly resource: Resource;
  readonly form: RecordFormService;
  /** Inputs of the resource's own. */
  readonly inputs?: InputSlots;
  /** Where the record stands in the list; null for a new one, and if the list does not show it. */
  readonly place: RecordPlace | null;
  /** The form appears in the place of another one, without movement. */
  readonly isStep: boolean;
  /** The record before (-1) or after (1) this one; offered while nothing is unsaved. */
  readonly onStep: (direction: -1 | 1) => void;
  /** The next save is to be followed by an empty form; null for an existing record. */
  readonly onFollow: ((isFollowed: boolean) => void) | null;
  /** Stands above the fields. */
  readonly notice?: ReactNode;
  /** The dialog has closed and faded out. */
  readonly onGone: () => void;
}

const NO_INPUTS: InputSlots = {};
const WIDTH = 800;
const WIDTH_WITH_INDEX = 960;

/** Adds or changes one row of any resource, in a dialog that fills the screen of a phone. */
export function RecordForm({
  resource,
  form,
  inputs = NO_INPUTS,
  place,
  isStep,
  onStep,
  onFollow,
  notice,
  onGone,
}: RecordFormProps) {
  const facts = useFacts(form);
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const save = (isFollowed: boolean) => {
    onFollow?.(isFollowed);
    form.send({ type: 'form.submit' });
  };
  const submit = () => save(false);
  useRefusalFocus(form, (key) => fieldInputId(resource, key));
  useRestoreFocus();
  const hasIndex = hasFormIndex(resource) && !isPhone;
  const isSaving = facts.status === 'saving' || facts.isAwaitingFiles;
  const cancel = () => form.send({ type: 'form.cancel' });

  return (
    <Modal
      open={facts.status !== 'closed'}
      title={t(facts.title)}
      width={isPhone ? '100%' : hasIndex ? WIDTH_WITH_INDEX : WIDTH}
      centered={!isPhone}
      rootClassName={isPhone ? 'record-dialog-phone' : 'record-dialog'}
      mask={{ closable: false }}
      {...(isStep ? { transitionName: '', maskTransitionName: '' } : {})}
      onCancel={cancel}
      afterClose={onGone}
      footer={
        <div className="record-form-footer">
          {facts.status === 'loading' || facts.status === 'failed' ? null : (
            <OutstandingButton resource={resource} outstanding={facts.outstanding} />
          )}
          <span className="record-form-hint">{t(messages.saveHint)}</span>
          {place !== null && <StepButtons place={place} isDirty={facts.isDirty} onStep={onStep} />}
          <Button onClick={cancel}>{t(messages.cancel)}</Button>
          {onFollow !== null && (
            <Button disabled={isSaving} onClick={() => save(true)}>
              {t(messages.saveAndAdd)}
            </Button>
          )}
          <Button
            type="primary"
            loading={isSaving}
            disabled={facts.status === 'loading' || facts.status === 'failed'}
            onClick={submit}
          >
            {t(messages.save)}
          </Button>
        </div>
      }
    >
      {notice}
      <div className={hasIndex ? 'record-form-columns' : ''}>
        {hasIndex && <FormIndex resource={resource} groups={facts.groups} outstanding={facts.outstanding} />}
        <FormContent
          resource={resource}
          facts={facts}
          form={form}
          inputs={inputs}
          onSubmit={(isFollowed) => save(isFollowed && onFollow !== null)}
        />
      </div>
      <OnceAsked isAsked={facts.conflict !== null}>
        <ConflictDialog conflict={facts.conflict} form={form} />
      </OnceAsked>
      <OnceAsked isAsked={facts.status === 'missing'}>
        <MissingDialog isOpen={facts.status === 'missing'} form={form} />
      </OnceAsked>
      <OnceAsked isAsked={facts.losses !== null}>
        <LossesDialog losses={facts.losses} form={form} />
      </OnceAsked>
      <OnceAsked isAsked={facts.status === 'confirmingDiscard'}>
        <DiscardDialog
          isOpen={facts.status === 'confirmingDiscard'}
          onConfirm={() => form.send({ type: 'discard.confirm' })}
          onCancel={() => form.send({ type: 'discard.cancel' })}
        />
      </OnceAsked>
    </Modal>
  );
}
