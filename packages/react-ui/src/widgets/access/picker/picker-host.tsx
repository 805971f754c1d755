import type { PeoplePickerDependencies } from '@evergreen/core/access/people-pickers';
import {
  givenItems,
  storedPick,
  type PickedItem,
  type PickerService,
  type PickLock,
  type PickValue,
} from '@evergreen/core/access/picker';
import { useCallback, useEffect, useState, type AriaAttributes, type ReactNode } from 'react';

import { useCore, useEmitted, useFacts, useOwnedService } from '../../../adapter/index.ts';

export interface PickerInputProps extends AriaAttributes {
  readonly id: string;
  /** What is stored: several choices are joined by commas. Null when nothing is chosen; 0 and false are choices. */
  readonly value: PickValue | null;
  /** How `value` reads, of several joined by commas; asked for where it is left out. */
  readonly valueText?: string;
  readonly placeholder?: string;
  /** How many can be chosen; 1 if it is left out. */
  readonly maximum?: number;
  /** Values that stay as they are. */
  readonly lock?: PickLock;
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

export interface PickerHostProps<Row> extends Pick<
  PickerInputProps,
  'value' | 'valueText' | 'lock' | 'onChange' | 'onLeave'
> {
  readonly maximum: number;
  /** Call of the core that makes the picker; keep it stable. */
  readonly create: (dependencies: PeoplePickerDependencies) => PickerService<Row>;
  /** Draws the dialog, from the first opening on. */
  readonly renderDialog: (properties: PickerDialogProps<Row>) => ReactNode;
  readonly children: (
    shown: readonly PickedItem[],
    open: () => void,
    isLocked: PickerService<Row>['isLocked'],
  ) => ReactNode;
}

/** A picker whose value is outside: tells it what to name, and hands on what is chosen in its dialog. */
export function PickerHost<Row>({ create, maximum, lock, ...rest }: PickerHostProps<Row>) {
  const core = useCore();
  const picker = useOwnedService(
    useCallback(
      () => core.open(({ client, clock }) => create({ client, clock, maximum, lock })),
      [core, create, maximum, lock],
    ),
  );
  return picker === null ? null : <Hosted {...rest} picker={picker} />;
}

type HostedProps<Row> = Omit<PickerHostProps<Row>, 'create' | 'maximum' | 'lock'> & {
  readonly picker: PickerService<Row>;
};

function Hosted<Row>(props: HostedProps<Row>) {
  const { picker, renderDialog, value, valueText, onChange, onLeave, children } = props;
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
  const open = () => {
    setWasOpened(true);
    picker.send({ type: 'picker.open' });
  };
  return (
    <>
      {children(shown, open, picker.isLocked)}
      {wasOpened && renderDialog({ picker, onClosed: () => onLeave?.() })}
    </>
  );
}
