import { FieldTimeOutlined } from '@ant-design/icons';
import { createCronEditor, cronTextProblem, type CronEditorService } from '@evergreen/core/schedule/cron-editor';
import { Button } from 'antd';
import { useEffect, useMemo } from 'react';

import { PHONE, useEmitted, useMedia, usePageService, useSelectedFacts, useTranslate } from '../../../adapter/index.ts';
import { CronDialog } from './cron-dialog.tsx';
import { cronEditorWidgetMessages as messages } from './cron-editor.messages.ts';
import { CronTextField } from './cron-text-field.tsx';
import { CronWarnings } from './cron-warnings.tsx';

export interface CronInputProps {
  readonly id: string;
  readonly label: string;
  /** Empty for none. */
  readonly value: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** A cron expression as text, with what it means, when it fires next, and the editor behind a button. */
export function CronInput(props: CronInputProps) {
  const editor = usePageService(createCronEditor);
  return editor === null ? null : <Field {...props} editor={editor} />;
}

function Field({
  id,
  label,
  value,
  isDisabled = false,
  onChange,
  editor,
}: CronInputProps & { readonly editor: CronEditorService }) {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const problem = useMemo(() => (value.trim() === '' ? null : cronTextProblem(value)), [value]);
  const field = useSelectedFacts(editor, (facts) => facts.field);
  useEffect(() => editor.send({ type: 'field.show', text: value }), [editor, value]);
  useEmitted(editor, ({ text }) => onChange(text));
  const hintId = field.description === null ? undefined : `${id}-hint`;
  return (
    <>
      <CronTextField
        id={id}
        label={label}
        value={value}
        problem={problem}
        hintId={hintId}
        isDisabled={isDisabled}
        onChange={onChange}
        suffix={
          <Button
            icon={<FieldTimeOutlined aria-hidden />}
            disabled={isDisabled}
            aria-label={t(messages.open(label))}
            aria-haspopup="dialog"
            onClick={() => editor.send({ type: 'dialog.open', text: value })}
          >
            {isPhone ? null : t(messages.edit)}
          </Button>
        }
      />
      {field.description !== null && (
        <p id={hintId} className="cron-field-hint">
          <span>{t(field.description)}</span>
          {field.next !== null && <span className="cron-field-next">{t(messages.nextFire(field.next))}</span>}
        </p>
      )}
      <CronWarnings warnings={field.warnings} isDisabled={isDisabled} onCorrect={onChange} />
      <CronDialog id={`${id}-editor`} editor={editor} />
    </>
  );
}
