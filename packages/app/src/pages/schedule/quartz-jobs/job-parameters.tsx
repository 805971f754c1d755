import { initialParameters, jobHandler, readParameters, storedParameters } from '@evergreen/core/schedule/jobs';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { FieldInput, type InputSlotProps } from '@evergreen/react-ui/widgets/records/record-form';
import { Form, Typography } from 'antd';

import { quartzJobMessages as messages } from './quartz-job.messages.ts';
import './quartz-jobs.css';

/** The parameters of the chosen handler as fields of the form. */
export function JobParameters({ id, value, values, isDisabled, isWrong, onChange, onLeave }: InputSlotProps) {
  const t = useTranslate();
  const handler = jobHandler(String(values['handler'] ?? ''));
  if (handler === undefined) return <Typography.Text type="secondary">{t(messages.chooseHandler)}</Typography.Text>;
  const fields = Object.entries(handler.parameters);
  const given = { ...initialParameters(handler), ...readParameters(value) };
  return (
    <div className="job-parameters" id={id}>
      <p className="job-parameters-handler">{t(handler.description)}</p>
      {fields.length === 0 && <Typography.Text type="secondary">{t(messages.noParameters)}</Typography.Text>}
      {fields.map(([key, field]) => (
        <Form.Item key={key} label={t(field.label)} htmlFor={`${id}-${key}`} required={field.isRequired === true}>
          <FieldInput
            id={`${id}-${key}`}
            field={field}
            value={given[key] ?? null}
            isDisabled={isDisabled}
            isWrong={isWrong}
            autoFocus={false}
            onLeave={onLeave}
            onChange={(changed) =>
              onChange(
                storedParameters({
                  ...Object.fromEntries(fields.map(([name]) => [name, given[name] ?? null])),
                  [key]: typedNumber(changed, field.type),
                }),
              )
            }
          />
        </Form.Item>
      ))}
    </div>
  );
}

/** A number is stored as one; what is none stays as it was typed, and is refused with its name. */
function typedNumber(value: string | number | null, type: string): string | number | null {
  if (type !== 'integer' || typeof value !== 'string') return value;
  return /^\s*\d{1,9}\s*$/u.test(value) ? Number(value) : value;
}
