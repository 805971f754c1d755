import type { AriaAttributes } from 'react';

/** Properties that all selects of dictionaries have in common. */
export interface DictionaryInputProps extends AriaAttributes {
  readonly id: string;
  /** Null when nothing is chosen. */
  readonly value: string | null;
  /** How `value` reads, for one that is not among the choices. */
  readonly valueText?: string;
  /** 请选择 if it is left out. */
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  /** @param text what the chosen value reads as */
  readonly onChange: (value: string | null, text?: string) => void;
  readonly onLeave?: () => void;
}

export interface DictionarySelectProps extends DictionaryInputProps {
  /** Code of the dictionary. */
  readonly dictionary: string;
}
