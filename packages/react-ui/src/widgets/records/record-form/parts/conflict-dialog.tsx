import type { RecordFormFacts, RecordFormService } from '@evergreen/core/records/form';
import { Button, Modal, Radio } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { recordFormWidgetMessages as messages } from '../record-form.messages.ts';

export interface ConflictDialogProps {
  readonly conflict: RecordFormFacts['conflict'];
  readonly form: RecordFormService;
}

const WIDTH = 640;

/** Both values of every field that two people changed, to choose from. Closing it leads back to the fields. */
export function ConflictDialog({ conflict, form }: ConflictDialogProps) {
  const t = useTranslate();
  const edit = () => form.send({ type: 'conflict.edit' });
  return (
    <Modal
      open={conflict !== null}
      title={t(messages.conflictTitle)}
      width={WIDTH}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={edit}
      footer={
        <div className="record-form-footer">
          <Button onClick={() => form.send({ type: 'form.cancel' })}>{t(messages.cancel)}</Button>
          <Button onClick={edit}>{t(messages.backToEditing)}</Button>
          <Button
            type="primary"
            disabled={conflict?.isSolved !== true}
            onClick={() => form.send({ type: 'conflict.save' })}
          >
            {t(messages.saveChosen)}
          </Button>
        </div>
      }
    >
      {conflict !== null && (
        <>
          <p>{t(messages.conflictQuestion(conflict.by, conflict.at))}</p>
          <div className="record-conflict-all">
            <Button size="small" onClick={() => form.send({ type: 'conflict.chooseAll', choice: 'mine' })}>
              {t(messages.allMine)}
            </Button>
            <Button size="small" onClick={() => form.send({ type: 'conflict.chooseAll', choice: 'theirs' })}>
              {t(messages.allTheirs)}
            </Button>
          </div>
          {conflict.fields.map(({ key, label, mine, remoteValue, choice }) => (
            <fieldset key={key} className="record-conflict-field">
              <legend>{t(label)}</legend>
              <Radio.Group
                vertical
                aria-label={t(label)}
                value={choice}
                onChange={(event) =>
                  form.send({
                    type: 'conflict.choose',
                    key,
                    choice: event.target.value === 'theirs' ? 'theirs' : 'mine',
                  })
                }
                options={[
                  { value: 'mine', label: t(messages.mine(mine)) },
                  { value: 'theirs', label: t(messages.theirs(conflict.by, remoteValue)) },
                ]}
              />
            </fieldset>
          ))}
        </>
      )}
    </Modal>
  );
}
