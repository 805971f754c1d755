import { CloseCircleFilled } from '@ant-design/icons';
import { storedPick } from '@evergreen/core/access/picker';
import { Input } from 'antd';
import type { ComponentType, ReactNode } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import './picker-field.css';
import { PickerHost, type PickerDialogProps, type PickerHostProps, type PickerInputProps } from './picker-host.tsx';
import { pickerMessages as messages } from './picker.messages.ts';

export interface PickerFieldProps<Row> extends PickerInputProps, Pick<PickerHostProps<Row>, 'create'> {
  /** Fetched when it is first opened. */
  readonly dialog: ComponentType<PickerDialogProps<Row>>;
  readonly placeholder: string;
  readonly icon: ReactNode;
}

/** A read-only input that says what is chosen and opens a dialog to choose. */
export function PickerField<Row>({ create, dialog: Dialog, maximum = 1, icon, ...rest }: PickerFieldProps<Row>) {
  const { value: _value, valueText: _text, lock: _lock, onChange: _onChange, onLeave: _onLeave, ...input } = rest;
  const t = useTranslate();
  return (
    <PickerHost {...rest} maximum={maximum} create={create} renderDialog={(properties) => <Dialog {...properties} />}>
      {(shown, open, isLocked) => (
        <ShownChoice
          {...input}
          icon={icon}
          text={t(messages.names(shown.map(({ text }) => text)))}
          onOpen={open}
          onClear={() => {
            // What is locked stays.
            const kept = storedPick(shown.filter((item) => isLocked(item.value)));
            if (kept === null) rest.onChange(null);
            else rest.onChange(kept.value, kept.text);
          }}
        />
      )}
    </PickerHost>
  );
}

type ShownChoiceProps = Omit<PickerInputProps, 'value' | 'valueText' | 'maximum' | 'lock' | 'onChange' | 'onLeave'> & {
  readonly icon: ReactNode;
  readonly text: string;
  readonly onOpen: () => void;
  readonly onClear: () => void;
};

/** The input itself: what is chosen, a way to the dialog by pointer and keys, and one to clear it. */
export function ShownChoice(props: ShownChoiceProps) {
  const { text, icon, isDisabled = false, isReadOnly = false, isWrong = false, onOpen, onClear, ...rest } = props;
  const t = useTranslate();
  const isFixed = isDisabled || isReadOnly;
  const canClear = text !== '' && !isFixed && rest['aria-required'] !== true;
  return (
    <Input
      {...rest}
      {...(isFixed ? {} : { 'aria-haspopup': 'dialog' as const, onClick: onOpen })}
      readOnly
      className={isFixed ? 'picker-field' : 'picker-field is-open-to-choice'}
      disabled={isDisabled}
      {...(isWrong ? { status: 'error' as const } : {})}
      value={text}
      title={text}
      prefix={icon}
      suffix={
        canClear ? (
          <button
            type="button"
            className="picker-field-clear"
            aria-label={t(messages.clear)}
            onClick={(event) => {
              event.stopPropagation();
              onClear();
            }}
          >
            <CloseCircleFilled aria-hidden />
          </button>
        ) : (
          <span />
        )
      }
      onKeyDown={(event) => {
        if (isFixed || !['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}
