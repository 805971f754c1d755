import type { StoredField } from '@evergreen/core/online/form-designer';
import type { FieldValue } from '@evergreen/core/resources';

/** The input of a field, as forms have it. */
export interface PreviewInputProps {
  readonly id: string;
  readonly label: string;
  readonly field: StoredField;
  readonly value: FieldValue;
}
