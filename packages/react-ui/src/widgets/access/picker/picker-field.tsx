import { CloseCircleFilled } from '@ant-design/icons';
import { givenItems, storedPick, type PickerService, type PickValue } from '@evergreen/core/picker';
import type { PeoplePickerDependencies } from '@evergreen/core/people-pickers';
import { Input } from 'antd';
import { useCallback, useEffect, useState, type AriaAttributes, type ComponentType, type ReactNode } from 'react';

import { useCore, useEmitted, useFacts, useOwnedService, useTranslate } from '../../../adapter/index.ts';
import './picker-field.css';
import { pickerMessages as messages } from './picker.messages.ts';

export interface PickerInputProps extends AriaAttributes {
  readonly id: string;
  /** What is stored: several choices are joined by commas. Null when nothing is chosen; 0 and false are choices. */
  readonly value: PickValue | null;
  /** How `value` reads, of several joined by commas; asked for where it is left out. */
  readonly valueText?: string;
  readonly placeholder?: string;
  /** How many can be chosen; 1 if it is left out. */
  readonly maximum?: number;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string | null, text?: string) => void;
  readonly onLeave?: () => void;
}

export interface PickerDialogProps<Row> {
  readonly picker: PickerService<Row>;
  readonly onClosed: () => void;
}

export interface PickerFieldProps<Row> extends PickerInputProps {
  readonly placeholder: string;
  readonly icon: ReactNode;
  /** Call of the core that makes the picker; keep it stable. */
  readonly create: (dependencies: PeoplePickerDependencies) => PickerService<Row>;
  /** Fetched when it is first opened. */
  readonly dialog: ComponentType<PickerDialogProps<Row>>;
}

/** A read-only input that says what is chosen and opens a dialog to choose. */
export function PickerField<Row>({ create, maximum = 1, ...rest }: PickerFieldProps<Row>) {
  const core = useCore();
  const picker = useOwnedService(
    useCallback(() => core.open(({ client, clock }) => create({ client, clock, maximum })), [core, create, maximum]),
  );
  return picker === null ? null : <Field {...rest} picker={picker} />;
}

type FieldProps<Row> = Omit<PickerFieldProps<Row>, 'create' | 'maximum'> & { readonly picker: PickerService<Row> };

function Field<Row>(props: FieldProps<Row>) {
  const { picker, dialog: Dialog, value, valueText, onChange, onLeave, ...rest } = props;
  const { isOpen, shown } = useFacts(picker);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (!isOpen) picker.send({ type: 'value.show', chosen: givenItems(value, valueText) });
  }, [picker, isOpen, value, valueText]);
  useEmitted(picker, ({ items }) => {
    const stored = storedPick(items);
    if (stored === null) onChange(null);
    else onChange(stored.value, stored.text);
  });
  return (
    <>
      <ShownChoice
        {...rest}
        text={shown.map(({ text }) => text).join('，')}
        onOpen={() => {
          setWasOpened(true);
          picker.send({ type: 'picker.open' });
        }}
        onClear={() => onChange(null)}
      />
      {wasOpened && <Dialog picker={picker} onClosed={() => onLeave?.()} />}
    </>
  );
}

type ShownChoiceProps = Omit<PickerInputProps, 'value' | 'valueText' | 'maximum' | 'onChange' | 'onLeave'> & {
  readonly icon: ReactNode;
  readonly text: string;
  readonly onOpen: () => void;
  readonly onClear: () => void;
};

function ShownChoice(props: ShownChoiceProps) {
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
