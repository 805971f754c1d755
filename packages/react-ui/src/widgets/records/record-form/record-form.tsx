import type { Resource } from '@evergreen/core/resources';
import type { RecordFormService } from '@evergreen/core/record-form';
import { Button, Modal } from 'antd';

import { PHONE, useFacts, useMedia, useRefusalFocus, useTranslate } from '../../../adapter/index.ts';
import { ConflictDialog } from './parts/conflict-dialog.tsx';
import { DiscardDialog } from './parts/discard-dialog.tsx';
import { FormContent } from './parts/form-content.tsx';
import { MissingDialog } from './parts/missing-dialog.tsx';
import { fieldInputId } from './field-id.ts';
import './record-form.css';
import { recordFormWidgetMessages as messages } from './record-form.messages.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

export interface RecordFormProps {
  readonly resource: Resource;
  readonly form: RecordFormService;
  /** The dialog has closed and faded out. */
  readonly onGone: () => void;
}

const WIDTH = 800;

/** Adds or changes one row of any resource, in a dialog that fills the screen of a phone. */
export function RecordForm({ resource, form, onGone }: RecordFormProps) {
  const facts = useFacts(form);
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const submit = () => form.send({ type: 'form.submit' });
  useRefusalFocus(form, (key) => fieldInputId(resource, key));
  useRestoreFocus();
  const isSaving = facts.status === 'saving';
  const cancel = () => form.send({ type: 'form.cancel' });

  return (
    <Modal
      open={facts.status !== 'closed'}
      title={t(facts.title)}
      width={isPhone ? '100%' : WIDTH}
      centered={!isPhone}
      rootClassName={isPhone ? 'record-dialog-phone' : 'record-dialog'}
      mask={{ closable: false }}
      onCancel={cancel}
      afterClose={onGone}
      footer={
        <div className="record-form-footer">
          <span className="record-form-hint">{t(messages.saveHint)}</span>
          <Button onClick={cancel}>{t(messages.cancel)}</Button>
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
      <FormContent resource={resource} facts={facts} form={form} onSubmit={submit} />
      <ConflictDialog conflict={facts.conflict} form={form} />
      <MissingDialog isOpen={facts.status === 'missing'} form={form} />
      <DiscardDialog
        isOpen={facts.status === 'confirmingDiscard'}
        onConfirm={() => form.send({ type: 'discard.confirm' })}
        onCancel={() => form.send({ type: 'discard.cancel' })}
      />
    </Modal>
  );
}
