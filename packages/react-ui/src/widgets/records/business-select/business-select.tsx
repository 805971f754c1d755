import { businessLabel, createBusinessSelect, type BusinessSelectConfig } from '@evergreen/core/records/choices';
import type { PeoplePickerDependencies } from '@evergreen/core/access/people-pickers';
import { storedPick, type PickedItem } from '@evergreen/core/access/picker';
import { Button, Select, Space } from 'antd';
import { useCallback } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { PickerHost, type PickerInputProps } from '../../access/picker/index.ts';
import { createLate } from '../../base/late/index.ts';
import './business-select.css';
import { businessSelectMessages as messages } from './business-select.messages.ts';

export interface BusinessSelectProps extends PickerInputProps {
  /** Keep it stable: another one is another list. */
  readonly config: BusinessSelectConfig;
}

const LateDialog = createLate(async () => (await import('./business-dialog.tsx')).BusinessDialog);

/** Several rows of a list of the server: their names, and a button that opens a dialog to choose. */
export function BusinessSelect({ config, maximum = Infinity, ...rest }: BusinessSelectProps) {
  const create = useCallback(
    (dependencies: PeoplePickerDependencies) => createBusinessSelect(dependencies, config),
    [config],
  );
  // What is shown is drawn from the picker's own values.
  const { value: _value, valueText: _valueText, ...input } = rest;
  return (
    <PickerHost
      {...rest}
      maximum={maximum}
      create={create}
      renderDialog={(properties) => <LateDialog {...properties} config={config} />}
    >
      {(shown, open) => <Chosen {...input} config={config} shown={shown} onOpen={open} />}
    </PickerHost>
  );
}

interface ChosenProps extends Omit<BusinessSelectProps, 'value' | 'valueText' | 'maximum'> {
  readonly shown: readonly PickedItem[];
  readonly onOpen: () => void;
}

function Chosen(props: ChosenProps) {
  const {
    config,
    shown,
    isDisabled = false,
    isReadOnly = false,
    isWrong = false,
    onOpen,
    onChange,
    onLeave,
    ...rest
  } = props;
  const t = useTranslate();
  const isFixed = isDisabled || isReadOnly;
  const keep = (kept: readonly string[]) => {
    const stored = storedPick(shown.filter(({ value }) => kept.includes(String(value))));
    if (stored === null) onChange(null);
    else onChange(stored.value, stored.text);
  };
  return (
    <Space.Compact block className="business-select">
      <Select<string[]>
        {...rest}
        mode="multiple"
        open={false}
        showSearch={false}
        suffixIcon={null}
        disabled={isFixed}
        {...(isWrong ? { status: 'error' as const } : {})}
        placeholder={rest.placeholder ?? t(messages.prompt(config.name))}
        value={shown.map(({ value }) => String(value))}
        options={shown.map(({ value, text }) => ({
          value: String(value),
          label: businessLabel(config, text),
          title: text,
        }))}
        onChange={keep}
        {...(onLeave === undefined ? {} : { onBlur: () => onLeave() })}
      />
      <Button disabled={isFixed} aria-haspopup="dialog" onClick={onOpen}>
        {t(messages.choose)}
      </Button>
    </Space.Compact>
  );
}
