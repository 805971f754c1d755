import type { RecordFormFacts, RecordFormService } from '@evergreen/core/record-form';
import { Button, Modal, Radio } from 'antd';

import { useText } from '../../../../adapter/index.ts';
import { recordFormMessages as messages } from '../record-form.messages.ts';

export interface ConflictDialogProps {
  readonly conflict: RecordFormFacts['conflict'];
  readonly form: RecordFormService;
}

const WIDTH = 640;

/** Both values of every field that two people changed, to choose from. Closing it leads back to the fields. */
export function ConflictDialog({ conflict, form }: ConflictDialogProps) {
  const say = useText();
  const edit = () => form.send({ type: 'conflict.edit' });
  return (
    <Modal
      open={conflict !== null}
      title={say(messages.conflictTitle)}
      width={WIDTH}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={edit}
      footer={
        <div className="record-form-footer">
          <Button onClick={() => form.send({ type: 'form.cancel' })}>{say(messages.cancel)}</Button>
          <Button onClick={edit}>{say(messages.backToEditing)}</Button>
          <Button
            type="primary"
            disabled={conflict?.isSolved !== true}
            onClick={() => form.send({ type: 'conflict.save' })}
          >
            {say(messages.saveChosen)}
          </Button>
        </div>
      }
    >
      {conflict !== null && (
        <>
          <p>{say(messages.conflictQuestion(conflict.by, conflict.at))}</p>
          <div className="record-conflict-all">
            <Button size="small" onClick={() => form.send({ type: 'conflict.chooseAll', choice: 'mine' })}>
              {say(messages.allMine)}
            </Button>
            <Button size="small" onClick={() => form.send({ type: 'conflict.chooseAll', choice: 'theirs' })}>
              {say(messages.allTheirs)}
            </Button>
          </div>
          {conflict.fields.map(({ key, label, mine, theirs, choice }) => (
            <fieldset key={key} className="record-conflict-field">
              <legend>{say(label)}</legend>
              <Radio.Group
                vertical
                aria-label={say(label)}
                value={choice}
                onChange={(event) =>
                  form.send({
                    type: 'conflict.choose',
                    key,
                    choice: event.target.value === 'theirs' ? 'theirs' : 'mine',
                  })
                }
                options={[
                  { value: 'mine', label: say(messages.mine(mine)) },
                  { value: 'theirs', label: say(messages.theirs(conflict.by, theirs)) },
                ]}
              />
            </fieldset>
          ))}
        </>
      )}
    </Modal>
  );
}
