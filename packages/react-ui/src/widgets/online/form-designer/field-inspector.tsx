import {
  fieldPalette,
  type ChosenField,
  type FieldChoice,
  type FieldSetting,
  type FormCommand,
  type SettingValue,
} from '@evergreen/core/online/form-designer';
import { Button, Form, Input, InputNumber, Select, Space, Switch } from 'antd';
import { useId, useState } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { formDesignerWidgetMessages as messages } from './form-designer.messages.ts';

export interface FieldInspectorProps {
  readonly chosen: ChosenField;
  readonly groups: readonly FieldChoice[];
  readonly count: number;
  readonly canArrange: boolean;
  readonly onEdit: (command: FormCommand) => void;
}

/** What can be said of the chosen field. */
export function FieldInspector({ chosen, groups, count, canArrange, onEdit }: FieldInspectorProps) {
  const t = useTranslate();
  const id = useId();
  const { key, label, kind, group, place, isKeyFixed, isName, settings } = chosen;
  const kinds = fieldPalette.flatMap(({ entries }) =>
    entries.map((entry) => ({ value: entry.kind, label: t(entry.label) })),
  );
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t(messages.label)} htmlFor={`${id}-label`}>
        <Input
          id={`${id}-label`}
          value={label}
          onChange={({ target }) => onEdit({ type: 'field.label', key, label: target.value })}
        />
      </Form.Item>
      <Form.Item label={t(messages.key)} htmlFor={`${id}-key`} extra={isKeyFixed ? t(messages.fixedKey) : undefined}>
        <KeyInput key={key} id={`${id}-key`} value={key} isFixed={isKeyFixed} onEdit={onEdit} />
      </Form.Item>
      <Form.Item label={t(messages.kind)} htmlFor={`${id}-kind`}>
        <Select
          id={`${id}-kind`}
          value={kind}
          options={kinds}
          onChange={(to) => onEdit({ type: 'field.convert', key, kind: to })}
        />
      </Form.Item>
      <Form.Item label={t(messages.group)} htmlFor={`${id}-group`}>
        <Select
          id={`${id}-group`}
          value={group ?? ''}
          options={[
            { value: '', label: t(messages.noGroup) },
            ...groups.map((one) => ({ value: one.value, label: t(one.label) })),
          ]}
          onChange={(to) => onEdit({ type: 'field.group', key, group: to === '' ? null : to })}
        />
      </Form.Item>
      <Form.Item label={t(messages.isName)} htmlFor={`${id}-name`}>
        <Switch
          id={`${id}-name`}
          checked={isName}
          disabled={isName}
          onChange={() => onEdit({ type: 'form.call', key })}
        />
      </Form.Item>
      {settings.map((setting) => (
        <Form.Item key={setting.name} label={t(setting.label)} htmlFor={`${id}-${setting.name}`}>
          <SettingInput
            id={`${id}-${setting.name}`}
            setting={setting}
            onChange={(value) => onEdit({ type: 'field.set', key, name: setting.name, value })}
          />
        </Form.Item>
      ))}
      {canArrange && (
        <Space wrap>
          <Button disabled={place === 0} onClick={() => onEdit({ type: 'field.move', key, to: place - 1 })}>
            {t(messages.up)}
          </Button>
          <Button disabled={place === count - 1} onClick={() => onEdit({ type: 'field.move', key, to: place + 1 })}>
            {t(messages.down)}
          </Button>
          <Button onClick={() => onEdit({ type: 'field.double', key })}>{t(messages.double)}</Button>
          <Button danger disabled={count === 1} onClick={() => onEdit({ type: 'field.remove', key })}>
            {t(messages.remove)}
          </Button>
        </Space>
      )}
    </Form>
  );
}

interface KeyInputProps {
  readonly id: string;
  readonly value: string;
  readonly isFixed: boolean;
  readonly onEdit: FieldInspectorProps['onEdit'];
}

/** A key is taken when it is left: half of one may be the key of another field. What is no key is put back. */
function KeyInput({ id, value, isFixed, onEdit }: KeyInputProps) {
  const [typed, setTyped] = useState(value);
  const commit = () => {
    onEdit({ type: 'field.rename', key: value, to: typed });
    setTyped(value);
  };
  return (
    <Input
      id={id}
      value={typed}
      disabled={isFixed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onPressEnter={commit}
    />
  );
}

interface SettingInputProps {
  readonly id: string;
  readonly setting: FieldSetting;
  readonly onChange: (value: SettingValue) => void;
}

function SettingInput({ id, setting: { input, value, choices }, onChange }: SettingInputProps) {
  const t = useTranslate();
  switch (input) {
    case 'switch':
      return <Switch id={id} checked={value === true} onChange={onChange} />;
    case 'number':
      return <InputNumber id={id} value={typeof value === 'number' ? value : null} onChange={onChange} />;
    case 'text':
      return <Input id={id} value={String(value ?? '')} onChange={({ target }) => onChange(target.value)} />;
    case 'choice':
      return (
        <Select
          id={id}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t(messages.none)}
          value={value === null || value === '' ? undefined : value}
          options={choices.map((choice) => ({ value: choice.value, label: t(choice.label) }))}
          onChange={(to?: SettingValue) => onChange(to ?? null)}
        />
      );
  }
}
