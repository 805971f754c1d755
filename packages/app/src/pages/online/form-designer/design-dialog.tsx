import { createFormDesigner, type FormDesignerService } from '@evergreen/core/online/form-designer';
import { useCore, useFacts, useMarkedTab, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { FormDesigner, type PreviewInputProps } from '@evergreen/react-ui/widgets/online/form-designer';
import { FieldInput } from '@evergreen/react-ui/widgets/records/record-form';
import { Modal } from 'antd';
import { useCallback, useState } from 'react';

import type { DialogSlotProps } from '../../records/resource/resource-slots.types.ts';
import { designMessages as messages } from './design.messages.ts';

/** 表单设计: the designer over the list of forms, on the whole screen. */
export function DesignDialog(props: DialogSlotProps) {
  const core = useCore();
  const id = props.rows[0]?.id ?? '';
  const designer = useOwnedService(
    useCallback(() => core.open(({ client, clock }) => createFormDesigner({ client, clock, id })), [core, id]),
  );
  return designer === null ? null : <Design {...props} id={id} designer={designer} />;
}

interface DesignProps extends DialogSlotProps {
  readonly id: string;
  readonly designer: FormDesignerService;
}

function Design({ id, designer, onDone }: DesignProps) {
  const { status, title, draft } = useFacts(designer);
  const [isLeaving, setLeaving] = useState(false);
  const t = useTranslate();
  const isUnsaved = status === 'open' && draft !== 'saved';
  useMarkedTab(isUnsaved);
  const close = () => onDone([id]);
  return (
    <Modal
      open
      title={t(messages.title(title))}
      width="100vw"
      style={{ top: 0, maxWidth: '100vw', paddingBottom: 0 }}
      footer={null}
      keyboard={false}
      mask={{ closable: false }}
      closable={{ 'aria-label': t(messages.close) }}
      onCancel={() => (isUnsaved ? setLeaving(true) : close())}
    >
      <FormDesigner designer={designer} input={PreviewInput} />
      <Modal
        open={isLeaving}
        title={t(messages.unsaved)}
        okText={t(messages.leave)}
        okButtonProps={{ danger: true }}
        cancelText={t(messages.stay)}
        onOk={close}
        onCancel={() => setLeaving(false)}
      >
        {t(messages.losses)}
      </Modal>
    </Modal>
  );
}

/** The input of the form itself. Files and rows of the platform are not touched by a preview. */
function PreviewInput({ id, label, field, value }: PreviewInputProps) {
  const [typed, setTyped] = useState(value);
  const [made, setMade] = useState(value);
  if (made !== value) {
    setMade(value);
    setTyped(value);
  }
  const isDisabled =
    field.type === 'file' ||
    field.type === 'richText' ||
    ('resource' in field && field.resource === '') ||
    ('dictionary' in field && field.dictionary === '');
  return (
    <FieldInput
      id={id}
      aria-label={label}
      field={field}
      value={typed}
      isDisabled={isDisabled}
      isWrong={false}
      autoFocus={false}
      onChange={setTyped}
      onLeave={() => undefined}
    />
  );
}
