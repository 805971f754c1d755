import type { PickLock } from '@evergreen/core/access/picker';
import type { ReferencesField } from '@evergreen/core/resources';
import type { AriaAttributes } from 'react';

export interface ReferencesInputProps extends AriaAttributes {
  readonly id: string;
  readonly field: ReferencesField;
  /** Identifiers joined by commas; null for none. */
  readonly value: string | null;
  /** How they read, joined by commas. */
  readonly valueText?: string;
  readonly placeholder: string;
  /** Values that stay as they are. */
  readonly lock?: PickLock;
  readonly isDisabled?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string | null, text?: string) => void;
  readonly onLeave?: () => void;
}
