import type { AriaAttributes } from 'react';

export interface RichTextEditorProps extends AriaAttributes {
  readonly id: string;
  /** Names the text. */
  readonly label: string;
  /** HTML; null for none. */
  readonly value: string | null;
  /** Characters that people read; null if unlimited. */
  readonly maximumLength?: number | null;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  /** With cleaned HTML; null where nothing is read and nothing is seen. */
  readonly onChange: (value: string | null) => void;
  readonly onLeave?: () => void;
  /** Pictures that are in no value yet. */
  readonly onPending?: (pending: 'none' | 'running' | 'failed') => void;
}
