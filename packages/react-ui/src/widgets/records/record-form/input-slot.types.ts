import type { ResourceValues } from '@evergreen/core/resources';
import type { AriaAttributes, ComponentType } from 'react';

/** What an input of a resource's own gets in a form. */
export interface InputSlotProps extends AriaAttributes {
  readonly id: string;
  readonly value: string | null;
  /** Of all fields of the form as they are now. */
  readonly values: ResourceValues;
  readonly isDisabled: boolean;
  readonly isWrong: boolean;
  readonly autoFocus: boolean;
  readonly onChange: (value: string | null) => void;
  readonly onLeave: () => void;
}

/** By the keys of the fields. */
export type InputSlots = Readonly<Record<string, ComponentType<InputSlotProps>>>;
