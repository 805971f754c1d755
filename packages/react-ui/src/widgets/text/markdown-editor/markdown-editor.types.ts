import type { AriaAttributes } from 'react';

export interface MarkdownEditorProps extends AriaAttributes {
  readonly id: string;
  /** Names the text. */
  readonly label: string;
  /** Markdown; null for none. */
  readonly value: string | null;
  /** Characters of the Markdown text; null if unlimited. */
  readonly maximumLength?: number | null;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  /** 300 ms after the last key, and when the editor is left; null for an empty text. */
  readonly onChange: (value: string | null) => void;
  readonly onLeave?: () => void;
  /** Pictures that are in no value yet. */
  readonly onPending?: (pending: 'none' | 'running' | 'failed') => void;
}
